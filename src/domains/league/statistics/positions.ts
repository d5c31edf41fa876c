import { type Decision, isPlayed, type Match, type Season } from "#domains/league/shapes.ts";
import { addDays } from "#platform/time.ts";
import { asOf, decisionsAsOf, inOrder } from "./as-of.ts";
import { byRound } from "./rounds.ts";
import { standings } from "./standings.ts";

/** A match played more than this many days after its matchday's median day counts as rearranged. */
const REARRANGED_DAYS = 7;

export interface PositionHistory {
  readonly matchdays: readonly { readonly round: number; readonly date: string }[];
  readonly positions: ReadonlyMap<string, readonly number[]>;
}

/** Each club's position at the end of every matchday, without waiting for rearranged matches. */
export function positionHistory(
  season: Season,
  matches: readonly Match[],
  decisions: readonly Decision[],
): PositionHistory {
  const matchdays = lastDays(matches);
  const tables = matchdays.map(
    ({ date }) =>
      standings({ season, matches: asOf(matches, date), decisions: decisionsAsOf(decisions, date) }).rows,
  );
  const places = tables.map((rows) => new Map(rows.map((row) => [row.club, row.position])));
  return {
    matchdays,
    positions: new Map(season.clubs.map((club) => [club, places.map((of) => of.get(club) ?? 0)])),
  };
}

function lastDays(matches: readonly Match[]): { round: number; date: string }[] {
  const played = inOrder(matches.filter(isPlayed));
  return [...byRound(played)]
    .map(([round, of]) => {
      const middle = of[Math.floor((of.length - 1) / 2)]?.date ?? "";
      const near = of.filter((match) => match.date <= addDays(middle, REARRANGED_DAYS));
      return { round, date: near.at(-1)?.date ?? middle };
    })
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.round - b.round));
}
