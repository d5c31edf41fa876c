import { type Outcome, outcomeOf, type PlayedGame, type Probabilities } from "./game.ts";

const HALF_LIFE_DAYS = 730;

/** How matches have ended so far, older ones with less weight: what a forecast must beat. */
export interface BaseRate {
  shares(): Probabilities;
  learn(game: PlayedGame): void;
}

export function startBaseRate(): BaseRate {
  // Europe's long-term shares count as ten matches, until the league has its own.
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
