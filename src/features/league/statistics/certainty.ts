import type { Match } from "#features/league/shapes.ts";
import { inPlayingOrder } from "./as-of.ts";
import type { Standing } from "./places.ts";
import { POINTS } from "./tally.ts";

/** The match after whose day something can be certain. */
export interface CertainFrom {
  readonly round: number | null;
  readonly date: string;
}

/**
 * The earliest day from which a club surely ends in one of the first `places`: it wins all until then, and every other
 * club loses all. A bound: where two of the others meet, one of them does take points, so it can be later.
 */
export function certainOfReaching(
  table: readonly Standing[],
  remaining: readonly Match[],
  club: string,
  places: number,
): CertainFrom | null {
  return firstDay(remaining, (until, after) => {
    const own = pointsOf(table, club) + POINTS.W * matchesOf(until, club);
    const best = (other: Standing) => other.points + POINTS.W * matchesOf(after, other.club);
    const rivals = othersThan(club, table)
      .toSorted((a, b) => best(b) - best(a))
      .slice(0, places);
    // They can all pass it if they win against the rest and draw with each other.
    return rivals.some((rival) => best(rival) - LOST_BY_DRAW * meetings(after, rival, rivals) < own);
  });
}

/**
 * The earliest day from which a club surely ends below the first `places`: it loses all until then, and every other
 * club wins all. A bound for the same reason.
 */
export function certainOfMissing(
  table: readonly Standing[],
  remaining: readonly Match[],
  club: string,
  places: number,
): CertainFrom | null {
  return firstDay(remaining, (until, after) => {
    const own = pointsOf(table, club) + POINTS.W * matchesOf(after, club);
    const now = (other: Standing) => other.points + POINTS.W * matchesOf(until, other.club);
    const rivals = othersThan(club, table)
      .toSorted((a, b) => now(a) - now(b))
      .slice(0, table.length - places);
    // They can all stay behind it if they lose against the rest and draw with each other.
    return rivals.some((rival) => now(rival) + POINTS.D * meetings(after, rival, rivals) > own);
  });
}

const LOST_BY_DRAW = POINTS.W - POINTS.D;

/** `isCertain` is asked for each day, with the matches up to it and those after it. */
function firstDay(
  remaining: readonly Match[],
  isCertain: (until: readonly Match[], after: readonly Match[]) => boolean,
): CertainFrom | null {
  const matches = inPlayingOrder(remaining);
  for (const [index, { date, round }] of matches.entries()) {
    const isLastOfDay = matches[index + 1]?.date !== date;
    if (isLastOfDay && isCertain(matches.slice(0, index + 1), matches.slice(index + 1)))
      return { round, date };
  }
  return null;
}

function matchesOf(matches: readonly Match[], club: string): number {
  return matches.filter(({ home, away }) => home === club || away === club).length;
}

function meetings(matches: readonly Match[], { club }: Standing, rivals: readonly Standing[]): number {
  const isRival = (id: string) => rivals.some((rival) => rival.club === id);
  return matches.filter(
    ({ home, away }) => (home === club && isRival(away)) || (away === club && isRival(home)),
  ).length;
}

function othersThan(club: string, table: readonly Standing[]): Standing[] {
  return table.filter((row) => row.club !== club);
}

function pointsOf(table: readonly Standing[], club: string): number {
  return table.find((row) => row.club === club)?.points ?? 0;
}
