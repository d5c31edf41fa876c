import type { PlayedMatch } from "#features/league/shapes.ts";

/** From this many goals a match counts as high-scoring, and up to this many as low-scoring. */
const HIGH_SCORING = 3;
const LOW_SCORING = 1;

export interface Patterns {
  readonly matches: number;
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  /** To one decimal. */
  readonly percentages: { readonly home: number; readonly draw: number; readonly away: number };
  readonly goals: number;
  readonly goalsPerMatch: number;
  readonly highScoring: number;
  readonly lowScoring: number;
  readonly homeCleanSheets: number;
  readonly awayCleanSheets: number;
}

/** Counts completed matches only: the goals of an awarded result were not scored. */
export function patterns(played: readonly PlayedMatch[]): Patterns {
  const completed = played.filter((match) => match.status === "completed");
  const count = (test: (match: PlayedMatch) => boolean) => completed.filter(test).length;
  const homeWins = count((match) => match.homeGoals > match.awayGoals);
  const awayWins = count((match) => match.homeGoals < match.awayGoals);
  const draws = completed.length - homeWins - awayWins;
  const percentage = (part: number) => share(part, completed.length);
  const goals = completed.reduce((sum, match) => sum + totalGoals(match), 0);
  return {
    matches: completed.length,
    homeWins,
    draws,
    awayWins,
    percentages: { home: percentage(homeWins), draw: percentage(draws), away: percentage(awayWins) },
    goals,
    goalsPerMatch: completed.length === 0 ? 0 : goals / completed.length,
    highScoring: count((match) => totalGoals(match) >= HIGH_SCORING),
    lowScoring: count((match) => totalGoals(match) <= LOW_SCORING),
    homeCleanSheets: count((match) => match.awayGoals === 0),
    awayCleanSheets: count((match) => match.homeGoals === 0),
  };
}

export function totalGoals(match: PlayedMatch): number {
  return match.homeGoals + match.awayGoals;
}

export function roundTo(value: number, decimals: number): number {
  return Math.round((value + Number.EPSILON) * 10 ** decimals) / 10 ** decimals;
}

/** A part of the whole in percent, to one decimal; of nothing it is 0. */
export function share(part: number, whole: number): number {
  return whole === 0 ? 0 : roundTo((100 * part) / whole, 1);
}
