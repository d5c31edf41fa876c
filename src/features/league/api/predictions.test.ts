import { expect, test } from "vitest";
import { refuse } from "#contracts/endpoint.ts";
import type { Match } from "#features/league/shapes.ts";
import type { StoredForecast } from "#features/league/store/forecasts.ts";
import { answersFrom, comingMatch, playedMatch, smallLeague } from "#tests/support/small-league.ts";
import { forecastOf } from "./outlook.ts";
import { predictions, toPrediction } from "./predictions.ts";

const spans = ["2024-25", "2025-26"].map((season) => ({ season, first: "", last: "", matches: 0 }));

/** `before` are the matches of the season before. */
const leagueOf = (matches: readonly Match[], before: readonly Match[] = []) =>
  smallLeague("2026-02-01", matches, {
    spans,
    view: async (id) => (id === "2024-25" ? ({ matches: before } as never) : undefined),
  });

test.each([
  ["a club that is not known", "z", "a", refuse("not-found", 'There is no club "z".')],
  ["an opponent that is not known", "a", "z", refuse("not-found", 'There is no club "z".')],
  ["a club against itself", "a", "a", refuse("invalid", "A club does not play against itself.")],
])("no prediction is given for %s", async (_, homeTeam, awayTeam, refusal) => {
  const ask = predictions(answersFrom(leagueOf([])))["GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}"];
  expect(await ask({ homeTeam, awayTeam })).toEqual(refusal);
});

test("a club outside the season is not predicted, even if the league knows it", async () => {
  const league = leagueOf([]);
  const without = { ...league, season: { ...league.season, clubs: ["a", "b"] } };
  const ask = predictions(answersFrom(without))["GET /npfl/stats/ai-predictions/{homeTeam}/{awayTeam}"];
  for (const [homeTeam, awayTeam] of [
    ["a", "c"],
    ["c", "a"],
  ] as const)
    expect(await ask({ homeTeam, awayTeam })).toMatchObject({
      refused: "not-found",
    });
});

test("before a club's first match its averages are unknown and its form is worth nothing", async () => {
  const { factors } = await toPrediction(leagueOf([comingMatch("2026-02-02", "a", "b")]), "a", "b");
  const nothing = { avg_goals_for: null, avg_goals_against: null, form_points: 0 };
  expect(factors).toMatchObject({ home_team_stats: nothing, away_team_stats: nothing, home_advantage: 0.55 });
});

test("a coming match has the forecast that was recorded for it, as on its own page", async () => {
  const match = comingMatch("2026-02-02", "a", "b");
  const recorded = {
    home: 0.2,
    draw: 0.2,
    away: 0.6,
    home_goals: 0.44,
    away_goals: 1.76,
    made_at: new Date(),
  };
  const forecasts = new Map([[match.id, recorded as unknown as StoredForecast]]);
  const league = { ...leagueOf([match]), forecasts };
  const { shown } = forecastOf(league, match);
  expect(await toPrediction(league, "a", "b")).toMatchObject({
    ...{ percentages: { home: 20, draw: 20, away: 60 }, predicted_winner: "Club B" },
    ...{ expected_goals: { home: 0.4, away: 1.8 } },
  });
  expect((await toPrediction(league, "a", "b")).percentages).toEqual(shown.percentages);
  expect((await toPrediction(league, "b", "a")).percentages).not.toEqual(shown.percentages);
});

test("averages are over completed matches alone and to one decimal, form counts awarded ones", async () => {
  const matches = [
    playedMatch("2026-01-01", "a", "b", [2, 0]),
    playedMatch("2026-01-02", "c", "a", [1, 1]),
    playedMatch("2026-01-03", "a", "d", [1, 0]),
    playedMatch("2026-01-04", "a", "e", [3, 0], { status: "awarded" }),
  ];
  const { factors, match } = await toPrediction(leagueOf(matches), "a", "b");
  expect(match).toBe("Club A vs Club B");
  // Four goals for and one against in three matches; 3, 1, 3 and 3 points.
  expect(factors.home_team_stats).toEqual({ avg_goals_for: 1.3, avg_goals_against: 0.3, form_points: 10 });
  expect(factors.away_team_stats).toEqual({ avg_goals_for: 0, avg_goals_against: 2, form_points: 0 });
});

const homeWins = (count: number, season: string) =>
  Array.from({ length: count }, (_, at) =>
    playedMatch("2026-01-01", "a", "b", [1, 0], { id: `${season}${at}` }),
  );
const awayWin = playedMatch("2026-01-01", "a", "b", [0, 1]);
const awayWins = (count: number) => Array.from({ length: count }, () => awayWin);

/** "Typical" is the share of home wins in the last 380 matches of this season and the one before. */
test.each([
  ["one of two this season", [awayWin, ...homeWins(1, "x")], [], 50],
  ["one of two, one in each season", homeWins(1, "x"), [awayWin], 50],
  // A home win in 380 matches rounds to 0 per cent, two to 1.
  [
    "one of the season before if this one has 379",
    [...awayWins(378), ...homeWins(1, "x")],
    homeWins(1, "y"),
    1,
  ],
  [
    "none of the season before if this one has 380",
    [...awayWins(379), ...homeWins(1, "x")],
    homeWins(1, "y"),
    0,
  ],
  ["no awarded match", [awayWin, { ...awayWin, status: "awarded" as const }, ...homeWins(1, "x")], [], 50],
  ["no play-off", [awayWin, { ...awayWin, stage: "playoff" }, ...homeWins(1, "x")], [], 50],
])("the typical percentage of home wins counts %s", async (_, matches, before, typical) => {
  const prediction = await toPrediction(leagueOf(matches, before), "a", "b");
  expect(prediction.typical_home_percentage).toBe(typical);
  expect(prediction.above_typical_home).toBeCloseTo((prediction.percentages.home - typical) / 100, 9);
});

test("a prediction has a low confidence until the model is trained", async () => {
  const league = leagueOf([]);
  // So far ahead that the outcome is all but certain.
  const model = { ...league.model, elo: { a: 3000 }, pi: { a: { home: 6, away: 6 } } };
  const certain = { ...model, goals: { ...model.goals, clubs: { a: { attack: 2, defence: 2, atHome: 0 } } } };
  const confidenceWith = async (sampleSize: number) =>
    (await toPrediction({ ...league, model: { ...certain, sampleSize } }, "a", "b")).confidence;
  expect([await confidenceWith(0), await confidenceWith(1)]).toEqual(["Low", "High"]);
});
