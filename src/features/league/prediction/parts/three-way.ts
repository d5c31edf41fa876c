import { solve } from "./cholesky.ts";
import type { Outcome, Probabilities } from "./game.ts";

/** Gives probabilities in proportion to exp(slope x scores + lift); the draw has no lift. */
export interface ThreeWay {
  readonly slope: number;
  readonly home: number;
  readonly away: number;
}

/** A number for each outcome: log probabilities, or a rating difference and its negative. */
export interface OutcomeScores {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface CalibrationExample {
  readonly scores: OutcomeScores;
  readonly outcome: Outcome;
}

const NEWTON_STEPS = 6;

/** On neutral ground both sides get the mean of the two lifts. */
export function applyThreeWay(coefficients: ThreeWay, scores: OutcomeScores, neutral = false): Probabilities {
  const lift = neutral ? (coefficients.home + coefficients.away) / 2 : null;
  const home = Math.exp(coefficients.slope * scores.home + (lift ?? coefficients.home));
  const draw = Math.exp(coefficients.slope * scores.draw);
  const away = Math.exp(coefficients.slope * scores.away + (lift ?? coefficients.away));
  const sum = home + draw + away;
  return { home: home / sum, draw: draw / sum, away: away / sum };
}

/** Fits the most probable slope and lifts to past scores and outcomes; `spread` is the width of the `prior`. */
export function fitThreeWay(
  past: readonly CalibrationExample[],
  prior: ThreeWay,
  spread: number,
  start = prior,
): ThreeWay {
  let coefficients = start;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const { gradient, curvature } = slopes(past, coefficients, prior, 1 / spread ** 2);
    const change = solve(curvature, gradient, 3);
    const [slope = 0, home = 0, away = 0] = change;
    coefficients = {
      slope: coefficients.slope + slope,
      home: coefficients.home + home,
      away: coefficients.away + away,
    };
    if (Math.abs(slope) + Math.abs(home) + Math.abs(away) < 1e-6) break;
  }
  return coefficients;
}

/** Gradient and curvature of the likelihood and its prior, in the order slope (s), home (h), away (a). */
function slopes(
  past: readonly CalibrationExample[],
  coefficients: ThreeWay,
  prior: ThreeWay,
  precision: number,
) {
  let gs = precision * (prior.slope - coefficients.slope);
  let gh = precision * (prior.home - coefficients.home);
  let ga = precision * (prior.away - coefficients.away);
  let [ss, sh, sa, hh, ha, aa] = [precision, 0, 0, precision, 0, precision];
  for (const { scores, outcome } of past) {
    const p = applyThreeWay(coefficients, scores);
    const mean = p.home * scores.home + p.draw * scores.draw + p.away * scores.away;
    gs += scores[outcome] - mean;
    gh += (outcome === "home" ? 1 : 0) - p.home;
    ga += (outcome === "away" ? 1 : 0) - p.away;
    ss += p.home * scores.home ** 2 + p.draw * scores.draw ** 2 + p.away * scores.away ** 2 - mean ** 2;
    sh += p.home * (scores.home - mean);
    sa += p.away * (scores.away - mean);
    hh += p.home * (1 - p.home);
    ha -= p.home * p.away;
    aa += p.away * (1 - p.away);
  }
  return {
    gradient: Float64Array.of(gs, gh, ga),
    curvature: Float64Array.of(ss, sh, sa, sh, hh, ha, sa, ha, aa),
  };
}
