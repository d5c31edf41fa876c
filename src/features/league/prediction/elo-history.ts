import { isPlayed, type Match } from "#features/league/shapes.ts";
import { inPlayingOrder } from "#features/league/statistics/as-of.ts";
import { toGame } from "./games.ts";
import { type EloRatings, learnElo, promotedElo, regressToMean } from "./parts/ratings.ts";

export interface EloPoint {
  readonly season: string;
  readonly date: string;
  readonly rating: number;
}

/** Each club's Elo rating after each of its matches, as the model learns them (training.ts): by club, oldest first. */
export function eloHistory(matches: readonly Match[]): Map<string, EloPoint[]> {
  const history = new Map<string, EloPoint[]>();
  let ratings: EloRatings = {};
  let season = "";
  let [before, clubs] = [new Set<string>(), new Set<string>()];
  for (const match of inPlayingOrder(matches.filter(isPlayed))) {
    if (match.season !== season) {
      [season, before, clubs] = [match.season, clubs, new Set()];
      ratings = regressToMean(ratings);
    }
    for (const club of [match.home, match.away]) {
      const isPromoted = !clubs.has(club) && before.size > 0 && !before.has(club);
      if (isPromoted) ratings = { ...ratings, [club]: promotedElo };
      clubs.add(club);
    }
    if (match.status !== "completed") continue;
    const { homeGoals, awayGoals } = match;
    ratings = learnElo(ratings, { ...toGame(match), homeGoals, awayGoals });
    for (const club of [match.home, match.away]) {
      const points = history.get(club) ?? [];
      history.set(club, points);
      points.push({ season, date: match.date, rating: ratings[club] ?? 0 });
    }
  }
  return history;
}
