import { DAY_MS } from "#platform/time.ts";

/** A game to forecast or to learn from. `day` is a day number, so that ages are differences. */
export interface Game {
  readonly season: string;
  readonly day: number;
  readonly home: string;
  readonly away: string;
  /** On neutral ground, without home advantage. */
  readonly neutral: boolean;
}

export interface PlayedGame extends Game {
  readonly homeGoals: number;
  readonly awayGoals: number;
}

export interface Probabilities {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

export type Outcome = "home" | "draw" | "away";

export function outcomeOf(game: { homeGoals: number; awayGoals: number }): Outcome {
  return game.homeGoals > game.awayGoals ? "home" : game.homeGoals < game.awayGoals ? "away" : "draw";
}

export function dayNumber(date: string): number {
  return Date.parse(date) / DAY_MS;
}
