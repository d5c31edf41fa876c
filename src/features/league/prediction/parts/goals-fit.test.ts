import { expect, test } from "vitest";
import type { PlayedGame } from "./game.ts";
import { fitGoals, priorGoalsModel } from "./goals-fit.ts";
import { expectedGoals, type GoalsModel, lowScoreFactor } from "./goals-model.ts";

const game = (homeGoals: number, awayGoals: number, parts: Partial<PlayedGame> = {}): PlayedGame => ({
  ...{ season: "x", day: 0, home: "a", away: "b", neutral: false, homeGoals, awayGoals },
  ...parts,
});

test("recent goals weigh more than old ones, and a promoted club is assumed weaker", () => {
  const games = (homeGoals: number, day: number) =>
    Array.from({ length: 40 }, () => game(homeGoals, 1, { day }));
  const rising = fitGoals([...games(0, 0), ...games(3, 700)], 730, new Set(), priorGoalsModel);
  const falling = fitGoals([...games(3, 0), ...games(0, 700)], 730, new Set(), priorGoalsModel);
  const goals = (of: GoalsModel) => expectedGoals(of, game(0, 0)).home;
  expect(goals(rising)).toBeGreaterThan(1.6);
  expect(goals(falling)).toBeLessThan(1.4);
  const { clubs } = fitGoals(games(1, 700), 730, new Set(["new"]), priorGoalsModel);
  expect([clubs.new?.attack, clubs.new?.defence]).toEqual([expect.closeTo(-0.1, 6), expect.closeTo(-0.1, 6)]);
});

test("on neutral ground it does not matter which club is named first", () => {
  const results = [
    [3, 0],
    [2, 1],
    [1, 1],
  ] as const;
  const fitted = (games: PlayedGame[]) => fitGoals(games, 0, new Set(), priorGoalsModel).clubs;
  const named = fitted(results.map(([a, b]) => game(a, b, { neutral: true })));
  const swapped = fitted(results.map(([a, b]) => game(b, a, { neutral: true, home: "b", away: "a" })));
  for (const club of ["a", "b"]) {
    expect(swapped[club]?.attack).toBeCloseTo(named[club]?.attack ?? Number.NaN, 9);
    expect(swapped[club]?.defence).toBeCloseTo(named[club]?.defence ?? Number.NaN, 9);
    expect(named[club]?.atHome).toBeCloseTo(0, 9);
  }
});

/**
 * Ten matches of 1:1 have the likelihood (1 - rho)^10, whatever goals are expected; with the prior, whose spread is 0.1,
 * it is highest where 10 / (1 - rho) = -100 rho. A year later a match counts half.
 */
test.each([
  ["ten of 1:1", [[1, 1, 10]], 0, (1 - Math.sqrt(1.4)) / 2],
  ["ten of 1:1 a year ago", [[1, 1, 10]], 365, (1 - Math.sqrt(1.2)) / 2],
  ["twenty of 1:1 a year ago", [[1, 1, 20]], 365, (1 - Math.sqrt(1.4)) / 2],
  [
    "none of at most a goal each",
    [
      [2, 1, 10],
      [0, 2, 10],
      [1, 2, 10],
    ],
    0,
    0,
  ],
  ["none at all", [], 0, 0],
  ["far more draws than goals explain", [[1, 1, 200]], 0, -0.15],
  [
    "far fewer draws than goals explain",
    [
      [1, 0, 100],
      [0, 1, 100],
    ],
    0,
    0.15,
  ],
] as const)("how far low scores depart from the goals model: %s", (_, scores, day, rho) => {
  const games = scores.flatMap(([home, away, times]) =>
    Array.from({ length: times }, () => game(home, away)),
  );
  expect(Math.abs(fitGoals(games, day, new Set(), priorGoalsModel).rho - rho)).toBeLessThan(0.004);
});

test("the dependence of low scores makes the results that were played most probable", () => {
  const results = [
    [0, 0, 9],
    [1, 1, 4],
    [1, 0, 6],
    [0, 1, 2],
    [3, 1, 5],
  ] as const;
  const games = results.flatMap(([home, away, times]) =>
    Array.from({ length: times }, () => game(home, away)),
  );
  const fit = fitGoals(games, 0, new Set(), priorGoalsModel);
  const likelihood = (rho: number) =>
    games
      .filter(({ homeGoals, awayGoals }) => homeGoals <= 1 && awayGoals <= 1)
      .map((one) => Math.log(lowScoreFactor(rho, one.homeGoals, one.awayGoals, expectedGoals(fit, one))))
      .reduce((sum, one) => sum + one, -((rho / 0.1) ** 2) / 2);
  for (const step of [-0.01, 0.01]) expect(likelihood(fit.rho)).toBeGreaterThan(likelihood(fit.rho + step));
});
