import { expect, test } from "vitest";
import { bestGuess, calibration, calibrationError, logLoss, mean, rps } from "./scoring.ts";

const p = (home: number, draw: number, away: number) => ({ home, draw, away });

test.each([
  [p(1, 0, 0), "home", 0],
  [p(0, 1, 0), "draw", 0],
  [p(0, 0, 1), "away", 0],
  [p(1, 0, 0), "draw", 0.5],
  [p(1, 0, 0), "away", 1],
  [p(0, 0, 1), "home", 1],
  [p(0.5, 0.3, 0.2), "home", (0.25 + 0.04) / 2],
  [p(0.5, 0.3, 0.2), "draw", (0.25 + 0.04) / 2],
  [p(0.5, 0.3, 0.2), "away", (0.25 + 0.64) / 2],
] as const)("the RPS of the forecast %j for the outcome %s is %d", (probabilities, outcome, score) => {
  expect(rps({ probabilities, outcome })).toBeCloseTo(score, 12);
});

test("log loss is -ln of the actual outcome's probability, capped where that is 0", () => {
  const probabilities = p(0.5, 0.5, 0);
  expect(logLoss({ probabilities, outcome: "home" })).toBeCloseTo(Math.log(2), 12);
  expect(logLoss({ probabilities: p(1, 0, 0), outcome: "home" })).toBeCloseTo(0, 12);
  expect(logLoss({ probabilities, outcome: "away" })).toBeCloseTo(9 * Math.log(10), 9);
});

test("the mean of an empty list is 0", () => {
  expect(mean([], Number)).toBe(0);
  expect(mean([1, 2, 6], (one) => 2 * one)).toBe(6);
});

test("calibration bins the probabilities of all three outcomes by tenths, 1 in the last bin", () => {
  const forecasts = [
    { probabilities: p(0.62, 0.2, 0.18), outcome: "home" },
    { probabilities: p(0.68, 0.22, 0.1), outcome: "draw" },
    { probabilities: p(1, 0, 0), outcome: "home" },
  ] as const;
  const bins = calibration(forecasts);
  expect(bins.map(({ from, to, count, happened }) => [from, to, count, happened])).toEqual([
    [0, 0.1, 2, 0],
    [0.1, 0.2, 2, 0],
    [0.2, 0.3, 2, 0.5],
    [0.6, 0.7, 2, 0.5],
    [0.9, 1, 1, 1],
  ]);
  [0, 0.14, 0.21, 0.65, 1].forEach((forecast, at) => {
    expect(bins[at]?.forecast).toBeCloseTo(forecast, 12);
  });
  expect(calibrationError(forecasts)).toBeCloseTo((2 * (0.14 + 0.29 + 0.15)) / 9, 12);
  expect(calibrationError([])).toBe(0);
});

test.each([
  [p(0.5, 0.3, 0.2), "home"],
  [p(0.2, 0.5, 0.3), "draw"],
  [p(0.2, 0.3, 0.5), "away"],
  // If chances are equal, the home side comes first, then the away side.
  [p(0.4, 0.4, 0.2), "home"],
  [p(0.4, 0.2, 0.4), "home"],
  [p(0.2, 0.4, 0.4), "away"],
] as const)("the best guess for the probabilities %j is %s", (probabilities, outcome) => {
  expect(bestGuess(probabilities)).toBe(outcome);
});
