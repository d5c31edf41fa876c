import type { Game, PlayedGame } from "./game.ts";
import type { OutcomeScores } from "./three-way.ts";

/** Constantinou and Fenton's pi-rating: one strength at home and one away, in goals. */
export interface PiRating {
  readonly home: number;
  readonly away: number;
}

/** All tuned on the NPFL of 2009-2019, and used unchanged for every league. */
const ELO = { mean: 1500, k: 15, home: 120, promoted: -60, regression: 0.2, scale: 100 };
const PI = { learning: 0.08, otherGround: 0.25, base: 10, span: 3 };

export const unknownElo = ELO.mean;
export const promotedElo = ELO.mean + ELO.promoted;
export const unknownPi: PiRating = { home: 0, away: 0 };

export type EloRatings = Readonly<Record<string, number>>;
export type PiRatings = Readonly<Record<string, PiRating>>;

export function eloScores(ratings: EloRatings, game: Game): OutcomeScores {
  const x = eloDifference(ratings, game) / ELO.scale;
  return { home: x, draw: 0, away: -x };
}

export function learnElo(ratings: EloRatings, game: PlayedGame): EloRatings {
  const margin = Math.abs(game.homeGoals - game.awayGoals);
  const weight = margin <= 1 ? 1 : margin === 2 ? 1.5 : (11 + margin) / 8;
  const expected = 1 / (1 + 10 ** (-eloDifference(ratings, game) / 400));
  const actual = game.homeGoals > game.awayGoals ? 1 : game.homeGoals < game.awayGoals ? 0 : 0.5;
  const change = ELO.k * weight * (actual - expected);
  return {
    ...ratings,
    [game.home]: (ratings[game.home] ?? unknownElo) + change,
    [game.away]: (ratings[game.away] ?? unknownElo) - change,
  };
}

/** Squads change between seasons: the ratings move a fifth of the way back to the mean. */
export function regressToMean(ratings: EloRatings): EloRatings {
  return Object.fromEntries(
    Object.entries(ratings).map(([club, rating]) => [club, rating + ELO.regression * (ELO.mean - rating)]),
  );
}

export function piScores(ratings: PiRatings, game: Game): OutcomeScores {
  const x = piDifference(ratings, game);
  return { home: x, draw: 0, away: -x };
}

export function learnPi(ratings: PiRatings, game: PlayedGame): PiRatings {
  const home = ratings[game.home] ?? unknownPi;
  const away = ratings[game.away] ?? unknownPi;
  const error = game.homeGoals - game.awayGoals - piDifference(ratings, game);
  const change = PI.learning * Math.sign(error) * PI.span * Math.log10(1 + Math.abs(error));
  return {
    ...ratings,
    [game.home]: { home: home.home + change, away: home.away + PI.otherGround * change },
    [game.away]: { home: away.home - PI.otherGround * change, away: away.away - change },
  };
}

function eloDifference(ratings: EloRatings, game: Game): number {
  const edge = game.neutral ? 0 : ELO.home;
  return (ratings[game.home] ?? unknownElo) + edge - (ratings[game.away] ?? unknownElo);
}

/** The goal difference that the ratings predict. */
function piDifference(ratings: PiRatings, game: Game): number {
  const home = ratings[game.home] ?? unknownPi;
  const away = ratings[game.away] ?? unknownPi;
  return inGoals(game.neutral ? home.away : home.home) - inGoals(away.away);
}

function inGoals(rating: number): number {
  return Math.sign(rating) * (PI.base ** (Math.abs(rating) / PI.span) - 1);
}
