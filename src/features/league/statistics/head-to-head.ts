import { isPlayed, type Match, type PlayedMatch } from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";

export interface Meetings {
  readonly firstWins: number;
  readonly secondWins: number;
  readonly draws: number;
  /** Newest first. */
  readonly matches: readonly PlayedMatch[];
}

/** All matches of two clubs against each other, at both venues and in every stage. */
export function headToHead(matches: readonly Match[], first: string, second: string): Meetings {
  const meetings = inPlayingOrder(matches.filter(isPlayed)).filter(
    ({ home, away }) => (home === first && away === second) || (home === second && away === first),
  );
  const winner = (match: PlayedMatch) =>
    match.homeGoals === match.awayGoals ? null : match.homeGoals > match.awayGoals ? match.home : match.away;
  return {
    firstWins: meetings.filter((match) => winner(match) === first).length,
    secondWins: meetings.filter((match) => winner(match) === second).length,
    draws: meetings.filter((match) => winner(match) === null).length,
    matches: meetings.toReversed(),
  };
}
