import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { textOf } from "#tests/support/page-text.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

const recorded: { now: string; answers: Record<string, { story: object }> } = JSON.parse(
  readFileSync("tests/fixtures/page-answers.json", "utf8"),
);
const answer = recorded.answers[`${api.news.article} {"id":"2i36lk3ez800"}`];

test.each([
  [1, false],
  [2, true],
])("whether a story of %i papers is said to be in their order: %s", async (papers, isSaid) => {
  const ask = (async (address: string) => {
    if (address !== api.news.article || !answer) throw Object.assign(new Error("not asked"), { status: 404 });
    return { ...answer, story: { ...answer.story, papers } };
  }) as unknown as Ask;
  const page = textOf(await renderPage(ask, "/article/2i36lk3ez800", recorded.now));
  expect(page).toContain("What changed");
  expect(page.includes("in the order they reported it.")).toBe(isSaid);
});
