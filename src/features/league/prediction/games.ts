import { isPlayed, type Match } from "#features/league/shapes.ts";
import { dayNumber, type Game } from "./parts/game.ts";
import type { WalkForwardGame } from "./walk-forward.ts";

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
export function toCandidate(match: Match): WalkForwardGame<ReturnType<typeof toGame>> {
  const game = toGame(match);
  const isLearnt = isPlayed(match) && match.status === "completed";
  return {
    game,
    played: isLearnt ? { ...game, homeGoals: match.homeGoals, awayGoals: match.awayGoals } : null,
  };
}
