import type { Probabilities } from "#domains/league/prediction/parts/game.ts";
import { apportioned } from "#domains/league/statistics/apportion.ts";

/** Four decimals are more than is known; together exactly 1. */
export function toProbabilities(p: Probabilities): Probabilities {
  return ofWhole(p, 10_000, (part) => part / 10_000);
}

/** Whole percentages, together exactly 100: what a page prints. */
export function toPercentages(p: Probabilities): Probabilities {
  return ofWhole(p, 100, (part) => part);
}

function ofWhole(p: Probabilities, whole: number, made: (part: number) => number): Probabilities {
  const [home = 0, draw = 0, away = 0] = apportioned([p.home, p.draw, p.away], whole).map(made);
  return { home, draw, away };
}
