import { expect, test } from "vitest";
import { picksOf, popularOf, topicOf, topicsOf } from "./visible.ts";

const complete = {
  _id: "1",
  headline: "H",
  language: "ha",
  category: "Politics",
  story_id: "s1",
  reason: "Read by 40",
  newspaper_name: "The Paper",
};

test.each([
  ["its reason", complete, { reason: "Read by 40", story: "s1", language: "ha", category: "Politics" }],
  ["its paper's name, if it has no reason", { ...complete, reason: null }, { reason: "The Paper" }],
  ["Unknown, if it has neither", { _id: "1" }, { reason: "Unknown", story: "1", headline: "", category: "" }],
])("a popular article is shown with %s", (_, article, shown) => {
  expect(popularOf({ articles: [article] })).toEqual([expect.objectContaining({ _id: "1", ...shown })]);
});

test("a popular article or pick without any field has empty ones, and no language if it is English", () => {
  expect(popularOf({ articles: [{}] })).toEqual([
    { _id: "", headline: "", category: "", story: "", reason: "Unknown", paper: "" },
  ]);
  expect(picksOf({ featured: [{}] })).toEqual([
    { _id: "", title: "", description: "", source: "Unknown", favicon_url: null, story: "" },
  ]);
  expect(popularOf({ articles: [{ ...complete, language: "en" }] })[0]).not.toHaveProperty("language");
});

test("a pick keeps its story, its paper and both languages, and its summary is cut to a card's length", () => {
  const featured = [
    {
      ...complete,
      summary: `${"word ".repeat(40)}end`,
      newspaper_language: "yo",
      favicon_url: "/f.png",
    },
  ];
  expect(picksOf({ featured })).toEqual([
    {
      ...{ _id: "1", title: "H", language: "ha", source: "The Paper", source_language: "yo" },
      ...{ favicon_url: "/f.png", story: "s1", description: `${"word ".repeat(36).trim()}…` },
    },
  ]);
});

test("a topic without any field is empty", () => {
  expect(topicOf({})).toEqual({
    ...{ _id: "", topic: "", score: null, reason: "", articles: 0 },
    ...{ headlines: [], storyIds: [], papers: [] },
  });
});

test("a topic keeps its fields, and the stories and papers of its first two different headlines", () => {
  const articles = ["A", "A", "B", "C"].map((headline, at) => ({
    ...{ headline, story_id: `s${at}`, newspaper_name: `Paper ${at}` },
  })) as never;
  const said = { papers: 2, articles: 9 };
  const why = { ...said, newest: { papers: 1, hours: 2 }, hours: 24, before: 0 };
  const topic = {
    _id: "t",
    topic: "Fuel",
    language: "pcm",
    score: 7,
    reason: "R",
    why,
    story_count: 9,
    articles,
  };
  expect(topicsOf({ topics: [topic] })).toEqual([
    {
      ...{ _id: "t", topic: "Fuel", language: "pcm", score: 7, reason: said, articles: 9 },
      ...{ headlines: ["A", "B"], storyIds: ["s0", "s2"], papers: ["Paper 0", "Paper 2"] },
    },
  ]);
});

test("a topic's headline without a known story has an empty story id", () => {
  const articles = [{ headline: "A", story_id: null }] as never;
  expect(topicOf({ articles, story_count: 0 })).toMatchObject({ articles: 0, storyIds: [""] });
  expect(topicOf({ sample_headlines: ["x"] })).toMatchObject({ articles: 1, storyIds: [""] });
});
