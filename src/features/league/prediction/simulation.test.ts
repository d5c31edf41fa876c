import { expect, test } from "vitest";
import { certainScoreGrid, GRID_SIZE } from "./parts/score-grid.ts";
import { simulate } from "./simulation.ts";

const club = (name: string, points: number, goalsFor = 0, goalsAgainst = 0) => ({
  ...{ club: name, points },
  ...{ goalsFor, goalsAgainst },
});
const firsts = (chances: ReturnType<typeof simulate>) => chances.map(({ positions }) => positions[0]);

test("clubs that nothing separates are ordered by lot, each first about half the time", () => {
  const [a = 0, b = 0] = firsts(simulate([club("a", 3), club("b", 3)], [], 2_000, 1));
  expect(a + b).toBe(1);
  expect(a).toBeGreaterThan(0.45);
  expect(a).toBeLessThan(0.55);
});

test("the lot does not depend on how the season's last match ends", () => {
  // If c wins, which half of the seasons has, it is first; otherwise a or b is, by lot.
  const grid = new Float64Array(GRID_SIZE * GRID_SIZE);
  [grid[GRID_SIZE], grid[1]] = [0.5, 0.5];
  const table = [club("a", 10), club("b", 10), club("c", 9), club("d", 0)];
  const [a = 0, b = 0, c = 0] = firsts(simulate(table, [{ home: "c", away: "d", grid }], 4_000, 1));
  expect([a, b, c].map((share) => Math.round(20 * share) / 20)).toEqual([0.25, 0.25, 0.5]);
});

test.each([
  ["points before goal difference", club("a", 4), club("b", 3, 9, 0)],
  ["goal difference before goals", club("a", 3, 2, 0), club("b", 3, 9, 8)],
  ["goals before the lot", club("a", 3, 2, 1), club("b", 3, 1, 0)],
])("a simulated table is ordered by %s", (_, a, b) => {
  expect(firsts(simulate([a, b], [], 50, 1))).toEqual([1, 0]);
  expect(firsts(simulate([b, a], [], 50, 1))).toEqual([0, 1]);
});

test.each([
  [2, 0, 3, 0],
  [1, 1, 1, 1],
  [0, 3, 0, 3],
])("a match of %i:%i is worth %i and %i points", (home, away, forHome, forAway) => {
  const remaining = [{ home: "a", away: "b", grid: certainScoreGrid(home, away) }];
  const chances = simulate([club("a", 10), club("b", 20)], remaining, 50, 1);
  expect(chances.map(({ pointsExpected }) => pointsExpected)).toEqual([10 + forHome, 20 + forAway]);
  expect(chances.map(({ pointsLow, pointsHigh }) => [pointsLow, pointsHigh])).toEqual([
    [10 + forHome, 10 + forHome],
    [20 + forAway, 20 + forAway],
  ]);
});

test("the range of points leaves out outcomes rarer than one in twenty", () => {
  const grid = new Float64Array(GRID_SIZE * GRID_SIZE);
  // Outcomes rarer than one in twenty lie outside the range.
  grid[GRID_SIZE] = 0.97;
  grid[1] = 0.03;
  const [a] = simulate([club("a", 0), club("b", 0)], [{ home: "a", away: "b", grid }], 2_000, 1);
  expect([a?.pointsLow, a?.pointsHigh]).toEqual([3, 3]);
  const even = new Float64Array(GRID_SIZE * GRID_SIZE);
  even[GRID_SIZE] = 0.9;
  even[1] = 0.1;
  const [b] = simulate([club("a", 0), club("b", 0)], [{ home: "a", away: "b", grid: even }], 2_000, 1);
  expect([b?.pointsLow, b?.pointsHigh]).toEqual([0, 3]);
  expect(b?.pointsExpected).toBeCloseTo(2.7, 1);
  expect(b?.positionExpected).toBeCloseTo(1.1, 1);
});
