import { fixtures } from "#features/league/api/fixtures.ts";
import { tables } from "#features/league/api/tables.ts";
import type { Match } from "#features/league/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { answersFrom, comingMatch, playedMatch, smallClub, smallLeague } from "./small-league.ts";

const clubs = new Map(
  [
    ["a", "Enyimba"],
    ["b", "Remo Stars"],
  ].map(([id = "", name = ""]) => [id, smallClub(id, { name })]),
);

/** The league's own answers on a day, about its matches as they are known then. */
export function leagueOf(db: Database, today: string, matches: readonly Match[]): object {
  const league = smallLeague(today, matches, {
    clubs,
    view: async (season) => (season === league.season.id ? league : undefined),
  });
  const withLeague = answersFrom(league);
  return { ...tables(db, withLeague), ...fixtures(db, withLeague) };
}

/** A drawn match of matchday 12. */
export function drawn(date: string, goals: number, parts: Parameters<typeof playedMatch>[4] = {}) {
  return playedMatch(date, "a", "b", [goals, goals], { round: 12, ...parts });
}

/** A match of matchday 12 that has no result. */
export function coming(date: string, parts: Parameters<typeof comingMatch>[3] = {}) {
  return comingMatch(date, "b", "a", { round: 12, ...parts });
}
