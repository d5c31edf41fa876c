import { expect, test } from "vitest";
import type { PlayedMatch } from "#domains/league/shapes.ts";
import { sundayBefore } from "./ranking.ts";
import { expectedPoints } from "./statistics.ts";

test.each([
  ["2026-11-21", "2026-11-15"],
  ["2026-11-22", "2026-11-15"],
  ["2026-11-23", "2026-11-22"],
])("a week that begins on %s is ranked as of %s", (day, sunday) => {
  expect(sundayBefore(day)).toBe(sunday);
});

test("a match promises each side three points for a win and one for a draw, as it was forecast", () => {
  const match = { id: "m", home: "a", away: "b" } as PlayedMatch;
  const forecasts = new Map([["m", { home: 0.5, draw: 0.3, away: 0.2 }]]) as never;
  expect(expectedPoints({ forecasts }, match, "a")).toBeCloseTo(1.8, 9);
  expect(expectedPoints({ forecasts }, match, "b")).toBeCloseTo(0.9, 9);
  expect(expectedPoints({ forecasts: new Map() as never }, match, "a")).toBe(0);
});
