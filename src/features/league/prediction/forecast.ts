import type { Model } from "./model.ts";
import type { Game, Probabilities } from "./parts/game.ts";
import { eloScores, piScores } from "./parts/ratings.ts";
import { fitToOutcomes, meanGoals, outcomeProbabilities, rawGrid } from "./parts/score-grid.ts";
import { applyThreeWay, type OutcomeScores } from "./parts/three-way.ts";

/** Weights of the blend: half for the goals model, a quarter for each of the two ratings. */
const BLEND = { goals: 0.5, elo: 0.25, pi: 0.25 };

export interface Forecast {
  readonly probabilities: Probabilities;
  readonly expectedGoals: { readonly home: number; readonly away: number };
}

export function forecast(model: Model, game: Game): Forecast {
  const { probabilities, grid } = scoreProbabilities(model, game);
  return { probabilities, expectedGoals: meanGoals(grid) };
}

/** The probability of every score of a game; the outcome probabilities come from the blend. */
export function scoreProbabilities(
  model: Model,
  game: Game,
): { probabilities: Probabilities; grid: Float64Array } {
  const raw = rawGrid(model.goals, game);
  const probabilities = blended(model, game, raw);
  return { probabilities, grid: fitToOutcomes(raw, model.margins, probabilities) };
}

/** What each part says about a game, before calibration. */
export function scoresOfParts(
  model: Model,
  game: Game,
  raw: Float64Array,
): Record<"goals" | "elo" | "pi", OutcomeScores> {
  const { home, draw, away } = outcomeProbabilities(raw);
  return {
    goals: { home: Math.log(home), draw: Math.log(draw), away: Math.log(away) },
    elo: eloScores(model.elo, game),
    pi: piScores(model.pi, game),
  };
}

function blended(model: Model, game: Game, raw: Float64Array): Probabilities {
  const partScores = scoresOfParts(model, game, raw);
  const goals = applyThreeWay(model.calibration.goals, partScores.goals, game.neutral);
  const elo = applyThreeWay(model.calibration.elo, partScores.elo, game.neutral);
  const pi = applyThreeWay(model.calibration.pi, partScores.pi, game.neutral);
  const mix = (outcome: keyof Probabilities) =>
    BLEND.goals * goals[outcome] + BLEND.elo * elo[outcome] + BLEND.pi * pi[outcome];
  return { home: mix("home"), draw: mix("draw"), away: mix("away") };
}
