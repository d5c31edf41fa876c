import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { textOf } from "#tests/support/page-text.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

const recorded: { now: string; answers: Record<string, { topic: { articles: object[] } }> } = JSON.parse(
  readFileSync("tests/fixtures/page-answers.json", "utf8"),
);
const answer = recorded.answers[`${api.news.topic} {"id":"5aoy8jmx23xc"}`];

/** What a topic's page says, if its articles and the days of its running story are counted so. */
async function pageOf(story_count: number, days: object[] = [], changed: object = {}): Promise<string> {
  const facts = { since: "2026-11-20", last_reported: "2026-11-27", latest_step: null, story_id: null };
  const lists = { other_names: [], figures: [], places: [], dates: [] };
  const running = days.length > 0 ? { ...facts, ...lists, days } : null;
  const ask = (async (address: string) => {
    if (address !== api.news.topic || !answer) throw Object.assign(new Error("not asked"), { status: 404 });
    return { ...answer, topic: { ...answer.topic, papers: 2, story_count, ...changed }, running };
  }) as unknown as Ask;
  return textOf(await renderPage(ask, "/hot-topics/5aoy8jmx23xc", recorded.now));
}

test("a topic is of two days, so its headlines are not said to be all, nor one of them the first", async () => {
  const page = await pageOf(answer?.topic.articles.length ?? 0);
  expect(page).toContain("As it was reported");
  expect(page).not.toMatch(/Every headline|First to report/);
});

test("a running story's papers stand beside the articles that readers may see", async () => {
  const day = { day: "2026-11-27", articles: 9, papers: 0, headline: null };
  expect(await pageOf(7, [day])).toContain("2 papers · 7 articles");
});

test("of the papers that a topic's head counts, those that are not named are counted beside the others", async () => {
  const names = new Set(
    answer?.topic.articles.map((one) => (one as { newspaper_name: string }).newspaper_name),
  );
  const reportedBy = async (papers: number) => {
    const [, after = ""] = (await pageOf(40, [], { papers })).split("Reported by");
    return after.slice(0, after.indexOf("Related topics")).replace(/\s+/g, " ").trim();
  };
  expect(await reportedBy(names.size)).not.toContain("more");
  expect(await reportedBy(names.size + 3)).toMatch(/, 3 more$/);
});

test("a topic of whose articles none may be seen any more names no papers", async () => {
  expect(await pageOf(0, [], { papers: 0, articles: [] })).not.toContain("Reported by");
});
