import { expect, test } from "vitest";
import type { StoredForecast } from "#features/league/store/forecasts.ts";
import { accepted } from "#tests/support/accepted.ts";
import { answersFrom, playedMatch, smallLeague } from "#tests/support/small-league.ts";
import { record } from "./record.ts";

const forecastOf = (match_id: string, parts: Partial<StoredForecast> = {}): StoredForecast => ({
  ...{ match_id, model_version: "v", made_at: new Date(0), replayed: false, season: "2025-26" },
  ...{ date: "2026-01-01", home: 0.5, draw: 0.3, away: 0.2, home_goals: 1, away_goals: 1 },
  ...{ base_home: 0.4, base_draw: 0.3, base_away: 0.3, sample_size: 9, outcome: "home", scored_at: null },
  ...parts,
});

async function recordOf(forecasts: readonly StoredForecast[], season?: string) {
  const matches = forecasts.map(({ match_id: id }) => playedMatch("2026-01-01", "a", "b", [1, 0], { id }));
  const league = smallLeague("2026-01-10", matches, {
    forecasts: new Map(forecasts.map((one) => [one.match_id, one])),
    view: async (id) => (id === "none" ? undefined : league),
  });
  const ask = record(answersFrom(league))["GET /npfl/record"];
  return accepted(await ask({ season }));
}

test("a forecast is scored against its match, and with it the base rate and a certain home win", async () => {
  const { total } = await recordOf([forecastOf("m1", { home: 0.6, draw: 0.3, away: 0.1 })]);
  expect(total).toEqual({
    // (0.4² + 0.1²) / 2 and -ln 0.6; for the base rate (0.6² + 0.3²) / 2 and -ln 0.4.
    ...{ matches: 1, rps: 0.085, log_loss: 0.5108, base_rate_rps: 0.225, base_rate_log_loss: 0.9163 },
    ...{ always_home_rps: 0, always_home_right: 100, table_order_right: 100, right: 100, home_named: 1 },
    // The mean of 0.4, 0.3 and 0.1.
    calibration_error: 0.2667,
  });
});

test.each([
  ["home", { always_home_rps: 0, always_home_right: 100, right: 0 }],
  ["draw", { always_home_rps: 0.5, always_home_right: 0, right: 0 }],
  ["away", { always_home_rps: 1, always_home_right: 0, right: 100 }],
] as const)(
  "a forecast that names the visitors has after the outcome %s the score %j",
  async (outcome, score) => {
    const { total } = await recordOf([forecastOf("m1", { home: 0.2, away: 0.5, outcome })]);
    expect(total).toMatchObject({ ...score, home_named: 0 });
  },
);

test("the record counts forecasts of finished matches alone, and those that were replayed", async () => {
  const rows = [
    forecastOf("m1", { replayed: true }),
    forecastOf("m2"),
    forecastOf("m3", { outcome: "away" }),
    forecastOf("ahead", { outcome: null, replayed: true }),
  ];
  const { total, replayed_matches, recent } = await recordOf(rows);
  expect([total?.matches, total?.right, replayed_matches, recent.length]).toEqual([3, 66.7, 1, 3]);
});

test("seasons are listed newest first, or a single one is chosen", async () => {
  const rows = ["2024-25", "2025-26", "2024-25"].map((season, at) => forecastOf(`m${at}`, { season }));
  const sizes = ({ total, seasons }: Awaited<ReturnType<typeof recordOf>>) => [
    total?.matches,
    ...seasons.map(({ season, matches }) => `${season} ${matches}`),
  ];
  expect(sizes(await recordOf(rows))).toEqual([3, "2025-26 1", "2024-25 2"]);
  expect(sizes(await recordOf(rows, "2024-25"))).toEqual([2, "2024-25 2"]);
});

test.each([
  [0, 0],
  [20, 20],
  [21, 20],
])("of %i forecasts the %i latest are listed one by one", async (count, listed) => {
  const rows = Array.from({ length: count }, (_, at) => forecastOf(`m${at}`));
  const { total, recent, calibration } = await recordOf(rows);
  expect(recent.map(({ fixture }) => fixture.fixture_id)).toEqual(
    rows.slice(0, listed).map(({ match_id }) => match_id),
  );
  expect([total === null, calibration.length === 0]).toEqual([count === 0, count === 0]);
});

test("the record of an unknown season is not found", async () => {
  await expect(recordOf([], "none")).rejects.toThrow("not-found");
});
