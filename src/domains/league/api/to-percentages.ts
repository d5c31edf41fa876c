import type { Probabilities } from "#domains/league/prediction/parts/game.ts";
import { apportioned } from "#domains/league/statistics/apportion.ts";

/** Whole percentages, together exactly 100: what a page prints. */
export function toPercentages(p: Probabilities): Probabilities {
  const [home = 0, draw = 0, away = 0] = apportioned([p.home, p.draw, p.away], 100);
  return { home, draw, away };
}
