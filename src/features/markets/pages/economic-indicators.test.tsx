import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { renderPage } from "#tests/support/site-pages.tsx";

const recorded: {
  now: string;
  answers: Record<string, { indicators: { id: string; history: object[] }[] }>;
} = JSON.parse(readFileSync("tests/fixtures/page-answers.json", "utf8"));

test.each([
  [1, false],
  [2, true],
  [3, true],
])("a figure with %i values has a small line: %s", async (count, isDrawn) => {
  const ask = (async (address: string) => {
    const answer = recorded.answers[`${api.markets.indicators} {}`];
    if (address !== api.markets.indicators || answer === undefined) throw new Error("not asked");
    const [gdp] = answer.indicators.filter(({ id }) => id === "gdp");
    return { ...answer, indicators: [{ ...gdp, history: gdp?.history.slice(0, count) }] };
  }) as unknown as Ask;
  const html = await renderPage(ask, pages.economicIndicators, recorded.now);
  expect(html.includes("spark__line")).toBe(isDrawn);
});
