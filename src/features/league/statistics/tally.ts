import type { PlayedMatch } from "#features/league/shapes.ts";

/** A club's totals, the basis of every table. */
export interface Tally {
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly points: number;
}

export const emptyTally: Tally = {
  played: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  points: 0,
};

export interface MatchSide {
  readonly scored: number;
  readonly conceded: number;
  readonly result: "W" | "D" | "L";
}

export const POINTS = { W: 3, D: 1, L: 0 } as const;

/** A match from the perspective of one of its clubs. */
export function sideOf(match: PlayedMatch, club: string): MatchSide {
  const [scored, conceded] =
    match.home === club ? [match.homeGoals, match.awayGoals] : [match.awayGoals, match.homeGoals];
  return { scored, conceded, result: scored > conceded ? "W" : scored < conceded ? "L" : "D" };
}

export function addSide(tally: Tally, side: MatchSide, goalsCount = true): Tally {
  return {
    played: tally.played + 1,
    wins: tally.wins + (side.result === "W" ? 1 : 0),
    draws: tally.draws + (side.result === "D" ? 1 : 0),
    losses: tally.losses + (side.result === "L" ? 1 : 0),
    goalsFor: tally.goalsFor + (goalsCount ? side.scored : 0),
    goalsAgainst: tally.goalsAgainst + (goalsCount ? side.conceded : 0),
    points: tally.points + POINTS[side.result],
  };
}

export function goalDifference(tally: Pick<Tally, "goalsFor" | "goalsAgainst">): number {
  return tally.goalsFor - tally.goalsAgainst;
}
