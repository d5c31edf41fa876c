import { solve } from "./cholesky.ts";
import type { Game, PlayedGame } from "./game.ts";
import { type ClubGoals, expectedGoals, type GoalsModel, lowScoreFactor } from "./goals-model.ts";

/** Measured on 2009-2019: matches older than four years add nothing. */
export const WINDOW_DAYS = 1500;
const HALF_LIFE_DAYS = 365;
const SPREAD = { strength: 0.25, atHome: 0.1, home: 0.3, level: 1 };
const PRIOR = { level: -0.1, home: 0.4 };
/** A promoted club is assumed to score a tenth less and concede a tenth more than the league. */
const PROMOTED = -0.1;
const NEWTON_STEPS = 4;

export const priorGoalsModel: GoalsModel = { level: PRIOR.level, home: PRIOR.home, rho: 0, clubs: {} };
/** Fits the games of the window as of a day, starting the search from `previous`. */
export function fitGoals(
  games: readonly PlayedGame[],
  day: number,
  promoted: ReadonlySet<string>,
  previous: GoalsModel,
): GoalsModel {
  const clubs = [...new Set([...games.flatMap((game) => [game.home, game.away]), ...promoted])];
  const indexes = new Map(clubs.map((club, index) => [club, index]));
  const rows = games.map((game) => ({
    game,
    weight: 0.5 ** ((day - game.day) / HALF_LIFE_DAYS),
    terms: terms(game, indexes.get(game.home) ?? 0, indexes.get(game.away) ?? 0),
  }));
  const prior = priorOf(clubs, promoted);
  let vector = startOf(clubs, previous, prior);
  for (let step = 0; step < NEWTON_STEPS; step++) {
    const change = newtonStep(rows, vector, prior);
    vector = vector.map((value, index) => value + (change[index] ?? 0));
    if (change.every((value) => Math.abs(value) < 1e-3)) break;
  }
  const model = toModel(clubs, vector, previous.rho);
  return { ...model, rho: fitRho(rows, model) };
}

interface Row {
  readonly game: PlayedGame;
  readonly weight: number;
  readonly terms: { readonly home: Terms; readonly away: Terms };
}

/** Indices into the parameter vector, and their signs. */
interface Terms {
  readonly places: readonly number[];
  readonly signs: readonly number[];
}

const [LEVEL, HOME, FIRST_CLUB, PER_CLUB] = [0, 1, 2, 3];

function terms(game: Game, home: number, away: number): Row["terms"] {
  const [h, a] = [FIRST_CLUB + PER_CLUB * home, FIRST_CLUB + PER_CLUB * away];
  if (game.neutral) {
    return {
      home: { places: [LEVEL, h, a + 1], signs: [1, 1, -1] },
      away: { places: [LEVEL, a, h + 1], signs: [1, 1, -1] },
    };
  }
  return {
    home: { places: [LEVEL, HOME, h, a + 1, h + 2], signs: [1, 1, 1, -1, 1] },
    away: { places: [LEVEL, a, h + 1, h + 2], signs: [1, 1, -1, -1] },
  };
}

interface Prior {
  readonly mean: Float64Array;
  readonly precision: Float64Array;
}

function priorOf(clubs: readonly string[], promoted: ReadonlySet<string>): Prior {
  const mean = [PRIOR.level, PRIOR.home];
  const spread = [SPREAD.level, SPREAD.home];
  for (const club of clubs) {
    const strength = promoted.has(club) ? PROMOTED : 0;
    mean.push(strength, strength, 0);
    spread.push(SPREAD.strength, SPREAD.strength, SPREAD.atHome);
  }
  return { mean: Float64Array.from(mean), precision: Float64Array.from(spread, (s) => 1 / s ** 2) };
}

function startOf(clubs: readonly string[], previous: GoalsModel, prior: Prior): Float64Array {
  const start = Float64Array.from(prior.mean);
  start[LEVEL] = previous.level;
  start[HOME] = previous.home;
  clubs.forEach((club, index) => {
    const ratings = previous.clubs[club];
    if (ratings) start.set([ratings.attack, ratings.defence, ratings.atHome], FIRST_CLUB + PER_CLUB * index);
  });
  return start;
}

function newtonStep(rows: readonly Row[], vector: Float64Array, prior: Prior): Float64Array {
  const size = vector.length;
  const gradient = new Float64Array(size);
  const curvature = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    const precision = prior.precision[i] as number;
    gradient[i] = precision * ((prior.mean[i] as number) - (vector[i] as number));
    curvature[i * size + i] = precision;
  }
  for (const { game, weight, terms: matchTerms } of rows) {
    addPoisson(matchTerms.home, game.homeGoals, weight, vector, gradient, curvature);
    addPoisson(matchTerms.away, game.awayGoals, weight, vector, gradient, curvature);
  }
  return solve(curvature, gradient, size);
}

function addPoisson(
  { places, signs }: Terms,
  goals: number,
  weight: number,
  vector: Float64Array,
  gradient: Float64Array,
  curvature: Float64Array,
): void {
  const size = vector.length;
  let log = 0;
  for (let k = 0; k < places.length; k++)
    log += (signs[k] as number) * (vector[places[k] as number] as number);
  const rate = Math.exp(log);
  for (let k = 0; k < places.length; k++) {
    const [i, sign] = [places[k] as number, signs[k] as number];
    gradient[i] = (gradient[i] as number) + weight * sign * (goals - rate);
    for (let l = 0; l < places.length; l++) {
      const cell = i * size + (places[l] as number);
      curvature[cell] = (curvature[cell] as number) + weight * rate * sign * (signs[l] as number);
    }
  }
}

function toModel(clubs: readonly string[], vector: Float64Array, rho: number): GoalsModel {
  const clubGoals = (index: number): ClubGoals => {
    const [attack = 0, defence = 0, atHome = 0] = vector.subarray(FIRST_CLUB + PER_CLUB * index);
    return { attack, defence, atHome };
  };
  return {
    level: vector[LEVEL] as number,
    home: vector[HOME] as number,
    rho,
    clubs: Object.fromEntries(clubs.map((club, index) => [club, clubGoals(index)])),
  };
}

const RHO_RANGE = { low: -0.15, high: 0.15 };
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Golden-section search, because the likelihood has a single maximum in the range. */
function fitRho(rows: readonly Row[], model: GoalsModel): number {
  const low = rows
    .filter(({ game }) => game.homeGoals <= 1 && game.awayGoals <= 1)
    .map((row) => ({ ...row, goals: expectedGoals(model, row.game) }));
  const likelihood = (rho: number) =>
    low.reduce(
      (sum, { game, weight, goals }) =>
        sum + weight * Math.log(Math.max(1e-6, lowScoreFactor(rho, game.homeGoals, game.awayGoals, goals))),
      -((rho / 0.1) ** 2) / 2,
    );
  let { low: from, high: to } = RHO_RANGE;
  while (to - from > 0.004) {
    const [a, b] = [to - GOLDEN * (to - from), from + GOLDEN * (to - from)];
    if (likelihood(a) > likelihood(b)) to = b;
    else from = a;
  }
  return (from + to) / 2;
}
