import { type Selectable, sql } from "kysely";
import type { Match } from "#features/league/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { leagueTables } from "./league.ts";
import { toResultFields } from "./matches.ts";
import type { ConflictTable, ResultFields } from "./tables.ts";

export interface ConflictingReport {
  /** The name of a data source or a newspaper. */
  readonly source: string;
  readonly reported: ResultFields;
  /** Null for a data source, as is `url`. */
  readonly headline: string | null;
  readonly url: string | null;
}

/** Records what contradicts a stored match, with the time it was first seen. It stays until the source agrees again. */
export async function saveConflict(
  db: Database,
  match: Match,
  report: ConflictingReport,
  at: Date,
): Promise<void> {
  const { source, headline, url } = report;
  const contradiction = {
    kept: JSON.stringify(toResultFields(match)),
    told: JSON.stringify(report.reported),
    headline,
    url,
    last_seen_at: at,
  };
  await leagueTables(db)
    .insertInto("league.conflict")
    .values({ match_id: match.id, source, first_seen_at: at, ...contradiction })
    .onConflict((conflict) => conflict.columns(["match_id", "source"]).doUpdateSet(contradiction))
    .execute();
}

/** The matches about which a source still disagrees. */
export async function findDisputedMatches(db: Database, source: string): Promise<Set<string>> {
  const rows = await leagueTables(db)
    .selectFrom("league.conflict")
    .select("match_id")
    .where("source", "=", source)
    .execute();
  return new Set(rows.map((row) => row.match_id));
}

export async function settleConflict(db: Database, match: string, source: string): Promise<void> {
  await leagueTables(db)
    .deleteFrom("league.conflict")
    .where("match_id", "=", match)
    .where("source", "=", source)
    .execute();
}

/** Newest first, for one match or for all; without what an article says that was withdrawn or rolled back. */
export async function findConflicts(db: Database, match?: string): Promise<Selectable<ConflictTable>[]> {
  let query = leagueTables(db)
    .selectFrom("league.conflict")
    .selectAll()
    .where(sql<boolean>`not ledger.is_gone(array[substring(league.conflict.url from '^/article/(.+)$')])`)
    .orderBy("first_seen_at", "desc");
  if (match !== undefined) query = query.where("match_id", "=", match);
  return await query.orderBy("source").execute();
}

/** How many disputes rest on these articles; each names the page of its own. */
export async function countConflictsFrom(db: Database, articles: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from league.conflict where substring(url from '^/article/(.+)$') = any(${[...articles]}::text[])`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
