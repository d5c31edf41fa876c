import type { Probabilities } from "#features/league/prediction/parts/game.ts";
import { apportion } from "#features/league/statistics/apportion.ts";

/** Rounded to four decimals, which is more precise than the forecast itself; the sum is exactly 1. */
export function toProbabilities(p: Probabilities): Probabilities {
  return ofWhole(p, 10_000, (part) => part / 10_000);
}

/** Whole percentages that add up to exactly 100, for display. */
export function toPercentages(p: Probabilities): Probabilities {
  return ofWhole(p, 100, (part) => part);
}

function ofWhole(p: Probabilities, whole: number, convert: (part: number) => number): Probabilities {
  const [home = 0, draw = 0, away = 0] = apportion([p.home, p.draw, p.away], whole).map(convert);
  return { home, draw, away };
}
