import { expect, test } from "vitest";
import { startBaseRate } from "./base-rate.ts";
import { solve } from "./cholesky.ts";
import { outcomeOf, type PlayedGame } from "./game.ts";
import { expectedGoals, type GoalsModel, lowScoreFactor } from "./goals-model.ts";
import { eloScores, learnElo, learnPi, piScores, regressToMean } from "./ratings.ts";
import {
  certainScoreGrid,
  fitToOutcomes,
  GRID_SIZE,
  givenOutcome,
  marginOf,
  meanGoals,
  outcomeProbabilities,
  rawGrid,
} from "./score-grid.ts";
import { applyThreeWay, type CalibrationExample, fitThreeWay } from "./three-way.ts";

const game = (homeGoals: number, awayGoals: number, parts: Partial<PlayedGame> = {}): PlayedGame => ({
  season: "x",
  day: 0,
  home: "a",
  away: "b",
  neutral: false,
  homeGoals,
  awayGoals,
  ...parts,
});

test.each([
  [
    [4, 2, 1, 2, 5, 3, 1, 3, 6],
    [1, -2, 3],
  ],
  [
    [2, -1, 0, -1, 2, -1, 0, -1, 2],
    [3, 0, -1],
  ],
  [
    [9, 0, 0, 0, 4, 0, 0, 0, 1],
    [1, 2, 3],
  ],
])("the system with the matrix %j has the solution %j", (matrix, solution) => {
  const b = [0, 1, 2].map((i) => solution.reduce((sum, x, j) => sum + (matrix[3 * i + j] ?? 0) * x, 0));
  const solved = solve(Float64Array.from(matrix), Float64Array.from(b), 3);
  solution.forEach((x, i) => {
    expect(solved[i]).toBeCloseTo(x, 9);
  });
});

const rounded = (shares: object) =>
  Object.fromEntries(Object.entries(shares).map(([name, share]) => [name, Number(share.toFixed(9))]));

test("the base rate starts from European shares and halves a match's weight in two years", () => {
  const rate = startBaseRate();
  expect(rounded(rate.shares())).toEqual({ home: 0.45, draw: 0.27, away: 0.28 });
  rate.learn(game(2, 1));
  expect(rate.shares().home).toBeCloseTo(5.5 / 11, 9);
  rate.learn(game(0, 0, { day: 730 }));
  const [home, draw, away] = [5.5 / 2, 2.7 / 2 + 1, 2.8 / 2].map((sum) => sum / 6.5);
  expect(rounded(rate.shares())).toEqual(rounded({ home, draw, away }));
  rate.learn(game(0, 1, { day: 730 }));
  expect(rate.shares().away).toBeCloseTo(2.4 / 7.5, 9);
});

const model: GoalsModel = {
  level: 0.1,
  home: 0.3,
  rho: -0.1,
  clubs: { a: { attack: 0.2, defence: 0.05, atHome: 0.15 }, b: { attack: -0.1, defence: 0.4, atHome: 0.7 } },
};

test.each([
  ["a", "b", false, 0.1 + 0.3 + 0.2 - 0.4 + 0.15, 0.1 - 0.1 - 0.05 - 0.15],
  ["b", "a", false, 0.1 + 0.3 - 0.1 - 0.05 + 0.7, 0.1 + 0.2 - 0.4 - 0.7],
  ["a", "b", true, 0.1 + 0.2 - 0.4, 0.1 - 0.1 - 0.05],
  ["new", "b", false, 0.1 + 0.3 - 0.4, 0.1 - 0.1],
  ["a", "new", false, 0.1 + 0.3 + 0.2 + 0.15, 0.1 - 0.05 - 0.15],
])(
  "expected goals of %s against %s (neutral: %s) follow from attack, defence and ground",
  (home, away, neutral, h, a) => {
    const goals = expectedGoals(model, { ...game(0, 0), home, away, neutral });
    expect(goals.home).toBeCloseTo(Math.exp(h), 9);
    expect(goals.away).toBeCloseTo(Math.exp(a), 9);
  },
);

test.each([
  [0, 0, 1 - 2 * 0.5 * 0.1],
  [0, 1, 1 + 2 * 0.1],
  [1, 0, 1 + 0.5 * 0.1],
  [1, 1, 1 - 0.1],
  [2, 0, 1],
  [0, 2, 1],
  [1, 2, 1],
  [2, 1, 1],
])("the low-score factor of %i:%i is %d", (home, away, factor) => {
  expect(lowScoreFactor(0.1, home, away, { home: 2, away: 0.5 })).toBeCloseTo(factor, 12);
});

test("the score grid scales low scores by the model's factor and leaves others unchanged", () => {
  const goals = expectedGoals(model, game(0, 0));
  const [plain, low] = [0, 0.1].map((rho) => rawGrid({ ...model, rho }, game(0, 0)));
  for (const [home, away] of [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 1],
  ] as const) {
    const at = home * GRID_SIZE + away;
    expect((low?.[at] ?? 0) / (plain?.[at] ?? 1)).toBeCloseTo(lowScoreFactor(0.1, home, away, goals), 9);
  }
});

test("the score grid has its model's mean goals, and margins fall into six classes", () => {
  const grid = rawGrid({ ...model, rho: 0 }, game(0, 0));
  const expected = expectedGoals(model, game(0, 0));
  expect(meanGoals(grid).home).toBeCloseTo(expected.home, 3);
  expect(meanGoals(grid).away).toBeCloseTo(expected.away, 3);
  const margins = [
    [0, 5],
    [0, 2],
    [0, 1],
    [1, 1],
    [1, 0],
    [2, 0],
    [3, 0],
    [9, 0],
  ] as const;
  expect(margins.map(([home, away]) => marginOf(home, away))).toEqual([0, 0, 1, 2, 3, 4, 5, 5]);
});

test("a grid can be reduced to one score or to one outcome", () => {
  expect(outcomeProbabilities(certainScoreGrid(2, 1))).toEqual({ home: 1, draw: 0, away: 0 });
  expect(certainScoreGrid(2, 1)[2 * GRID_SIZE + 1]).toBe(1);
  const grid = rawGrid(model, game(0, 0));
  for (const outcome of ["home", "draw", "away"] as const) {
    expect(outcomeProbabilities(givenOutcome(grid, outcome))[outcome]).toBeCloseTo(1, 9);
  }
});

test("a shaped grid has the given outcome probabilities, its margins scaled by their factors", () => {
  const grid = rawGrid(model, game(0, 0));
  const target = { home: 0.5, draw: 0.3, away: 0.2 };
  const bent = fitToOutcomes(grid, [1, 1, 1, 2, 1, 1], target);
  const actual = outcomeProbabilities(bent);
  for (const outcome of ["home", "draw", "away"] as const)
    expect(actual[outcome]).toBeCloseTo(target[outcome], 9);
  const share = (of: Float64Array) => (of[GRID_SIZE] ?? 0) / (of[2 * GRID_SIZE] ?? 1);
  expect(share(bent) / share(grid)).toBeCloseTo(2, 9);
});

test.each([
  [1, 0, 1],
  [2, 0, 1.5],
  [3, 0, 14 / 8],
  [5, 0, 16 / 8],
  [0, 3, 14 / 8],
])("after %i:%i the Elo ratings move by equal amounts, the margin weighted %d", (home, away, weight) => {
  const before = { a: 1500, b: 1620 };
  const after = learnElo(before, game(home, away));
  const result = home > away ? 1 : 0;
  expect(after.a).toBeCloseTo(1500 + 15 * weight * (result - 0.5), 9);
  expect((after.a ?? 0) + (after.b ?? 0)).toBeCloseTo(3120, 9);
});

test("in a draw Elo counts the home edge as 120 points, and no edge on neutral ground", () => {
  expect(learnElo({ a: 1500, b: 1620 }, game(1, 1)).a).toBeCloseTo(1500, 9);
  expect(learnElo({}, game(1, 1, { neutral: true }))).toEqual({ a: 1500, b: 1500 });
  expect(learnElo({}, game(1, 1)).a).toBeLessThan(1500);
});

test("an Elo lead counts for one side and against the other, and shrinks by a fifth each summer", () => {
  expect(eloScores({ a: 1550 }, game(0, 0))).toEqual({ home: 1.7, draw: 0, away: -1.7 });
  expect(eloScores({ b: 1550 }, game(0, 0, { neutral: true }))).toEqual({ home: -0.5, draw: 0, away: 0.5 });
  expect(regressToMean({ a: 1600, b: 1450 })).toEqual({ a: 1580, b: 1460 });
});

test("a pi-rating changes fully for the ground played on, and by a quarter for the other", () => {
  const after = learnPi({}, game(2, 1));
  const change = 0.08 * 3 * Math.log10(2);
  expect(after.a?.home).toBeCloseTo(change, 9);
  expect(after.a?.away).toBeCloseTo(change / 4, 9);
  expect(after.b?.home).toBeCloseTo(-change / 4, 9);
  expect(after.b?.away).toBeCloseTo(-change, 9);
  const ratings = { a: { home: 3, away: 0.3 }, b: { home: 0, away: -3 } };
  expect(piScores(ratings, game(0, 0)).home).toBeCloseTo(18, 9);
  expect(piScores(ratings, game(0, 0, { neutral: true })).home).toBeCloseTo(10 ** 0.1 - 1 + 9, 9);
});

const judged = (count: number, outcome: CalibrationExample["outcome"], x = 0): CalibrationExample[] =>
  Array.from({ length: count }, () => ({ scores: { home: x, draw: 0, away: -x }, outcome }));

test("without scores the fit gives the outcome shares; neutral ground averages the two lifts", () => {
  const past = [...judged(500, "home"), ...judged(300, "draw"), ...judged(200, "away")];
  const fit = fitThreeWay(past, { slope: 1, home: 0, away: 0 }, 100);
  const p = applyThreeWay(fit, { home: 0, draw: 0, away: 0 });
  expect([p.home, p.draw, p.away].map((chance) => chance.toFixed(3))).toEqual(["0.500", "0.300", "0.200"]);
  const neutral = applyThreeWay(fit, { home: 0, draw: 0, away: 0 }, true);
  expect(neutral.home).toBeCloseTo(neutral.away, 12);
  expect(neutral.home / neutral.draw).toBeCloseTo(Math.exp((fit.home + fit.away) / 2), 9);
});

test.each([
  ["mostly away wins", [...judged(5, "draw"), ...judged(5, "home"), ...judged(400, "away")]],
  ["mostly home wins", [...judged(400, "home"), ...judged(5, "draw"), ...judged(5, "away")]],
  [
    "outcomes with scores",
    [...judged(60, "home", 1), ...judged(30, "draw", 1), ...judged(30, "away", 1), ...judged(20, "home", -1)],
  ],
])("a fit restarted from its own result does not move (%s)", (_, past) => {
  const prior = { slope: 0.5, home: 0, away: 0 };
  const fit = fitThreeWay(past, prior, 2);
  const refit = fitThreeWay(past, prior, 2, fit);
  for (const part of ["slope", "home", "away"] as const) expect(refit[part]).toBeCloseTo(fit[part], 5);
});

test.each([
  [2, 1, "home"],
  [1, 1, "draw"],
  [0, 1, "away"],
])("a score of %i:%i has the outcome %s", (home, away, outcome) => {
  expect(outcomeOf(game(home, away))).toBe(outcome);
});
