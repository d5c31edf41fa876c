import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { textOf } from "#tests/support/page-text.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

const recorded: { now: string; answers: Record<string, object> } = JSON.parse(
  readFileSync("tests/fixtures/page-answers.json", "utf8"),
);

/** The page of an address of the table, while the season is in this state. */
function page(query: string, state: string): Promise<string> {
  const ask = (async (address: string, params: object = {}) => {
    const answer = recorded.answers[`${address} ${JSON.stringify(params)}`];
    if (answer === undefined) throw Object.assign(new Error("not recorded"), { status: 404 });
    return structuredClone(address === api.league.currentStandings ? { ...answer, state } : answer);
  }) as Ask;
  return renderPage(ask, `${pages.league}?tab=table${query}`, recorded.now);
}

/** The seasons that it offers. */
async function offered(query: string): Promise<string[]> {
  const html = await page(query, "on");
  return [...html.matchAll(/<option value="(\d{4}-\d\d)"/g)].map(([, season = ""]) => season);
}

/** How often the page of a view of the table names it: in its link, and above its figures. */
async function namesOf(view: string, name: string, state: string): Promise<number> {
  return textOf(await page(`&view=${view}`, state))
    .split("\n")
    .filter((line) => line === name).length;
}

test.each([
  ["possible", "Places still possible"],
  ["in-hand", "Matches in hand"],
])("the view %s is offered and shown until the season is over", async (view, name) => {
  expect(await namesOf(view, name, "on")).toBeGreaterThan(1);
  expect(await namesOf(view, name, "over")).toBe(0);
});

test("of a table, only seasons that have one are offered, and the one that an address names", async () => {
  const seasons = await offered("");
  expect(seasons).toHaveLength(5);
  expect(seasons).not.toContain("2022-23");
  expect(await offered("&season=2022-23")).toEqual([...seasons, "2022-23"].toSorted().toReversed());
  expect(await offered("&view=cross")).toContain("2022-23");
});
