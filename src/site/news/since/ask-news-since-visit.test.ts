import { expect, test } from "vitest";
import { cardArticle } from "#site/news/visible.ts";
import { type OpenedStory, withinMinutes } from "./ask-news-since-visit.ts";

const words = (count: number) => Array.from({ length: count }, () => "word").join(" ");

const opened = (id: string, length: number): OpenedStory => ({
  id,
  headline: words(length),
  lang: undefined,
  seenAt: "2026-11-20T10:00:00Z",
  texts: [],
});
const other = (_id: string, length: number) => cardArticle({ _id, headline: words(length), summary: "" });

test("five minutes of reading take the opened stories first, then any others that fit", () => {
  const selection = withinMinutes([opened("1", 700), opened("2", 300)], [other("3", 200), other("4", 90)]);
  expect(selection.opened.map(({ id }) => id)).toEqual(["1", "2"]);
  expect(selection.others.map(({ _id }) => _id)).toEqual(["4"]);
  expect(selection.minutes).toBe(5);
});

test("with nothing to read the reading time is 0", () => {
  expect(withinMinutes([], [])).toEqual({ opened: [], others: [], minutes: 0 });
});
