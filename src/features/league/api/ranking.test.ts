import { expect, test } from "vitest";
import { comingMatch, playedMatch, smallLeague } from "#tests/support/small-league.ts";
import { rankAsOf, sundayBefore } from "./ranking.ts";

test.each([
  ["2026-11-21", "2026-11-15"],
  ["2026-11-22", "2026-11-15"],
  ["2026-11-23", "2026-11-22"],
])("a week that begins on %s is ranked as of %s", (day, sunday) => {
  expect(sundayBefore(day)).toBe(sunday);
});

/** A and B have drawn on each of the first three days of January; both then share the first place. */
const draws = ["c", "d", "e"].flatMap((other, at) =>
  ["a", "b"].map((club) => playedMatch(`2026-01-0${at + 1}`, club, other, [1, 1])),
);
const coming = comingMatch("2026-01-09", "a", "b");
/** Certain of its winner and without goals, so that only quality, form and stakes count. */
const recorded = { home: 1, draw: 0, away: 0, home_goals: 0, away_goals: 0 };
const lastSeason = ["c", "d", "e", "x", "y", "z", "v", "w", "u", "a", "b"];

/** 15 + 95 × (35 % quality, 20 % form, half of 15 % stakes). The places count from 1; newcomers are 18th. */
test.each([
  ["two matches each: places 10 and 11 of last season, form 33 %", "2026-01-02", lastSeason, 45],
  ["three matches each: both share the first place", "2026-01-03", lastSeason, 63],
  ["two matches each, newcomers", "2026-01-02", ["c"], 31],
  ["two matches each, one of them a newcomer", "2026-01-02", ["b"], 47],
  ["not a single match, newcomers: form unknown", "2025-12-31", [], 33],
])("a match is rated as known on a day: %s", async (_, day, clubs, score) => {
  const snapshot = smallLeague("2026-01-05", [...draws, coming], {
    spans: ["2024-25", "2025-26"].map((season) => ({ season, first: "", last: "", matches: 0 })),
    view: async (id) =>
      ({ table: id === "2024-25" ? clubs.map((club, at) => ({ club, position: at + 1 })) : [] }) as never,
    forecasts: new Map([[coming.id, recorded as never]]),
  });
  expect((await rankAsOf(snapshot, [coming], day)).map((one) => one.score)).toEqual([score]);
});

test("without a recorded forecast a match is rated by today's", async () => {
  const snapshot = smallLeague("2026-01-05", [...draws, coming]);
  const [ranked] = await rankAsOf(snapshot, [coming], "2026-01-03");
  const certain = { ...snapshot, forecasts: new Map([[coming.id, recorded as never]]) };
  const [rankedAsCertain] = await rankAsOf(certain, [coming], "2026-01-03");
  // Today's forecast is less certain, and expects goals.
  expect(ranked?.score).toBeGreaterThan(rankedAsCertain?.score ?? 100);
});
