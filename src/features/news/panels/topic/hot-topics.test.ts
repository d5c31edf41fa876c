import { expect, test } from "vitest";
import type { Article } from "#features/news/contract/news.ts";
import { scoreRange } from "#features/news/panels/rails/ScoreBar.tsx";
import { english } from "#words/words.ts";
import { hotTopicsOf } from "./hot-topics.ts";

const article = (_id: string, story_id: string | null) =>
  ({ _id, story_id, headline: `Headline ${_id}` }) as Article;

test.each([
  ["from a different story than the lead", [article("a", "s1"), article("b", "s1"), article("c", "s2")], "c"],
  ["missing when all articles belong to one story", [article("a", "s1"), article("b", "s1")], undefined],
  ["missing when there are no articles", [], undefined],
])("a topic's second headline is %s", (_what, articles, second) => {
  const [topic] = hotTopicsOf({ topics: [{ topic: "Fuel", articles }] });
  expect(topic?.lead?._id).toBe(articles[0]?._id);
  expect(topic?.second?._id).toBe(second);
});

test("a topic without articles has neither a lead nor a second headline", () => {
  expect(hotTopicsOf({ topics: [{ topic: "Fuel" }] })).toEqual([
    expect.objectContaining({ topic: "Fuel", lead: null, second: null }),
  ]);
  expect(hotTopicsOf({ topics: [{ topic: "Fuel", articles: [article("a", "s1")] }] })[0]?.second).toBeNull();
});

const today = { low: 6.1, high: 9.2, highest_at: "2026-11-21T10:00:00.000Z" };

test.each([
  [9.2, today, "Today 6.1 to 9.2, highest now"],
  [7, today, "Today 6.1 to 9.2, highest at 11:00"],
  [7, { ...today, low: 7, high: 7 }, null],
  [7, null, null],
])("a score of %d in the day's range %j is described as %s", (score, range, words) => {
  expect(scoreRange({ score, today: range }, english.say)).toBe(words);
});
