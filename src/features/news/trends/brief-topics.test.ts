import { expect, test } from "vitest";
import type { Category } from "#contracts/sections.ts";
import { now, resignation, trendArticle } from "#tests/support/trend-articles.ts";
import { briefTopics } from "./brief-topics.ts";
import { findTopics } from "./topics.ts";
import type { TrendArticle } from "./trend-article.ts";

test("in the brief a story covered by two papers is listed under its category", () => {
  const pair = ["one", "two"].map((paper) =>
    trendArticle("Teacher canvasses early preparation of pupils for ferry trade", 2, {
      paper,
      category: "Education",
    }),
  );
  expect(briefTopics([], pair, now).map(({ topic }) => topic)).toEqual(["Education"]);
});

test("the brief leaves out a story that consists only of somebody's words", () => {
  const pair = (story: string, title: string) =>
    ["one", "two"].map((paper) =>
      trendArticle(title, 2, { paper, story, subject: story, category: "Health" }),
    );
  const articles = [
    ...pair("a", "What Adu told me of the jetty – Okoro"),
    ...pair("b", "Council opens Borgu clinic"),
  ];
  expect(briefTopics([], articles, now).map(({ storyId }) => storyId)).toEqual(["b"]);
});

test("an event represents its topic rather than newer statements in as many papers", () => {
  const of = (story: string, title: string, hours: number, papers: number) =>
    Array.from({ length: papers }, (_, n) => trendArticle(title, hours, { story, paper: `p${n}` }));
  const skids = "Kainji Air canoe plane skids off Borgu runway";
  const words = "Kainji Air runway safety is first, says Okoro";
  const headline = (...articles: TrendArticle[]) =>
    briefTopics(findTopics(articles, now), articles, now)[0]?.headline;
  expect(headline(...of("a", skids, 14, 3), ...of("w", words, 3, 3))).toBe(skids);
  expect(headline(...of("a", skids, 14, 1), ...of("w", words, 3, 3))).toBe(words);
});

test("besides its topics the brief has at most one sports story, then other news of the day", () => {
  const pair = (story: string, title: string, hours: number, category: Category) =>
    ["one", "two"].map((paper) => trendArticle(title, hours, { paper, story, subject: story, category }));
  const articles = [
    ...pair("a", "Kainji beat Borgu in canoe final", 1, "Sports"),
    ...pair("b", "Weavers sign drummer from Yola", 2, "Sports"),
    ...pair("c", "Council opens Borgu clinic", 9, "Health"),
  ];
  expect(
    briefTopics([], articles, now)
      .map(({ storyId }) => storyId)
      .toSorted(),
  ).toEqual(["a", "c"]);
});

test.each([
  [
    "disclosed this",
    "The state commander of the works guild, Bala Okoro, disclosed this in a statement in Benin.",
  ],
  [
    "made it known",
    "The spokesman of the ministry, Folake Adu-Okoro, made it known to reporters in Benin on Monday.",
  ],
  ["Watch", "Watch the works minister of Benin as he resigns over the collapsed footbridge."],
  ["half a quotation", "“Before I resigned the works ministry promised me another footbridge."],
])("a sentence that cannot be understood on its own is not used: %s", (_, summary) => {
  const pair = ["one", "two"].map((paper) =>
    trendArticle("Works minister resigns over footbridge", 2, { paper, summary }),
  );
  expect(briefTopics([], pair, now)).toMatchObject([{ sentence: null }]);
});

test("a topic's headline says what was done, not who praised it", () => {
  const articles = [
    trendArticle("Adu flags off Kainji ferry road rebuilding", 10, { story: "s1" }),
    trendArticle("Chief commends Adu for rebuilding Kainji ferry road", 3, { story: "s2", paper: "two" }),
    trendArticle("Kainji is grateful for ferry road rebuilding — Okoro", 9, { story: "s3", paper: "three" }),
  ];
  const topics = findTopics(articles, now);
  expect(briefTopics(topics, articles, now)[0]?.headline).toMatch(/^Adu flags off/);
});

test("the brief uses a central headline and a full sentence from the same story", () => {
  const articles = [
    trendArticle("Works minister resigns over collapsed footbridge", 5, {
      summary:
        "The works minister resigned on Monday over the footbridge that collapsed in Kainji. More follows…",
    }),
    trendArticle("Works minister resigns after footbridge collapse", 4, {
      summary: "Cut in the middle of the",
    }),
    trendArticle("Labour hails minister over footbridge", 1, {
      story: "s2",
      summary: "Labour leaders hailed the minister who resigned over the collapsed footbridge in Kainji.",
    }),
  ];
  const [topic] = briefTopics(findTopics(articles, now), articles, now);
  expect(topic?.headline).toMatch(/^Works minister resigns/);
  expect(topic?.sentence).toBe(
    "The works minister resigned on Monday over the footbridge that collapsed in Kainji.",
  );
  expect(topic?.papers).toHaveLength(2);
});

test("a sentence that repeats its headline is not used; duplicate sample headlines come last", () => {
  const repeating = (title: string, i: number) =>
    trendArticle(title, i, { summary: `As reported: ${title}.` });
  const wire = "Works minister resigns over collapsed footbridge";
  const articles = [
    repeating(wire, 5),
    repeating(wire, 4),
    repeating("Works minister resigns over footbridge", 3),
  ];
  const topics = findTopics(articles, now);
  expect(briefTopics(topics, articles, now)[0]?.sentence).toBe(null);
  expect(new Set(topics[0]?.sampleHeadlines.slice(0, 2)).size).toBe(2);
});

test("a sentence that also appears in another story is boilerplate and is not used", () => {
  const summary = "Get the day's news on your phone by joining our channel today.";
  const articles = resignation().map((article) => ({ ...article, summary }));
  const sentenceBeside = (other: TrendArticle) => {
    const all = [...articles, other];
    return briefTopics(findTopics(all, now), all, now)[0]?.sentence;
  };
  expect(sentenceBeside(trendArticle("Market women open a creche", 3, { story: "s9", summary }))).toBe(null);
  expect(sentenceBeside(trendArticle("Market women open a creche", 3, { story: "s9" }))).toBe(summary);
});
