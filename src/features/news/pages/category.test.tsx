import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { Article } from "#features/news/contract/news.ts";
import { textOf } from "#tests/support/page-text.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

const recorded: { now: string; answers: Record<string, { articles: Article[] }> } = JSON.parse(
  readFileSync("tests/fixtures/page-answers.json", "utf8"),
);
const [, list] =
  Object.entries(recorded.answers).find(([key]) => key.startsWith(`${api.news.category} `)) ?? [];
if (!list?.articles[0]) throw new Error("no category is recorded");
const [one] = list.articles;

const story = (id: string, count: number): Article => ({
  ...one,
  ...{ _id: id, story_id: id, headline: `Story ${id}`, also_in: { count, papers: [] } },
});

/** What a category's page says if its leads have so many other papers, and each of its newest stories has two. */
async function pageOf(query: string, others: readonly number[]): Promise<string> {
  const leads = others.map((count, at) => story(`lead-${at}`, count));
  const articles = [1, 2, 3, 4, 5].map((at) => story(`new-${at}`, 2));
  const ask = (async (address: string) => {
    if (address === api.news.category) return { ...list, articles, leads };
    throw Object.assign(new Error("not recorded"), { status: 404 });
  }) as Ask;
  return textOf(await renderPage(ask, `/category/health${query}`, recorded.now));
}

test.each([
  ["with leads that several papers report", "", [3, 2, 1], "Most reported today"],
  ["the same of a week", "?period=7d", [3, 2, 1], "Most reported today"],
  ["with a lead of one paper alone", "", [3, 2, 0], "Latest stories"],
  ["with one lead, which the newest stories follow", "", [3], "Latest stories"],
  ["with the leads of one hour", "?period=1h", [3, 2, 1], "Latest stories"],
])("a category's page %s says what its first stories are", async (_, query, others, says) => {
  const labels = (await pageOf(query, others)).match(/Most reported today|aria-label=Latest stories/g);
  expect(labels).toEqual([says === "Latest stories" ? `aria-label=${says}` : says]);
});

test("of the followed papers alone, no story of another paper leads", async () => {
  expect(await pageOf("", [3, 2, 1])).toContain("Story lead-0");
  const followed = await pageOf("?scope=followed", [3, 2, 1]);
  expect(followed).not.toContain("Story lead");
  expect(followed).toContain("Latest stories");
});
