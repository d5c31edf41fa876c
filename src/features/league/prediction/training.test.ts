import { expect, test } from "vitest";
import { forecast } from "./forecast.ts";
import type { PlayedGame } from "./parts/game.ts";
import { eloScores, piScores } from "./parts/ratings.ts";
import { applyThreeWay } from "./parts/three-way.ts";
import { startTraining } from "./training.ts";

const game = (homeGoals: number, awayGoals: number, parts: Partial<PlayedGame> = {}): PlayedGame => ({
  ...{ season: "x", day: 0, home: "a", away: "b", neutral: false, homeGoals, awayGoals },
  ...parts,
});

/** The model before any match. */
const start = startTraining().model(0, []);

test.each([
  ["Elo", start.calibration.elo, eloScores({}, game(0, 0))],
  ["pi-ratings", start.calibration.pi, piScores({}, game(0, 0))],
])(
  "without data the %s alone give the home side 42 to 52 per cent and the draw 23 to 33",
  (_, part, scores) => {
    const p = applyThreeWay(part, scores);
    expect(p.home).toBeGreaterThan(0.42);
    expect(p.home).toBeLessThan(0.52);
    expect(p.draw).toBeGreaterThan(0.23);
    expect(p.draw).toBeLessThan(0.33);
    expect(p.away).toBeLessThan(p.home);
  },
);

/** "Some weight": a clear lead shifts the chances, but is far from deciding the match. */
test.each([
  ["100 Elo points", start.calibration.elo, eloScores({ a: 1600 }, game(0, 0)), eloScores({}, game(0, 0))],
  ["a goal in pi-ratings", start.calibration.pi, { home: 1, draw: 0, away: -1 }, piScores({}, game(0, 0))],
])(
  "without data a lead of %s raises the chance to win by 8 to 20 percentage points",
  (_, part, ahead, level) => {
    const gained = applyThreeWay(part, ahead).home - applyThreeWay(part, level).home;
    expect(gained).toBeGreaterThan(0.08);
    expect(gained).toBeLessThan(0.2);
  },
);

test("without data the goals model's own chances are taken as they are", () => {
  const p = { home: 0.5, draw: 0.3, away: 0.2 };
  const logs = { home: Math.log(p.home), draw: Math.log(p.draw), away: Math.log(p.away) };
  const calibrated = applyThreeWay(start.calibration.goals, logs);
  for (const outcome of ["home", "draw", "away"] as const)
    expect(calibrated[outcome]).toBeCloseTo(p[outcome], 9);
  expect(start.margins).toEqual([1, 1, 1, 1, 1, 1]);
});

test("without data a forecast gives the home side 42 to 52 % and the draw 23 to 33 %", () => {
  const { probabilities: p } = forecast(startTraining().model(0, []), game(0, 0));
  expect(p.home).toBeGreaterThan(0.42);
  expect(p.home).toBeLessThan(0.52);
  expect(p.draw).toBeGreaterThan(0.23);
  expect(p.draw).toBeLessThan(0.33);
});

function sampleSizeAfter(games: number, day: number): number {
  const training = startTraining();
  training.learn(Array.from({ length: games }, () => game(1, 0)));
  return training.model(day, []).sampleSize;
}

test.each([
  ["five new games do not refit the model at once", 5, 1, 0],
  ["six new games refit the model at once", 6, 1, 6],
  ["five new games are still not fitted after 13 days", 5, 13, 0],
  ["five new games are fitted after 14 days", 5, 14, 5],
  ["games of 1,500 days ago count towards the fit", 5, 1500, 5],
  ["games older than 1,500 days do not count towards the fit", 5, 1501, 0],
])("when a model is refitted: %s", (_, games, day, sampleSize) => {
  expect(sampleSizeAfter(games, day)).toBe(sampleSize);
});

test("a club absent from the season before is rated as promoted, for that season only", () => {
  const training = startTraining();
  const season = (of: string, day: number, ...pairs: [string, string][]) =>
    pairs.map(([home, away]) => game(1, 0, { season: of, day, home, away }));
  training.learn(season("1", 0, ["a", "b"], ["b", "a"]));
  const second = training.model(300, season("2", 300, ["a", "c"]));
  expect(second.elo.c).toBe(1440);
  expect(second.goals.clubs.c?.attack).toBeCloseTo(-0.1, 6);
  const third = training.model(600, season("3", 600, ["a", "c"]));
  expect(third.elo.c).toBe(1452);
});
