import { expect, test } from "vitest";
import type { Indicator } from "#features/markets/contract.ts";
import { indicatorsOf } from "./indicators.ts";

/** Monthly figures from 2020 on, of which the last are forecasts. */
function indicator(months: number, forecasts: number): Indicator {
  const history = Array.from({ length: months }, (_, month) => ({
    period: `${2020 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`,
    value: month,
    ...(month >= months - forecasts ? { forecast: true } : {}),
  }));
  const credit = { source: { name: "NBS", url: "https://nbs.example/" }, as_of: "2026-11-20", kind: "EOD" };
  const figures = { unit: "percent", period: "2026-10", value: 15.1, change: null, direction: "neutral" };
  return { id: "inflation", name: "Inflation", meaning: "M", ...figures, ...credit, history } as never;
}

test("an indicator is shown with its line, its source and how many of its figures are not forecasts", () => {
  expect(indicatorsOf({ indicators: [indicator(3, 1)] })).toEqual([
    {
      ...{ id: "inflation", name: "Inflation", meaning: "M", unit: "percent", period: "2026-10" },
      ...{ value: 15.1, change: null, direction: "neutral", actualCount: 2 },
      line: "2020-01 0;02 1;03 2",
      credit: { source: { name: "NBS", url: "https://nbs.example/" }, as_of: "2026-11-20", kind: "EOD" },
    },
  ]);
});

test("a line has the 61 latest figures", () => {
  const [shown] = indicatorsOf({ indicators: [indicator(70, 2)] });
  expect(shown?.line.split(";")).toHaveLength(61);
  expect(shown?.line).toMatch(/^2020-10 9;/);
  expect(shown?.actualCount).toBe(59);
});

test("an answer without indicators has none", () => {
  expect(indicatorsOf({})).toEqual([]);
});
