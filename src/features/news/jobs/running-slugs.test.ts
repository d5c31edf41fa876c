import { expect, test } from "vitest";
import type { FoundTopic } from "#features/news/trends/topics.ts";
import { trendArticle } from "#tests/support/trend-articles.ts";
import { joinRunning, slugDays, slugsOf } from "./running-slugs.ts";

const keys = (title: string) => slugsOf(title).map(({ key }) => key);

test.each([
  ["Market levies: Boatmen down their paddles", "Market levy: Council yields to boatmen"],
  ["Market levy in Nigeria: Boatmen down their paddles", "Market levy: Council yields to boatmen"],
  ["Osun poll: Boatmen down their paddles", "#OsunDecides2026: Council yields to boatmen"],
  ["Boatmen down paddles #EndLevyNow", "#EndLevyNow protest reaches the council"],
])("%s and %s are filed under one slug", (one, other) => {
  expect(keys(one)).toHaveLength(1);
  expect(keys(one)).toEqual(keys(other));
});

test.each([
  "Boatmen down their paddles",
  "FULL LIST: Boatmen who down their paddles",
  "Peter Obi: Boatmen deserve a better jetty",
  "2027: Boatmen down their paddles",
])("%s is filed under none", (title) => {
  expect(slugsOf(title)).toEqual([]);
});

test("a slug's day is Lagos's, in the words that most print, without asides", () => {
  const days = slugDays([
    trendArticle("Market levy: Boatmen down their paddles", 19.5, { id: "a" }),
    trendArticle("Market levy: Council yields to boatmen", 2, { id: "b" }),
    trendArticle("MARKET LEVY: Court sits on Friday", 1, { id: "c" }),
    trendArticle("Market levy: Boatmen thank the council", 1, { id: "d" }),
    trendArticle("Market levy: Boatmen and other top stories", 1, { id: "e" }),
  ]);
  expect(days).toEqual([
    {
      key: keys("Market levy: a b c")[0],
      language: "en",
      day: "2026-05-03",
      shown: "Market levy",
      articles: ["a"],
    },
    {
      key: keys("Market levy: a b c")[0],
      language: "en",
      day: "2026-05-04",
      shown: "Market levy",
      articles: ["b", "c", "d"],
    },
  ]);
});

const slugged = ["x", "y", "z"].map((id) =>
  trendArticle("Market levy: Boatmen down their paddles", 1, { id }),
);
const plain = ["p", "q", "s", "u", "v"].map((id) => trendArticle("Boatmen down their paddles", 1, { id }));
const articles = new Map([...slugged, ...plain].map((one) => [one.id, one]));
const topic = (id: string, ids: readonly string[], language = "en") =>
  ({ id, name: "A headline", articles: ids, language }) as unknown as FoundTopic & { language: string };
const running = { id: "r", key: keys("Market levy: a b c")[0] ?? "", language: "en", name: "The levy" };
const joined = (...topics: ReturnType<typeof topic>[]) =>
  joinRunning(topics, articles, [running]).map(({ id, name }) => [id, name]);

test("a topic of a running story's slug has that story's address and name", () => {
  expect(joined(topic("t", ["x", "y", "z"]))).toEqual([["r", "The levy"]]);
  expect(joined(topic("t", ["x", "y", "p"]))).toEqual([["t", "A headline"]]);
  expect(joined(topic("t", ["x", "y", "z"], "ha"))).toEqual([["t", "A headline"]]);
});

test("a topic that grew out of a running story keeps its address, unless another prints the slug", () => {
  expect(joined(topic("r", ["x", "p", "q"]))).toEqual([["r", "The levy"]]);
  const [[other], [first]] = joined(topic("r", ["x", "p"]), topic("t", ["x", "y", "z"])) as [
    [string],
    [string],
  ];
  expect(first).toBe("r");
  expect(other).not.toBe("r");
});

test("a topic that absorbed one of a running story's but tells another leaves its address", () => {
  expect(joined(topic("r", ["x", "p", "q", "s", "u"]))).toEqual([["r", "The levy"]]);
  const [[id, name] = []] = joined(topic("r", ["x", "p", "q", "s", "u", "v"]));
  expect(id).not.toBe("r");
  expect(name).toBe("A headline");
});
