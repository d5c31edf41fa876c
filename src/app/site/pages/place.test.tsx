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
  const ask = (async (address: string, params: object = {}) => {
    const answer = recorded.answers[`${address} ${JSON.stringify(params)}`];
    if (answer === undefined) throw Object.assign(new Error("not recorded"), { status: 404 });
    const week = { ...(answer as { week?: object }).week, stories, papers: 1 };
    return structuredClone(address === api.news.place ? { ...answer, week } : answer);
  }) as Ask;
  expect(textOf(await renderPage(ask, "/place/abia", recorded.now))).toContain(says);
});
