import { expect, test } from "vitest";
import type { CardArticle } from "#site/news/visible.ts";
import { distinctArticles } from "./ask-new.ts";

const article = (id: string, headline: string, story: string | null) =>
  ({ _id: id, headline, story_id: story }) as CardArticle;

const articles = [
  article("1", "Meters show the bill in beans", "a"),
  article("2", "A new text of the same story", "a"),
  article("3", "Meters show the bill in beans", "b"),
  article("4", "Meters show the bill in beans", null),
  article("5", "Forty villages switched on", "b"),
  article("6", "A single report", null),
];

test.each([
  ["topic", ["1", "5", "6"]],
  ["search", ["1", "5", "6"]],
  ["story", ["1", "2", "5", "6"]],
] as const)("under a followed %s no headline is repeated, and no story but the followed one", (kind, ids) => {
  expect(distinctArticles(kind, articles).map(({ _id }) => _id)).toEqual(ids);
});
