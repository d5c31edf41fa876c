import type { Game, Probabilities } from "./game.ts";
import { expectedGoals, type GoalsModel, lowScoreFactor } from "./goals-model.ts";

/** Scores of 0 to 9 goals a side; higher ones are rarer than one in a hundred thousand. */
export const GRID = 10;

/** Classes of goal difference: -2 and less, -1, 0, +1, +2, +3 and more. */
export const MARGINS = 6;

export function marginOf(home: number, away: number): number {
  return Math.min(3, Math.max(-2, home - away)) + 2;
}

/** The goals model's probability of each score, at index `home * GRID + away`. */
export function rawGrid(model: GoalsModel, game: Game): Float64Array {
  const goals = expectedGoals(model, game);
  const [home, away] = [poisson(goals.home), poisson(goals.away)];
  const grid = new Float64Array(GRID * GRID);
  for (let h = 0; h < GRID; h++) {
    for (let a = 0; a < GRID; a++) {
      const factor = h <= 1 && a <= 1 ? Math.max(0, lowScoreFactor(model.rho, h, a, goals)) : 1;
      grid[h * GRID + a] = (home[h] as number) * (away[a] as number) * factor;
    }
  }
  return normalised(grid);
}

export function outcomes(grid: Float64Array): Probabilities {
  const [a2, a1, d, h1, h2, h3] = marginShares(grid) as [number, number, number, number, number, number];
  return { home: h1 + h2 + h3, draw: d, away: a2 + a1 };
}

export function marginShares(grid: Float64Array): number[] {
  const shares = new Array<number>(MARGINS).fill(0);
  eachScore((h, a) => {
    const margin = marginOf(h, a);
    shares[margin] = (shares[margin] as number) + (grid[h * GRID + a] as number);
  });
  return shares;
}

/** The grid with margins weighted as observed, then scaled so that outcomes have the `target` probabilities. */
export function shaped(grid: Float64Array, margins: readonly number[], wanted: Probabilities): Float64Array {
  const bent = Float64Array.from(grid);
  eachScore((h, a) => {
    bent[h * GRID + a] = (grid[h * GRID + a] as number) * (margins[marginOf(h, a)] ?? 1);
  });
  const has = outcomes(bent);
  eachScore((h, a) => {
    const outcome = h > a ? "home" : h < a ? "away" : "draw";
    bent[h * GRID + a] = ((bent[h * GRID + a] as number) * wanted[outcome]) / Math.max(1e-9, has[outcome]);
  });
  return normalised(bent);
}

export function meanGoals(grid: Float64Array): { home: number; away: number } {
  let [home, away] = [0, 0];
  eachScore((h, a) => {
    home += h * (grid[h * GRID + a] as number);
    away += a * (grid[h * GRID + a] as number);
  });
  return { home, away };
}

function eachScore(visit: (home: number, away: number) => void): void {
  for (let h = 0; h < GRID; h++) for (let a = 0; a < GRID; a++) visit(h, a);
}

function poisson(rate: number): Float64Array {
  const chances = new Float64Array(GRID);
  let chance = Math.exp(-rate);
  for (let goals = 0; goals < GRID; goals++) {
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
export function onlyOutcome(grid: Float64Array, outcome: "home" | "draw" | "away"): Float64Array {
  const some = Float64Array.from(grid);
  eachScore((h, a) => {
    if ((h > a ? "home" : h < a ? "away" : "draw") !== outcome) some[h * GRID + a] = 0;
  });
  return normalised(some);
}

export function onlyScore(home: number, away: number): Float64Array {
  const grid = new Float64Array(GRID * GRID);
  grid[home * GRID + away] = 1;
  return grid;
}
