import { solve } from "./cholesky.ts";
import type { Outcome, Probabilities } from "./game.ts";

/** Gives probabilities in proportion to exp(slope x opinion + lift); the draw has no lift. */
export interface ThreeWay {
  readonly slope: number;
  readonly home: number;
  readonly away: number;
}

/** A number for each outcome: log probabilities, or a rating difference and its negative. */
export interface Opinion {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export interface CalibrationExample {
  readonly opinion: Opinion;
  readonly outcome: Outcome;
}

const NEWTON_STEPS = 6;

/** On neutral ground both sides get the mean of the two lifts. */
export function applyThreeWay(coefficients: ThreeWay, opinion: Opinion, neutral = false): Probabilities {
  const lift = neutral ? (coefficients.home + coefficients.away) / 2 : null;
  const home = Math.exp(coefficients.slope * opinion.home + (lift ?? coefficients.home));
  const draw = Math.exp(coefficients.slope * opinion.draw);
  const away = Math.exp(coefficients.slope * opinion.away + (lift ?? coefficients.away));
  const sum = home + draw + away;
  return { home: home / sum, draw: draw / sum, away: away / sum };
}

/** Fits the most probable slope and lifts to past opinions and outcomes; `spread` is the width of the `prior`. */
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
  for (const { opinion, outcome } of past) {
    const p = applyThreeWay(coefficients, opinion);
    const mean = p.home * opinion.home + p.draw * opinion.draw + p.away * opinion.away;
    gs += opinion[outcome] - mean;
    gh += (outcome === "home" ? 1 : 0) - p.home;
    ga += (outcome === "away" ? 1 : 0) - p.away;
    ss += p.home * opinion.home ** 2 + p.draw * opinion.draw ** 2 + p.away * opinion.away ** 2 - mean ** 2;
    sh += p.home * (opinion.home - mean);
    sa += p.away * (opinion.away - mean);
    hh += p.home * (1 - p.home);
    ha -= p.home * p.away;
    aa += p.away * (1 - p.away);
  }
  return {
    gradient: Float64Array.of(gs, gh, ga),
    curvature: Float64Array.of(ss, sh, sa, sh, hh, ha, sa, ha, aa),
  };
}
