import { expect, test } from "vitest";
import { startSimulation } from "#features/league/prediction/simulation.ts";
import { GRID_SIZE } from "./score-grid.ts";

const clubs = ["a", "b", "c", "d"].map((club, at) => ({
  club,
  points: 3 * at,
  goalsFor: 0,
  goalsAgainst: 0,
}));
const games = [
  ["a", "b"],
  ["c", "d"],
  ["d", "a"],
  ["b", "c"],
] as const;
const outcomes = [
  { score: GRID_SIZE, chance: 0.5, home: 3, away: 0 },
  { score: 0, chance: 0.3, home: 1, away: 1 },
  { score: 1, chance: 0.2, home: 0, away: 3 },
];

test("the points that are enough agree with all 81 ways in which four matches can end", () => {
  const grid = new Float64Array(GRID_SIZE * GRID_SIZE);
  for (const { score, chance } of outcomes) grid[score] = chance;
  const simulation = startSimulation(
    clubs,
    games.map(([home, away]) => ({ home, away, grid })),
    7,
    20_000,
  );
  simulation.play(20_000);
  for (const place of [1, 2, 3, 4])
    for (const share of [0.25, 0.6, 0.85])
      expect(simulation.pointsEnough(place, share), `${place} ${share}`).toBe(exactly(place, share));
  expect(simulation.pointsEnough(5, 0.9)).toBe(0);
});

/** The points of a place depend on the sorted points alone, whatever breaks the ties. */
function exactly(place: number, share: number): number {
  const chanceOf = new Map<number, number>();
  for (let code = 0; code < 81; code++) {
    const points = new Map(clubs.map((row) => [row.club, row.points]));
    let chance = 1;
    games.forEach(([home, away], at) => {
      const outcome = outcomes[Math.floor(code / 3 ** at) % 3];
      if (!outcome) return;
      chance *= outcome.chance;
      points.set(home, (points.get(home) ?? 0) + outcome.home);
      points.set(away, (points.get(away) ?? 0) + outcome.away);
    });
    const ofPlace = [...points.values()].sort((a, b) => b - a)[place - 1] ?? 0;
    chanceOf.set(ofPlace, (chanceOf.get(ofPlace) ?? 0) + chance);
  }
  for (let enough = 0; ; enough++) {
    const below = [...chanceOf].filter(([points]) => points < enough);
    if (below.reduce((sum, [, chance]) => sum + chance, 0) >= share) return enough;
  }
}
