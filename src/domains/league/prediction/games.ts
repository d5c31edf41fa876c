import { isPlayed, type Match } from "#domains/league/shapes.ts";
import { dayNumber, type Game } from "./parts/game.ts";
import type { Candidate } from "./walk-forward.ts";

/** A match as the model needs it; a stage outside the league is played on neutral ground. */
export function toGame(match: Match): Game & { readonly match: Match } {
  return {
    match,
    season: match.season,
    day: dayNumber(match.date),
    home: match.home,
    away: match.away,
    neutral: match.stage !== "",
  };
}

/** Nothing is learnt from an awarded score. */
export function toCandidate(match: Match): Candidate<ReturnType<typeof toGame>> {
  const game = toGame(match);
  const learnt = isPlayed(match) && match.status === "completed";
  return {
    game,
    played: learnt ? { ...game, homeGoals: match.homeGoals, awayGoals: match.awayGoals } : null,
  };
}
