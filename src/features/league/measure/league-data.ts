import { readCsv } from "#features/league/intake/csv.ts";
import { toMatch } from "#features/league/intake/reconcile.ts";
import type { Decision, Match, Season } from "#features/league/shapes.ts";
import {
  bundledClubs,
  bundledDecisions,
  bundledResults,
  bundledSeasons,
} from "#features/league/sources/bundled.ts";
import { findClubs, findSeasons } from "#features/league/store/clubs.ts";
import { findDecisions } from "#features/league/store/decisions.ts";
import { findMatches } from "#features/league/store/matches.ts";
import type { Database } from "#platform/db/database.ts";

/** A league's complete data, for steps that run without a server. */
export interface LeagueData {
  readonly seasons: readonly Season[];
  readonly matches: readonly Match[];
  readonly decisions: readonly Decision[];
  readonly names: ReadonlyMap<string, string>;
}

/** The bundled data; needs no database. */
export function bundledLeague(): LeagueData {
  return {
    seasons: bundledSeasons(),
    matches: readCsv(bundledResults()).map((report) => toMatch(report, report.home, report.away)),
    decisions: bundledDecisions(),
    names: new Map(bundledClubs().map((club) => [club.id, club.name])),
  };
}

/** The data in the database: from the bundle, the sources and the operator. */
export async function storedLeague(db: Database): Promise<LeagueData> {
  const seasons = await findSeasons(db);
  const decisions = await Promise.all(seasons.map((season) => findDecisions(db, season.id)));
  return {
    seasons,
    matches: (await findMatches(db)).map(({ match }) => match),
    decisions: decisions.flat(),
    names: new Map((await findClubs(db)).map((club) => [club.id, club.name])),
  };
}
