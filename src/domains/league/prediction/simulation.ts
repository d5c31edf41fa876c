import { GRID } from "./parts/score-grid.ts";

/** A club's record so far, deductions included. */
export interface Start {
  readonly club: string;
  readonly points: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
}

/** A match to be simulated: the probability of each score, `home GRID + away`. */
export interface Remaining {
  readonly home: string;
  readonly away: string;
  readonly grid: Float64Array;
}

export interface ClubChances {
  readonly club: string;
  readonly pointsExpected: number;
  readonly pointsLow: number;
  readonly pointsHigh: number;
  readonly positionExpected: number;
  /** Probability of each final position. */
  readonly positions: readonly number[];
}

/** Nine of ten simulated seasons end between the low and the high points. */
const LOW = 0.05;
const HIGH = 0.95;

/** Seasons can be simulated in slices, so that the server can answer in between. */
export interface Simulation {
  play(runs: number): void;
  chances(): ClubChances[];
}

/** Simulates the rest of the season `runs` times; the same seed gives the same seasons. */
export function simulate(
  table: readonly Start[],
  remaining: readonly Remaining[],
  runs: number,
  seed: number,
): ClubChances[] {
  const simulation = startSimulation(table, remaining, seed);
  simulation.play(runs);
  return simulation.chances();
}

export function startSimulation(
  table: readonly Start[],
  remaining: readonly Remaining[],
  seed: number,
): Simulation {
  const places = new Map(table.map((row, index) => [row.club, index]));
  const games = remaining.map((match) => ({
    home: places.get(match.home) ?? 0,
    away: places.get(match.away) ?? 0,
    ...likeliestFirst(match.grid),
  }));
  const random = randomNumbers(seed);
  const counts = table.map(() => new Uint32Array(table.length));
  const points = table.map((): number[] => []);
  return {
    play(runs) {
      for (let run = 0; run < runs; run++) {
        const season = playSeason(table, games, random);
        season.order.forEach((club, position) => {
          const of = counts[club] as Uint32Array;
          of[position] = (of[position] as number) + 1;
          points[club]?.push(season.points[club] as number);
        });
      }
    },
    chances: () =>
      table.map((row, index) => chancesOf(row.club, counts[index] as Uint32Array, points[index] ?? [])),
  };
}

interface DrawnGame {
  readonly home: number;
  readonly away: number;
  readonly scores: Uint8Array;
  readonly upTo: Float64Array;
}

/** Scores from the most probable down, with their running sum: most draws are found in a few steps. */
function likeliestFirst(grid: Float64Array): { scores: Uint8Array; upTo: Float64Array } {
  const cells = [...grid.keys()].toSorted((a, b) => (grid[b] as number) - (grid[a] as number));
  const upTo = new Float64Array(cells.length);
  let sum = 0;
  cells.forEach((cell, index) => {
    sum += grid[cell] as number;
    upTo[index] = sum;
  });
  return { scores: Uint8Array.from(cells), upTo };
}

function playSeason(table: readonly Start[], games: readonly DrawnGame[], random: () => number) {
  const points = Float64Array.from(table, (row) => row.points);
  const scored = Float64Array.from(table, (row) => row.goalsFor);
  const difference = Float64Array.from(table, (row) => row.goalsFor - row.goalsAgainst);
  for (const { home, away, scores, upTo } of games) {
    const draw = random();
    let index = 0;
    while (index < scores.length - 1 && (upTo[index] as number) < draw) index++;
    const score = scores[index] as number;
    const [h, a] = [Math.floor(score / GRID), score % GRID];
    points[home] = (points[home] as number) + (h > a ? 3 : h === a ? 1 : 0);
    points[away] = (points[away] as number) + (a > h ? 3 : h === a ? 1 : 0);
    scored[home] = (scored[home] as number) + h;
    scored[away] = (scored[away] as number) + a;
    difference[home] = (difference[home] as number) + h - a;
    difference[away] = (difference[away] as number) + a - h;
  }
  // One number holds points, goal difference and goals scored; clubs that are still equal are ordered at random.
  const rank = points.map(
    (sum, club) => sum * 1e6 + (difference[club] as number) * 1e3 + (scored[club] as number) + random(),
  );
  const order = Uint8Array.from(table.keys()).sort((a, b) => (rank[b] as number) - (rank[a] as number));
  return { points, order };
}

function chancesOf(club: string, counts: Uint32Array, points: readonly number[]): ClubChances {
  const runs = points.length;
  const sorted = points.toSorted((a, b) => a - b);
  const positions = [...counts].map((count) => count / runs);
  return {
    club,
    pointsExpected: sorted.reduce((sum, value) => sum + value, 0) / runs,
    pointsLow: sorted[Math.floor(LOW * (runs - 1))] ?? 0,
    pointsHigh: sorted[Math.ceil(HIGH * (runs - 1))] ?? 0,
    positionExpected: positions.reduce((sum, chance, index) => sum + chance * (index + 1), 0),
    positions,
  };
}

/** Mulberry32: small, fast, and the same on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
