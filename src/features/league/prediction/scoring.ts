import type { Outcome, Probabilities } from "./parts/game.ts";

export interface ScoredForecast {
  readonly probabilities: Probabilities;
  readonly outcome: Outcome;
}

export interface CalibrationBin {
  readonly from: number;
  readonly to: number;
  readonly forecast: number;
  readonly happened: number;
  readonly count: number;
}

const BINS = 10;
const OUTCOMES = ["home", "draw", "away"] as const;

/** Ranked probability score: 0 means certain and right; a near miss costs less than a far one. */
export function rps({ probabilities: p, outcome }: ScoredForecast): number {
  const home = p.home - (outcome === "home" ? 1 : 0);
  const away = p.away - (outcome === "away" ? 1 : 0);
  return (home ** 2 + away ** 2) / 2;
}

export function logLoss({ probabilities, outcome }: ScoredForecast): number {
  return -Math.log(Math.max(1e-9, probabilities[outcome]));
}

export function mean<T>(items: readonly T[], value: (item: T) => number): number {
  return items.length === 0 ? 0 : items.reduce((sum, item) => sum + value(item), 0) / items.length;
}

/** Forecasts against outcomes in bins of a tenth of probability, with all three outcomes pooled. */
export function calibration(forecasts: readonly ScoredForecast[]): CalibrationBin[] {
  const predictedSums = new Array<number>(BINS).fill(0);
  const happenedCounts = new Array<number>(BINS).fill(0);
  const counts = new Array<number>(BINS).fill(0);
  for (const { probabilities, outcome } of forecasts) {
    for (const predicted of OUTCOMES) {
      const bin = Math.min(BINS - 1, Math.floor(probabilities[predicted] * BINS));
      predictedSums[bin] = (predictedSums[bin] as number) + probabilities[predicted];
      happenedCounts[bin] = (happenedCounts[bin] as number) + (predicted === outcome ? 1 : 0);
      counts[bin] = (counts[bin] as number) + 1;
    }
  }
  return counts.flatMap((count, bin) =>
    count === 0
      ? []
      : {
          from: bin / BINS,
          to: (bin + 1) / BINS,
          forecast: (predictedSums[bin] as number) / count,
          happened: (happenedCounts[bin] as number) / count,
          count,
        },
  );
}

/** The mean distance between forecast and observed frequency, over all bins weighted by size. */
export function calibrationError(forecasts: readonly ScoredForecast[]): number {
  const bins = calibration(forecasts);
  const all = bins.reduce((sum, bin) => sum + bin.count, 0);
  return bins.reduce(
    (sum, bin) => sum + (bin.count / Math.max(1, all)) * Math.abs(bin.forecast - bin.happened),
    0,
  );
}

export function bestGuess(p: Probabilities): Outcome {
  if (p.home >= p.draw && p.home >= p.away) return "home";
  return p.away >= p.draw ? "away" : "draw";
}
