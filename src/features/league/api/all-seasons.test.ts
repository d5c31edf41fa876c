import { expect, test } from "vitest";
import type { Model } from "#features/league/prediction/model.ts";
import { MODEL_VERSION } from "#features/league/prediction/verdict.ts";
import { findLatestModel } from "#features/league/store/models.ts";
import { leagueOn } from "#tests/support/league-answers.ts";

const TODAY = "2025-12-12";
const league = leagueOn(TODAY);

test("the ratings are those that the forecasts use, and no rating was higher than its peak", async () => {
  const { clubs, since } = await league.ask("GET /npfl/stats/strength");
  const stored = await findLatestModel(league.database(), TODAY, MODEL_VERSION);
  const elo = (stored?.model as Model | undefined)?.elo ?? {};
  expect(since).toBe("2009-10");
  expect(Object.fromEntries(clubs.map(({ team_id, rating }) => [team_id, rating]))).toEqual(
    Object.fromEntries(clubs.map(({ team_id }) => [team_id, Math.round(elo[team_id] ?? 0)])),
  );
  expect(clubs).toHaveLength(20);
  for (const { rating, peak, seasons } of clubs) {
    expect(peak.rating).toBeGreaterThanOrEqual(rating);
    expect(seasons.at(-1)).toEqual({ season: "2025-26", rating });
  }
});

test("of two clubs' meetings those since the season that is missing are told", async () => {
  const { recent_matches, unbroken } = await league.ask("GET /npfl/head-to-head/{homeTeam}/{awayTeam}", {
    ...{ homeTeam: "Enyimba", awayTeam: "Kano Pillars" },
  });
  expect(recent_matches.slice(unbroken - 1, unbroken + 1).map(({ season }) => season)).toEqual([
    "2020-21",
    "2018-19",
  ]);
});

test("home runs, run-in and needed points hold together on the real season", async () => {
  const { clubs: runs } = await league.ask("GET /npfl/stats/home-runs");
  for (const { now, longest } of runs) expect(longest).toBeGreaterThanOrEqual(now);
  const { clubs } = await league.ask("GET /npfl/stats/run-in");
  expect(clubs.reduce((sum, { home, away }) => sum + home.length + away.length, 0)).toBe(2 * 221);
  expect(clubs.reduce((sum, one) => sum + one.matches_played, 0)).toBe(2 * 159);
  const { title, continental, safety, history } = await league.ask("GET /npfl/stats/points-needed");
  expect([title?.place, continental?.place, safety?.place]).toEqual([2, 5, 17]);
  expect(title?.points).toBeGreaterThan(continental?.points ?? 99);
  expect(continental?.points).toBeGreaterThan(safety?.points ?? 99);
  expect(history[0]).toMatchObject({ season: "2024-25" });
});
