import type { Game } from "./game.ts";

/** Dixon-Coles: each side's goals are Poisson, from attack, defence and home advantage; `rho` corrects low scores. */
export interface GoalsModel {
  readonly level: number;
  readonly home: number;
  readonly rho: number;
  readonly clubs: Readonly<Record<string, ClubGoals>>;
}

export interface ClubGoals {
  readonly attack: number;
  readonly defence: number;
  readonly atHome: number;
}

const unknownClub: ClubGoals = { attack: 0, defence: 0, atHome: 0 };

export function expectedGoals(model: GoalsModel, game: Game): { home: number; away: number } {
  const home = model.clubs[game.home] ?? unknownClub;
  const away = model.clubs[game.away] ?? unknownClub;
  const edge = game.neutral ? 0 : home.atHome;
  return {
    home: Math.exp(model.level + (game.neutral ? 0 : model.home) + home.attack - away.defence + edge),
    away: Math.exp(model.level + away.attack - home.defence - edge),
  };
}

/** The ratio of a low score's probability to that of independent goals. */
export function lowScoreFactor(
  rho: number,
  home: number,
  away: number,
  goals: { home: number; away: number },
): number {
  if (home === 0 && away === 0) return 1 - goals.home * goals.away * rho;
  if (home === 0 && away === 1) return 1 + goals.home * rho;
  if (home === 1 && away === 0) return 1 + goals.away * rho;
  return home === 1 && away === 1 ? 1 - rho : 1;
}
