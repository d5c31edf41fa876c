import { expect, test } from "vitest";
import type { PlayedMatch } from "#domains/league/shapes.ts";
import { sundayBefore } from "./ranking.ts";
import { expectedPoints } from "./statistics.ts";
import { championsOf, nextSeasonOf } from "./to-standings.ts";

test.each([
  ["2026-11-21", "2026-11-15"],
  ["2026-11-22", "2026-11-15"],
  ["2026-11-23", "2026-11-22"],
])("a week that begins on %s is ranked as of %s", (day, sunday) => {
  expect(sundayBefore(day)).toBe(sunday);
});

test("expected points are 3 times the win chance plus the draw chance, 0 without a forecast", () => {
  const match = { id: "m", home: "a", away: "b" } as PlayedMatch;
  const forecasts = new Map([["m", { home: 0.5, draw: 0.3, away: 0.2 }]]) as never;
  expect(expectedPoints({ forecasts }, match, "a")).toBeCloseTo(1.8, 9);
  expect(expectedPoints({ forecasts }, match, "b")).toBeCloseTo(0.9, 9);
  expect(expectedPoints({ forecasts: new Map() as never }, match, "a")).toBe(0);
});

const snapshot = (next: readonly string[]) =>
  ({
    clubs: new Map([["a", { id: "a", name: "Enyimba" }]]),
    season: { id: "2025-26" },
    seasons: ["2024-25", "2025-26", ...next].map((id) => ({ id, clubs: ["a"] })),
    startsOf: new Map([["2026-27", "2026-09-01"]]),
  }) as never;
const row = (club: string, position: number) => ({ club, position, points: 60 }) as never;

test("the only club in first place is champion; while two share it there is none", () => {
  expect(championsOf(snapshot([]), [row("a", 1), row("b", 2)])).toEqual({
    team: "Enyimba",
    team_id: "a",
    points: 60,
  });
  expect(championsOf(snapshot([]), [row("a", 1), row("b", 1)])).toBeNull();
  expect(championsOf(snapshot([]), [])).toBeNull();
});

test("the next season is given once it is known, with its start date if there is one", () => {
  expect(nextSeasonOf(snapshot([]))).toBeNull();
  expect(nextSeasonOf(snapshot(["2026-27"]))).toEqual({
    season: "2026-27",
    starts_on: "2026-09-01",
    teams: ["Enyimba"],
  });
  expect(nextSeasonOf(snapshot(["2026-28"]))).toMatchObject({ starts_on: null });
});
