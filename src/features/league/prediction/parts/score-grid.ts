import type { Game, Probabilities } from "./game.ts";
import { expectedGoals, type GoalsModel, lowScoreFactor } from "./goals-model.ts";

/** Scores of 0 to 9 goals a side; higher ones are rarer than one in a hundred thousand. */
export const GRID_SIZE = 10;

/** Classes of goal difference: -2 and less, -1, 0, +1, +2, +3 and more. */
export const MARGIN_CLASSES = 6;

export function marginOf(home: number, away: number): number {
  return Math.min(3, Math.max(-2, home - away)) + 2;
}

/** The goals model's probability of each score, at index `home * GRID + away`. */
export function rawGrid(model: GoalsModel, game: Game): Float64Array {
  const goals = expectedGoals(model, game);
  const [home, away] = [poisson(goals.home), poisson(goals.away)];
  const grid = new Float64Array(GRID_SIZE * GRID_SIZE);
  for (let h = 0; h < GRID_SIZE; h++) {
    for (let a = 0; a < GRID_SIZE; a++) {
      const factor = h <= 1 && a <= 1 ? Math.max(0, lowScoreFactor(model.rho, h, a, goals)) : 1;
      grid[h * GRID_SIZE + a] = (home[h] as number) * (away[a] as number) * factor;
    }
  }
  return normalised(grid);
}

export function outcomeProbabilities(grid: Float64Array): Probabilities {
  const [a2, a1, d, h1, h2, h3] = marginShares(grid) as [number, number, number, number, number, number];
  return { home: h1 + h2 + h3, draw: d, away: a2 + a1 };
}

export function marginShares(grid: Float64Array): number[] {
  const shares = new Array<number>(MARGIN_CLASSES).fill(0);
  eachScore((h, a) => {
    const margin = marginOf(h, a);
    shares[margin] = (shares[margin] as number) + (grid[h * GRID_SIZE + a] as number);
  });
  return shares;
}

/** The grid with margins weighted as observed, then scaled so that outcomes have the `target` probabilities. */
export function fitToOutcomes(
  grid: Float64Array,
  margins: readonly number[],
  target: Probabilities,
): Float64Array {
  const weighted = Float64Array.from(grid);
  eachScore((h, a) => {
    weighted[h * GRID_SIZE + a] = (grid[h * GRID_SIZE + a] as number) * (margins[marginOf(h, a)] ?? 1);
  });
  const actual = outcomeProbabilities(weighted);
  eachScore((h, a) => {
    const outcome = h > a ? "home" : h < a ? "away" : "draw";
    weighted[h * GRID_SIZE + a] =
      ((weighted[h * GRID_SIZE + a] as number) * target[outcome]) / Math.max(1e-9, actual[outcome]);
  });
  return normalised(weighted);
}

export function meanGoals(grid: Float64Array): { home: number; away: number } {
  let [home, away] = [0, 0];
  eachScore((h, a) => {
    home += h * (grid[h * GRID_SIZE + a] as number);
    away += a * (grid[h * GRID_SIZE + a] as number);
  });
  return { home, away };
}

function eachScore(visit: (home: number, away: number) => void): void {
  for (let h = 0; h < GRID_SIZE; h++) for (let a = 0; a < GRID_SIZE; a++) visit(h, a);
}

function poisson(rate: number): Float64Array {
  const chances = new Float64Array(GRID_SIZE);
  let chance = Math.exp(-rate);
  for (let goals = 0; goals < GRID_SIZE; goals++) {
    chances[goals] = chance;
    chance *= rate / (goals + 1);
  }
  return chances;
}

function normalised(grid: Float64Array): Float64Array {
  const sum = grid.reduce((total, value) => total + value, 0);
  return grid.map((value) => value / sum);
}

/** The grid conditional on this outcome. */
export function givenOutcome(grid: Float64Array, outcome: "home" | "draw" | "away"): Float64Array {
  const conditional = Float64Array.from(grid);
  eachScore((h, a) => {
    if ((h > a ? "home" : h < a ? "away" : "draw") !== outcome) conditional[h * GRID_SIZE + a] = 0;
  });
  return normalised(conditional);
}

export function certainScoreGrid(home: number, away: number): Float64Array {
  const grid = new Float64Array(GRID_SIZE * GRID_SIZE);
  grid[home * GRID_SIZE + away] = 1;
  return grid;
}

/** The score at an index of a grid. */
export function scoreAt(cell: number): { home: number; away: number } {
  return { home: Math.floor(cell / GRID_SIZE), away: cell % GRID_SIZE };
}

export function likeliestScore(grid: Float64Array): { home: number; away: number } {
  return scoreAt(grid.indexOf(Math.max(...grid)));
}
