import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { HOUR_MS } from "#platform/time.ts";
import type { DeskArticle } from "./desk-article.ts";
import { createStoryDesk } from "./story-desk.ts";

const article = (
  id: string,
  paper: string,
  hour: number,
  title: string,
  more: Partial<DeskArticle> = {},
): DeskArticle => ({
  ...{ id, paper, title, summary: "", time: hour * HOUR_MS, ...more },
});

/** The story that a desk gives the later one when it knows only the first: "first" or "later". */
function storyOfLater(first: string, later: string, more: Partial<DeskArticle> = {}): string {
  const desk = createStoryDesk({ level: "strict" });
  desk.place(article("first", "A", 0, first));
  return desk.place(article("later", "B", 2, later, more)).story;
}

const rows = readFileSync(
  new URL("../../../../../tests/fixtures/pair-headlines.tsv", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => line.split("\t") as [story: string, first: string, later: string]);

test.each(rows)("%s: %s | %s", (story, first, later) => {
  expect(storyOfLater(first, later)).toBe(story === "together" ? "first" : "later");
});

const trader = "Obi Is a Trader, Can’t Be President – Kunle Abara";
test.each([
  ["Kunle Abara dismisses Obi’s threat over presidency", "first"],
  ["Musa Danjuma dismisses Obi’s threat over presidency", "later"],
])("a statement and a reaction are one story only if one person makes both: %s", (later, story) => {
  expect(storyOfLater(trader, later)).toBe(story);
});

test.each([
  ["Council commends traders, says five issues remain unresolved", "first"],
  ["Council commends traders, says six issues remain unresolved", "later"],
])("a promoted article joins a report only if their headlines are equal: %s", (later, story) => {
  const report = "Council commends traders, says five issues remain unresolved";
  expect(storyOfLater(report, later, { url: "https://paper.example/promoted/9.html" })).toBe(story);
});
