import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** The version of each domain's rows, and of "gone", which changes where something must no longer be shown. */
export type Versions = ReadonlyMap<string, string>;

/**
 * All versions in one query. In a transaction that reads consistently, they belong to exactly the rows that it reads.
 * Two versions are equal only if the rows are.
 */
export async function findVersions(db: Database): Promise<Versions> {
  const { rows } = await sql<{ domain: string; version: string }>`
    select domain, version from changes.version order by domain`.execute(db);
  return new Map(rows.map(({ domain, version }) => [domain, version]));
}

export async function findVersion(db: Database, domain: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select version from changes.version where domain = ${domain}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no domain "${domain}"`);
  return row.version;
}

/** Never brings back a version that the same database has left behind. */
export function isNewer(version: string, known: string | undefined): boolean {
  if (known === undefined) return true;
  const [epoch, number] = version.split(".");
  const [knownEpoch, knownNumber] = known.split(".");
  return epoch !== knownEpoch || Number(number) > Number(knownNumber);
}
