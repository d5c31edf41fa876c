import { expect, test } from "vitest";
import type { PlayedMatch } from "#domains/league/shapes.ts";
import { expectedPoints } from "./statistics.ts";

test("expected points are 3 times the win chance plus the draw chance, 0 without a forecast", () => {
  const match = { id: "m", home: "a", away: "b" } as PlayedMatch;
  const forecasts = new Map([["m", { home: 0.5, draw: 0.3, away: 0.2 }]]) as never;
  expect(expectedPoints({ forecasts }, match, "a")).toBeCloseTo(1.8, 9);
  expect(expectedPoints({ forecasts }, match, "b")).toBeCloseTo(0.9, 9);
  expect(expectedPoints({ forecasts: new Map() as never }, match, "a")).toBe(0);
});
