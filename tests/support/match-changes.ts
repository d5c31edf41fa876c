import { leagueTables } from "#features/league/store/league.ts";
import type { Database } from "#platform/db/database.ts";

/** How a match's record was changed, the oldest change first. */
export async function findChanges(db: Database, match: string) {
  return await leagueTables(db)
    .selectFrom("league.match_change")
    .selectAll()
    .where("match_id", "=", match)
    .orderBy("id")
    .execute();
}
