import { isPlayed, type Match } from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";
import { addSide, emptyTally, goalDifference, sideOf, type Tally } from "./tally.ts";

/**
 * Of one season's matches, by id: the side that stood higher in the table on the evening before. Of clubs level on
 * points, goal difference and goals it is the home side, as in a season's first matches.
 */
export function higherPlaced(matches: readonly Match[]): Map<string, "home" | "away"> {
  const higher = new Map<string, "home" | "away">();
  const tallies = new Map<string, Tally>();
  const tallyOf = (club: string) => tallies.get(club) ?? emptyTally;
  const played = inPlayingOrder(matches).filter(isPlayed);
  for (const [index, { date }] of played.entries()) {
    if (played[index - 1]?.date === date) continue;
    const ofDay = played.filter((match) => match.date === date);
    for (const { id, home, away } of ofDay)
      higher.set(id, lead(tallyOf(home), tallyOf(away)) < 0 ? "away" : "home");
    for (const match of ofDay)
      for (const club of [match.home, match.away])
        tallies.set(club, addSide(tallyOf(club), sideOf(match, club)));
  }
  return higher;
}

function lead(home: Tally, away: Tally): number {
  return (
    home.points - away.points || goalDifference(home) - goalDifference(away) || home.goalsFor - away.goalsFor
  );
}
