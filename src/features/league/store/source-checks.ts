import type { Database } from "#platform/db/database.ts";
import { leagueTables } from "./league.ts";
import type { SourceCheckTable } from "./tables.ts";

/** The source that ships with the product. Its check is stored with its matches, in one transaction. */
export const BUNDLE_SOURCE = "bundle";

export async function findSourceChecks(db: Database): Promise<SourceCheckTable[]> {
  return await leagueTables(db).selectFrom("league.source_check").selectAll().orderBy("source").execute();
}

export async function saveSourceCheck(db: Database, check: SourceCheckTable): Promise<void> {
  await leagueTables(db)
    .insertInto("league.source_check")
    .values(check)
    .onConflict((conflict) => conflict.column("source").doUpdateSet(check))
    .execute();
}
