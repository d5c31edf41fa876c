import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { isPlayed } from "#features/league/shapes.ts";
import { decisionsAsOf, matchesAsOf } from "#features/league/statistics/as-of.ts";
import { standings } from "#features/league/statistics/standings.ts";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { allMatches, decisions2526, matches2526, season2526 } from "#tests/support/league-season.ts";
import { forecast, scoreProbabilities } from "./forecast.ts";
import type { Model } from "./model.ts";
import { dayNumber, type Game, outcomeOf, type PlayedGame } from "./parts/game.ts";
import { certainScoreGrid, GRID_SIZE, givenOutcome, outcomeProbabilities } from "./parts/score-grid.ts";
import { applyThreeWay, fitThreeWay } from "./parts/three-way.ts";
import { calibrationError, mean, rps } from "./scoring.ts";
import { simulate, startSimulation } from "./simulation.ts";
import { startTraining } from "./training.ts";
import { confidence, predictedWinner } from "./verdict.ts";
import { type WalkForwardForecast, walkForward } from "./walk-forward.ts";

type Row = Game & { played: PlayedGame | null };

const rows: Row[] = allMatches.filter(isPlayed).map((match) => {
  const game = {
    season: match.season,
    day: dayNumber(match.date),
    home: match.home,
    away: match.away,
    neutral: match.stage !== "",
  };
  const played =
    match.status === "completed" ? { ...game, homeGoals: match.homeGoals, awayGoals: match.awayGoals } : null;
  return { ...game, played };
});
const candidates = (from: Row[]) => from.map((game) => ({ game, played: game.played }));
const recent = rows.filter((row) => row.season >= "2023-24");

let walked: WalkForwardForecast<Row>[];
let middle: Model;

beforeAll(() => {
  walked = [...walkForward(candidates(rows), (game) => game.season >= "2020-21")].flat();
  const training = startTraining();
  const noon = dayNumber("2025-12-28");
  for (const day of new Set(recent.map((row) => row.day))) {
    if (day <= noon)
      training.learn(recent.filter((row) => row.day === day).flatMap((row) => row.played ?? []));
  }
  middle = training.model(noon + 1, []);
});

test("on six seasons the forecast beats the base rate by 2.5 % in RPS and is calibrated within 0.015", () => {
  const judged = walked.flatMap(({ game, probabilities, baseRate }) =>
    game.played && !game.neutral ? { probabilities, baseRate, outcome: outcomeOf(game.played) } : [],
  );
  expect(judged).toHaveLength(2079);
  const base = judged.map(({ baseRate, outcome }) => ({ probabilities: baseRate, outcome }));
  expect(mean(judged, rps) / mean(base, rps)).toBeLessThanOrEqual(0.975);
  expect(calibrationError(judged)).toBeLessThanOrEqual(0.015);
});

test("a forecast uses no result of its own day or later", () => {
  const day = dayNumber("2025-12-14");
  const changed = recent.map((row) =>
    row.day >= day && row.played ? { ...row, played: { ...row.played, homeGoals: 9 } } : row,
  );
  const probabilitiesUntil = (from: Row[]) =>
    [...walkForward(candidates(from), (game) => game.day <= day && game.season === "2025-26")]
      .flat()
      .map((one) => one.probabilities);
  expect(probabilitiesUntil(changed)).toEqual(probabilitiesUntil(recent));
});

test("forecasts do not depend on the order in which matches are given", () => {
  const last = (from: Row[]) =>
    [...walkForward(candidates(from), (game) => game.season === "2025-26")]
      .flat()
      .map(({ game, probabilities }) => `${game.home} ${game.away} ${probabilities.home}`)
      .toSorted();
  expect(last(recent.toReversed())).toEqual(last(recent));
});

test("probabilities add up to one, and the grid of scores agrees with them", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...season2526.clubs),
      fc.constantFrom(...season2526.clubs),
      fc.boolean(),
      (home, away, neutral) => {
        const { probabilities: p, grid } = scoreProbabilities(middle, {
          season: "2025-26",
          day: 0,
          home,
          away,
          neutral,
        });
        expect(p.home + p.draw + p.away).toBeCloseTo(1, 9);
        expect(outcomeProbabilities(grid).home).toBeCloseTo(p.home, 9);
        expect(grid.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 9);
      },
    ),
  );
});

test("on neutral ground a forecast does not depend on which club is named first", () => {
  const at = (home: string, away: string) =>
    forecast(middle, { season: "x", day: 0, home, away, neutral: true }).probabilities;
  expect(at("enyimba", "barau").home).toBeCloseTo(at("barau", "enyimba").away, 9);
});

test("fitting simulated outcomes recovers their slope and both lifts to within 0.05", () => {
  const truth = { slope: 1.3, home: 0.2, away: -0.3 };
  const past = Array.from({ length: 30_000 }, (_, index) => {
    const x = Math.sin(index);
    const scores = { home: x, draw: 0, away: -x };
    const p = applyThreeWay(truth, scores);
    const random = (index * 0.618_034) % 1;
    return {
      scores,
      outcome:
        random < p.home
          ? ("home" as const)
          : random < p.home + p.draw
            ? ("draw" as const)
            : ("away" as const),
    };
  });
  const fit = fitThreeWay(past, { slope: 1, home: 0, away: 0 }, 1);
  expect(fit.slope).toBeCloseTo(truth.slope, 1);
  expect(fit.home).toBeCloseTo(truth.home, 1);
  expect(fit.away).toBeCloseTo(truth.away, 1);
});

test("confidence is High from 0.72 and Medium from 0.60, and a draw can be predicted", () => {
  const at = (home: number) => confidence({ home, draw: (1 - home) / 2, away: (1 - home) / 2 });
  expect([at(0.72), at(0.719), at(0.6), at(0.599)]).toEqual(["High", "Medium", "Medium", "Low"]);
  expect(predictedWinner({ home: 0.3, draw: 0.4, away: 0.3 }, "A", "B")).toBe("Draw");
});

test("10,000 seasons are simulated within a second, and the title chances add up to 1", () => {
  const day = "2025-12-28";
  const known = matchesAsOf(matches2526, day);
  const { rows: table } = standings({
    season: season2526,
    matches: known,
    decisions: decisionsAsOf(decisions2526, day),
  });
  const began = cpuMs();
  const remaining = known
    .filter((match) => !isPlayed(match))
    .map(({ home, away }) => ({
      home,
      away,
      grid: scoreProbabilities(middle, { season: "2025-26", day: 0, home, away, neutral: false }).grid,
    }));
  const forecastMs = cpuMs() - began;
  const chances = simulate(table, remaining, 10_000, 1);
  const tookMs = cpuMs() - began;
  expect(remaining).toHaveLength(190);
  expect(tookMs).toBeLessThan(1000);
  expect(forecastMs / 19).toBeLessThan(50);
  const titles = chances.reduce((sum, club) => sum + (club.positions[0] ?? 0), 0);
  expect(titles).toBeCloseTo(1, 9);
  expect(simulate(table, remaining, 100, 7)).toEqual(simulate(table, remaining, 100, 7));
});

test("results assumed after a simulation give the same chances as simulating with them", () => {
  const table = ["a", "b", "c", "d"].map((club, at) => ({ club, points: at, goalsFor: at, goalsAgainst: 1 }));
  const even = new Float64Array(GRID_SIZE * GRID_SIZE).fill(1 / (GRID_SIZE * GRID_SIZE));
  const remaining = table.flatMap(({ club: home }) =>
    table.flatMap(({ club: away }) => (home === away ? [] : { home, away, grid: even })),
  );
  const assumed = new Map([
    [2, certainScoreGrid(3, 1)],
    [7, givenOutcome(even, "draw")],
  ]);
  const simulation = startSimulation(table, remaining, 5, 300);
  simulation.play(300);
  const withAssumed = remaining.map((match, at) => ({ ...match, grid: assumed.get(at) ?? even }));
  expect(simulation.chances(assumed)).toEqual(simulate(table, withAssumed, 300, 5));
  expect(simulation.chances()).toEqual(simulate(table, remaining, 300, 5));
});

test("with no matches left the simulation gives the leader the title with certainty", () => {
  const { rows: table } = standings({ season: season2526, matches: matches2526, decisions: decisions2526 });
  const chances = simulate(table, [], 50, 1);
  expect(chances.find((club) => club.club === "rangers-international")?.positions[0]).toBe(1);
});
