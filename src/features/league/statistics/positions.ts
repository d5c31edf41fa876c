import { type Decision, isPlayed, type Match, type Season } from "#features/league/shapes.ts";
import { addDays } from "#platform/time.ts";
import { decisionsAsOf, inPlayingOrder, matchesAsOf } from "./as-of.ts";
import { groupByRound } from "./rounds.ts";
import { standings } from "./standings.ts";

/** A match played more than this many days after its matchday's median day counts as rearranged. */
const REARRANGED_DAYS = 7;

export interface PositionHistory {
  readonly matchdays: readonly { readonly round: number; readonly date: string }[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

/**
 * Each club's position at the end of every matchday, without waiting for rearranged matches. The last one has not ended:
 * its positions are those of the table.
 */
export function positionHistory(
  season: Season,
  matches: readonly Match[],
  decisions: readonly Decision[],
): PositionHistory {
  const matchdays = matchdayEnds(matches);
  const tables = matchdays.map(
    ({ date }, index) =>
      standings(
        index === matchdays.length - 1
          ? { season, matches, decisions }
          : { season, matches: matchesAsOf(matches, date), decisions: decisionsAsOf(decisions, date) },
      ).rows,
  );
  const places = tables.map((rows) => new Map(rows.map((row) => [row.club, row.position])));
  return {
    matchdays,
    positions: new Map(season.clubs.map((club) => [club, places.map((byClub) => byClub.get(club) ?? 0)])),
  };
}

export function matchdayEnds(matches: readonly Match[]): { round: number; date: string }[] {
  const played = inPlayingOrder(matches.filter(isPlayed));
  return [...groupByRound(played)]
    .map(([round, ofRound]) => {
      const medianDate = ofRound[Math.floor((ofRound.length - 1) / 2)]?.date ?? "";
      const onSchedule = ofRound.filter((match) => match.date <= addDays(medianDate, REARRANGED_DAYS));
      return { round, date: onSchedule.at(-1)?.date ?? medianDate };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.round - b.round));
}
