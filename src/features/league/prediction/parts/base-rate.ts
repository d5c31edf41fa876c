import { type Outcome, outcomeOf, type PlayedGame, type Probabilities } from "./game.ts";

const HALF_LIFE_DAYS = 730;

/** How matches have ended so far, weighted towards recent ones: the baseline a forecast must beat. */
export interface BaseRate {
  shares(): Probabilities;
  learn(game: PlayedGame): void;
}

export function startBaseRate(): BaseRate {
  // The prior is Europe's long-term shares, worth ten matches; it fades as the league's own results come in.
  const sums: Record<Outcome, number> = { home: 4.5, draw: 2.7, away: 2.8 };
  let last = Number.NaN;
  return {
    shares() {
      const all = sums.home + sums.draw + sums.away;
      return { home: sums.home / all, draw: sums.draw / all, away: sums.away / all };
    },
    learn(game) {
      const fade = Number.isNaN(last) ? 1 : 0.5 ** ((game.day - last) / HALF_LIFE_DAYS);
      last = game.day;
      for (const outcome of ["home", "draw", "away"] as const) sums[outcome] *= fade;
      sums[outcomeOf(game)] += 1;
    },
  };
}
