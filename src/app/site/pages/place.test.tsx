import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { textOf } from "#tests/support/page-text.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

const recorded: { now: string; answers: Record<string, object> } = JSON.parse(
  readFileSync("tests/fixtures/page-answers.json", "utf8"),
);

test.each([
  [0, "No story of the last 7 days is about an event here."],
  [1, "In 7 days: 1 story from 1 paper"],
  [2, "In 7 days: 2 stories from 1 paper"],
])("of a state with %i stories its page says %j", async (stories, says) => {
  expect(await pageWith({ stories, papers: 1 })).toContain(says);
});

test.each([
  [[3, 2], true],
  [[2, 1], true],
  [[2], true],
  [[2, 2], false],
  [[1], false],
])("of papers that were first %j times the first is named: %s", async (counts, isNamed) => {
  const first_reports = counts.map((stories, at) => ({ id: `p${at}`, name: `Paper ${at}`, stories }));
  expect((await pageWith({ first_reports })).includes("Most often first:")).toBe(isNamed);
});

/** What a state's page says if its week is like this. */
async function pageWith(parts: object): Promise<string> {
  const ask = (async (address: string, params: object = {}) => {
    const answer = recorded.answers[`${address} ${JSON.stringify(params)}`];
    if (answer === undefined) throw Object.assign(new Error("not recorded"), { status: 404 });
    const week = { ...(answer as { week?: object }).week, ...parts };
    return structuredClone(address === api.news.place ? { ...answer, week } : answer);
  }) as Ask;
  return textOf(await renderPage(ask, "/place/abia", recorded.now));
}
