import { scoresOfParts } from "./forecast.ts";
import type { Model } from "./model.ts";
import { type Game, type Outcome, outcomeOf, type PlayedGame } from "./parts/game.ts";
import { fitGoals, priorGoalsModel, WINDOW_DAYS } from "./parts/goals-fit.ts";
import { learnElo, learnPi, promotedElo, regressToMean } from "./parts/ratings.ts";
import { MARGIN_CLASSES, marginOf, marginShares, rawGrid } from "./parts/score-grid.ts";
import { type CalibrationExample, fitThreeWay, type ThreeWay } from "./parts/three-way.ts";

/** How many of its latest forecasts a part is calibrated on, and after how many matches this is repeated. */
const CALIBRATION_MATCHES = 1500;
const RECALIBRATE_EVERY = 40;
const SPREAD = { identity: 0.15, ratings: 0.4 };
/** The start for a league without data: more home wins than away wins, and ratings with some weight. */
const START = {
  goals: { slope: 1, home: 0, away: 0 },
  elo: { slope: 0.3, home: 0.2, away: 0.2 },
  pi: { slope: 0.5, home: 0.4, away: 0 },
};
/** Pseudo-matches of each margin, added to both the observed and the predicted ones. */
const MARGIN_PRIOR = 20;

type Part = keyof typeof START;

/** Learns day by day: `model` knows exactly the games given to `learn`. */
export interface Training {
  /** The model for a day's games, whose season and clubs are known in advance. */
  model(day: number, games: readonly Game[]): Model;
  /** Games of one day, after they have been played. */
  learn(games: readonly PlayedGame[]): void;
}

interface TrainingState {
  games: PlayedGame[];
  model: Model;
  examples: Record<Part, CalibrationExample[]>;
  margins: { outcome: Outcome; actualMargin: number; shares: number[] }[];
  sinceCalibration: number;
  seasons: Map<string, Set<string>>;
  promoted: Set<string>;
  learnt: number;
  fitted: { day: number; promoted: string; learnt: number };
}

export function startTraining(): Training {
  const state: TrainingState = {
    games: [],
    model: {
      sampleSize: 0,
      goals: priorGoalsModel,
      elo: {},
      pi: {},
      calibration: START,
      margins: evenMargins(),
    },
    examples: { goals: [], elo: [], pi: [] },
    margins: [],
    sinceCalibration: 0,
    seasons: new Map(),
    promoted: new Set(),
    learnt: 0,
    fitted: { day: Number.NEGATIVE_INFINITY, promoted: "", learnt: 0 },
  };
  return {
    model(day, games) {
      for (const game of games) registerClubs(state, game);
      refit(state, day);
      return state.model;
    },
    learn(games) {
      const day = games[0]?.day;
      if (day === undefined) return;
      this.model(day, games);
      for (const game of games) recordOutcome(state, game);
      for (const game of games) learnRatings(state, game);
      if (state.sinceCalibration >= RECALIBRATE_EVERY) recalibrate(state);
    },
  };
}

/** Notes a season's clubs: one that was not in the season before is promoted. A new season ages the Elo ratings. */
function registerClubs(state: TrainingState, game: Game): void {
  if (!state.seasons.has(game.season)) {
    state.seasons.set(game.season, new Set());
    state.promoted = new Set();
    state.model = { ...state.model, elo: regressToMean(state.model.elo) };
  }
  const season = state.seasons.get(game.season);
  const clubsBefore = seasonBefore(state.seasons, game.season);
  for (const club of [game.home, game.away]) {
    if (!season || season.has(club)) continue;
    season.add(club);
    if (!clubsBefore || clubsBefore.has(club)) continue;
    state.promoted.add(club);
    state.model = { ...state.model, elo: { ...state.model.elo, [club]: promotedElo } };
  }
}

function seasonBefore(seasons: ReadonlyMap<string, Set<string>>, season: string): Set<string> | undefined {
  const ids = [...seasons.keys()];
  return seasons.get(ids[ids.indexOf(season) - 1] ?? "");
}

/** Fewer new games than this move the fit less than its own noise. */
const REFIT_GAMES = 6;
const REFIT_DAYS = 14;

function refit(state: TrainingState, day: number): void {
  const promoted = [...state.promoted].join();
  const { fitted } = state;
  const isCurrent = fitted.promoted === promoted && day - fitted.day < REFIT_DAYS;
  if (isCurrent && state.learnt - fitted.learnt < REFIT_GAMES) return;
  state.fitted = { day, promoted, learnt: state.learnt };
  state.games = state.games.filter((game) => day - game.day <= WINDOW_DAYS);
  const goals = fitGoals(state.games, day, state.promoted, state.model.goals);
  state.model = { ...state.model, goals, sampleSize: state.games.length };
}

/** Records what each part predicted for a game, with its outcome. */
function recordOutcome(state: TrainingState, game: PlayedGame): void {
  if (game.neutral) return;
  const raw = rawGrid(state.model.goals, game);
  const outcome = outcomeOf(game);
  const partScores = scoresOfParts(state.model, game, raw);
  for (const part of ["goals", "elo", "pi"] as const) {
    state.examples[part].push({ scores: partScores[part], outcome });
    if (state.examples[part].length > CALIBRATION_MATCHES) state.examples[part].shift();
  }
  const actualMargin = marginOf(game.homeGoals, game.awayGoals);
  state.margins.push({ outcome, actualMargin, shares: marginShares(raw) });
  if (state.margins.length > CALIBRATION_MATCHES) state.margins.shift();
  state.sinceCalibration++;
}

function learnRatings(state: TrainingState, game: PlayedGame): void {
  state.games.push(game);
  state.learnt++;
  const { elo, pi } = state.model;
  state.model = { ...state.model, elo: learnElo(elo, game), pi: learnPi(pi, game) };
}

function recalibrate(state: TrainingState): void {
  state.sinceCalibration = 0;
  const calibrate = (part: Part, spread: number): ThreeWay =>
    fitThreeWay(state.examples[part], START[part], spread, state.model.calibration[part]);
  state.model = {
    ...state.model,
    calibration: {
      goals: calibrate("goals", SPREAD.identity),
      elo: calibrate("elo", SPREAD.ratings),
      pi: calibrate("pi", SPREAD.ratings),
    },
    margins: marginFactors(state.margins),
  };
}

/** How often each margin occurred, compared with the goals model's prediction within the same outcome. */
function marginFactors(margins: TrainingState["margins"]): number[] {
  const observed = new Array<number>(MARGIN_CLASSES).fill(0);
  const expected = new Array<number>(MARGIN_CLASSES).fill(0);
  for (const { outcome, actualMargin, shares } of margins) {
    const total = MARGINS_OF[outcome].reduce((sum, margin) => sum + (shares[margin] as number), 0);
    observed[actualMargin] = (observed[actualMargin] as number) + 1;
    for (const margin of MARGINS_OF[outcome]) {
      expected[margin] = (expected[margin] as number) + (shares[margin] as number) / total;
    }
  }
  return observed.map(
    (count, margin) => (count + MARGIN_PRIOR) / ((expected[margin] as number) + MARGIN_PRIOR),
  );
}

const MARGINS_OF: Readonly<Record<Outcome, readonly number[]>> = { home: [3, 4, 5], draw: [2], away: [0, 1] };

function evenMargins(): number[] {
  return new Array<number>(MARGIN_CLASSES).fill(1);
}
