import { expect, test } from "vitest";
import type { Article } from "#features/news/contract/news.ts";
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
