import { GRID_SIZE } from "./parts/score-grid.ts";
import {
  type ClubChances,
  chancesOf,
  count,
  type Ends,
  emptyTally,
  pointsEnough,
  type Tally,
} from "./parts/season-tally.ts";

/** A club's record so far, deductions included. */
export interface ClubStart {
  readonly club: string;
  readonly points: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
}

/** A match to be simulated, with the probability of each score at index `home * GRID_SIZE + away`. */
export interface RemainingMatch {
  readonly home: string;
  readonly away: string;
  readonly grid: Float64Array;
}

/** Seasons can be simulated in slices, so that the server can answer in between. */
export interface Simulation {
  play(runs: number): void;
  /**
   * The chances over the seasons played so far. `assumed` replaces the grids of some remaining matches, by their index.
   * Every other match keeps its result, so that a difference is due to the assumption and not to chance.
   */
  chances(assumed?: ReadonlyMap<number, Float64Array>): ClubChances[];
  /** The fewest points that are more than the club in `place` had, in at least `share` of the seasons played. */
  pointsEnough(place: number, share: number): number;
}

/**
 * Simulates the rest of the season `runs` times; the same seed gives the same seasons, and a match the same draws,
 * whatever else is still to be played.
 */
export function simulate(
  table: readonly ClubStart[],
  remaining: readonly RemainingMatch[],
  runs: number,
  seed: number,
): ClubChances[] {
  const simulation = startSimulation(table, remaining, seed, runs);
  simulation.play(runs);
  return simulation.chances();
}

/** Prepares up to `maxSeasons` seasons; each season's final points, goals and order of the clubs are kept. */
export function startSimulation(
  table: readonly ClubStart[],
  remaining: readonly RemainingMatch[],
  seed: number,
  maxSeasons: number,
): Simulation {
  const clubs = table.length;
  const indexes = new Map(table.map((row, index) => [row.club, index]));
  const drawNumber = drawNumbers(table);
  const games = remaining.map(
    (match): DrawnGame => ({
      home: indexes.get(match.home) ?? 0,
      away: indexes.get(match.away) ?? 0,
      number: drawNumber(match.home, match.away),
      ...likeliestFirst(match.grid),
    }),
  );
  const lots = table.map(({ club }) => drawNumber(club, club));
  const perSeason = clubs * clubs;
  const ends = emptyEnds(maxSeasons * clubs);
  const order = Uint8Array.from({ length: maxSeasons * clubs }, (_, at) => at % clubs);
  const start = startOf(table);
  let played = 0;
  const tallied = (assumed: ReadonlyMap<number, Float64Array>): Tally => {
    const assumedGames = [...assumed].flatMap(([index, grid]) => {
      const game = games[index];
      return game ? [{ game, other: { ...game, ...likeliestFirst(grid) } }] : [];
    });
    const tally = emptyTally(clubs);
    const season = emptyEnds(clubs);
    for (let run = 0; run < played; run++) {
      const [from, firstNumber] = [run * clubs, run * perSeason];
      for (let club = 0; club < clubs; club++) {
        season.points[club] = ends.points[from + club] as number;
        season.scored[club] = ends.scored[from + club] as number;
        season.difference[club] = ends.difference[from + club] as number;
      }
      for (const { game, other } of assumedGames) {
        const draw = randomNumber(seed, firstNumber + game.number);
        addScore(season, 0, game, drawScore(game, draw), -1);
        addScore(season, 0, other, drawScore(other, draw), 1);
      }
      count(tally, season, order, from, (club) => randomNumber(seed, firstNumber + (lots[club] as number)));
    }
    return tally;
  };
  return {
    play(runs) {
      for (const until = Math.min(maxSeasons, played + runs); played < until; played++) {
        const from = played * clubs;
        ends.points.set(start.points, from);
        ends.scored.set(start.scored, from);
        ends.difference.set(start.difference, from);
        const firstNumber = played * perSeason;
        for (const game of games) {
          addScore(ends, from, game, drawScore(game, randomNumber(seed, firstNumber + game.number)), 1);
        }
      }
    },
    chances(assumed = new Map()) {
      const tally = tallied(assumed);
      return table.map((row, club) => chancesOf(row.club, club, tally, played));
    },
    pointsEnough: (place, share) => pointsEnough(tallied(new Map()), place, share),
  };
}

/**
 * Which of a season's random numbers a match uses: one for each pair, as every club is at home to every other once. The
 * number of a club against itself decides its lot.
 */
function drawNumbers(table: readonly ClubStart[]): (home: string, away: string) => number {
  const ranks = new Map(
    table
      .map(({ club }) => club)
      .toSorted()
      .map((club, rank) => [club, rank]),
  );
  return (home, away) => (ranks.get(home) ?? 0) * table.length + (ranks.get(away) ?? 0);
}

function emptyEnds(length: number): Ends {
  return {
    points: new Int16Array(length),
    scored: new Int16Array(length),
    difference: new Int16Array(length),
  };
}

function startOf(table: readonly ClubStart[]): Ends {
  return {
    points: Int16Array.from(table, ({ points }) => points),
    scored: Int16Array.from(table, ({ goalsFor }) => goalsFor),
    difference: Int16Array.from(table, ({ goalsFor, goalsAgainst }) => goalsFor - goalsAgainst),
  };
}

interface DrawnGame extends Draws {
  readonly home: number;
  readonly away: number;
  readonly number: number;
}

interface Draws {
  readonly scores: Uint8Array;
  /** The cumulative probability up to and including each score. */
  readonly upTo: Float64Array;
  /** Where the search for a draw begins, by the part of [0, 1) that the draw falls in. */
  readonly guide: Uint8Array;
}

const PARTS = 128;

/** Scores from the most probable down, with their running sum, so that most draws are found in a step or two. */
function likeliestFirst(grid: Float64Array): Draws {
  const cells = [...grid.keys()].toSorted((a, b) => (grid[b] as number) - (grid[a] as number));
  const upTo = new Float64Array(cells.length);
  let sum = 0;
  cells.forEach((cell, index) => {
    sum += grid[cell] as number;
    upTo[index] = sum;
  });
  const guide = Uint8Array.from({ length: PARTS }, (_, part) => {
    const first = upTo.findIndex((chance) => chance >= part / PARTS);
    return first < 0 ? cells.length - 1 : first;
  });
  return { scores: Uint8Array.from(cells), upTo, guide };
}

function drawScore({ scores, upTo, guide }: DrawnGame, draw: number): number {
  let index = guide[Math.floor(draw * PARTS)] as number;
  while (index < scores.length - 1 && (upTo[index] as number) < draw) index++;
  return scores[index] as number;
}

/** The home side's goals and points for each score of the grid. */
const homeGoals = Uint8Array.from({ length: GRID_SIZE * GRID_SIZE }, (_, score) =>
  Math.floor(score / GRID_SIZE),
);
const homePoints = homeGoals.map((h, score) => (h > score % GRID_SIZE ? 3 : h === score % GRID_SIZE ? 1 : 0));

/** Adds a score to both clubs' totals, or subtracts it (`sign` -1). */
function addScore(ends: Ends, from: number, game: DrawnGame, score: number, sign: 1 | -1): void {
  const h = homeGoals[score] as number;
  const a = score - h * GRID_SIZE;
  const points = homePoints[score] as number;
  const home = from + game.home;
  const away = from + game.away;
  ends.points[home] = (ends.points[home] as number) + sign * points;
  ends.points[away] = (ends.points[away] as number) + sign * (points === 1 ? 1 : 3 - points);
  ends.scored[home] = (ends.scored[home] as number) + sign * h;
  ends.scored[away] = (ends.scored[away] as number) + sign * a;
  ends.difference[home] = (ends.difference[home] as number) + sign * (h - a);
  ends.difference[away] = (ends.difference[away] as number) + sign * (a - h);
}

/**
 * The n-th random number of a seed: small, fast, and the same on every machine. This is Mulberry32, whose state is a
 * counter, so that any of its numbers can be computed again.
 */
function randomNumber(seed: number, index: number): number {
  const state = (seed + Math.imul(index + 1, 0x6d2b79f5)) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
