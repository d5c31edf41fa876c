import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { askTopic } from "./topic-page.ts";

const article = (_id: string, story_id: string | null, hour: number) => ({
  _id,
  story_id,
  headline: `Headline ${_id}`,
  newspaper_name: `Paper ${_id}`,
  published_at: `2026-11-20T${String(hour).padStart(2, "0")}:00:00.000Z`,
});

test("a topic page has one card per story, newest first, and its headlines oldest first", async () => {
  const articles = [
    article("a", "s1", 6),
    article("b", "s2", 9),
    article("c", "s1", 8),
    article("d", null, 7),
  ];
  const ask = (async () => ({ topic: { _id: "t", topic: "Fuel", articles }, related: [] })) as unknown as Ask;
  const { stories, tellings, headlines } = await askTopic(ask, "t");
  expect(stories.map(({ _id }) => _id)).toEqual(["b", "c", "d"]);
  expect(tellings.map(({ article_id, paper }) => [article_id, paper.name])).toEqual([
    ["a", "Paper a"],
    ["d", "Paper d"],
    ["c", "Paper c"],
    ["b", "Paper b"],
  ]);
  expect(headlines).toEqual(tellings);
});

test("a headline printed by several papers is listed once, under the first paper", async () => {
  const articles = ["a", "b", "c"].map((id, place) => ({
    ...article(id, "s1", 6 + place),
    headline: id === "b" ? "Another headline" : place === 0 ? "Fuel price falls" : "Fuel Price Falls",
  }));
  const ask = (async () => ({ topic: { _id: "t", topic: "Fuel", articles }, related: [] })) as unknown as Ask;
  const { headlines } = await askTopic(ask, "t");
  expect(headlines.map(({ article_id }) => article_id)).toEqual(["a", "b"]);
});

test("a story that runs for weeks has its days", async () => {
  const answer = (running: object | null) =>
    askTopic(
      (async () => ({ topic: { _id: "t", topic: "Fuel", articles: [] }, running })) as unknown as Ask,
      "t",
    );
  const running = { days: [{ day: "2026-11-20", articles: 3, papers: 2, headline: null }] };
  expect(await answer(running)).toMatchObject({ running });
  expect(await answer(null)).toMatchObject({ running: null });
});

test("a topic's summary names the paper it cites, or none if that article is missing", async () => {
  const articles = [article("a", "s1", 6), article("b", "s1", 8)];
  const topicCiting = (cites: string[]) =>
    askTopic(
      (async () => ({
        topic: { _id: "t", topic: "Fuel", articles, summary: "Petrol fell.", cites },
        related: [],
      })) as unknown as Ask,
      "t",
    );
  expect(await topicCiting(["a"])).toMatchObject({ summary: "Petrol fell.", from: "Paper a" });
  expect(await topicCiting(["z"])).toMatchObject({ from: null });
});

test("what a topic's answer lacks is empty, and a paper without a name is Unknown", async () => {
  const articles = [{ _id: "a", headline: "H", newspaper_name: "", published_at: "2026-11-20" }];
  const ask = (async () => ({ topic: { topic: "Fuel", articles } })) as unknown as Ask;
  expect(await askTopic(ask, "t")).toMatchObject({
    ...{ summary: null, from: null, papers: 0, related: [] },
    tellings: [
      { paper: { id: "Unknown", name: "Unknown", language: "en", favicon_url: null }, language: "en" },
    ],
  });
});

test("a topic keeps its number of papers, its related topics and the languages of its articles", async () => {
  const articles = [
    { ...article("a", "s1", 6), language: "ha", newspaper_language: "yo", favicon_url: "/f" },
  ];
  const related = [{ _id: "u", topic: "Prices", language: "en", score: 3 }];
  const ask = (async () => ({ topic: { topic: "Fuel", papers: 4, articles }, related })) as unknown as Ask;
  expect(await askTopic(ask, "t")).toMatchObject({
    papers: 4,
    related: [{ _id: "u", topic: "Prices", language: "en" }],
    tellings: [
      { paper: { id: "Paper a", name: "Paper a", language: "yo", favicon_url: "/f" }, language: "ha" },
    ],
  });
});
