import { expect, test } from "vitest";
import { now, trendArticle } from "#tests/support/trend-articles.ts";
import type { TrendArticle } from "./trend-article.ts";
import { weighStories } from "./weight.ts";

const report = (parts: Partial<TrendArticle>, hoursAgo = 0) =>
  trendArticle("Council opens Borgu clinic", hoursAgo, parts);
const weigh = (...articles: TrendArticle[]) => weighStories(articles, now, 48);

test("a paper's vote halves in 18 hours, by the mean age of its tellings; a copy has half a vote", () => {
  const votes = (...articles: TrendArticle[]) => 2 ** (weigh(...articles)[0]?.ownWeight ?? 0) - 1;
  expect(votes(report({}))).toBeCloseTo(1);
  expect(votes(report({}), report({}), report({}))).toBeCloseTo(3);
  expect(votes(report({}, 18))).toBeCloseTo(0.5);
  expect(votes(report({ paper: "A" }, 36), report({ paper: "A" }, 0))).toBeCloseTo(0.5);
  expect(votes(report({}), report({ copyOf: "1" }))).toBeCloseTo(1.5);
  // A paper with a text of its own has a whole vote.
  expect(votes(report({ paper: "A", copyOf: "1" }), report({ paper: "A" }))).toBeCloseTo(1);
});

test("three votes for the rest of its subject add 0.6 to a story's weight", () => {
  const others = ["b", "c", "d"].map((story) => report({ story }));
  const stories = weigh(report({ story: "a" }), ...others, report({ story: "e", subject: "other" }));
  const weights = new Map(stories.map(({ articles, weight }) => [articles[0]?.story, weight]));
  expect(weights.get("a")).toBeCloseTo(1.6);
  expect(weights.get("e")).toBeCloseTo(1);
});

test("the heaviest story comes first, equal ones in the order of their first articles' ids", () => {
  const of = (id: string, story: string) => report({ id, story, subject: story });
  const order = (...articles: TrendArticle[]) => weigh(...articles).map(({ articles }) => articles[0]?.story);
  expect(order(of("2", "a"), of("1", "b"))).toEqual(["b", "a"]);
  expect(order(of("1", "b"), of("2", "a"))).toEqual(["b", "a"]);
  expect(order(of("1", "a"), of("2", "b"), of("3", "b"))).toEqual(["b", "a"]);
});

test("only reports of these hours count, and none of the future", () => {
  const hours = (hoursAgo: number) => weighStories([report({}, hoursAgo)], now, 36).length;
  expect([36, 36.1, 0, -0.1].map(hours)).toEqual([1, 0, 1, 0]);
});

test("a story names its subject and counts its papers, each once", () => {
  const inA = { story: "a", subject: "poll", paper: "A" };
  expect(weigh(report(inA), report(inA), report({ ...inA, paper: "B" }))).toMatchObject([
    { subject: "poll", papers: 2 },
  ]);
});
