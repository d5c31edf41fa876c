import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

/**
 * Counts another attempt by `who` in this time slot and returns the new count. It is in PostgreSQL because all
 * processes share it; what a process counts for itself alone is in platform/limits.
 */
export async function countAttempt(db: Database, who: string, slot: Date): Promise<number> {
  const row = await db
    .withTables<LettersTables>()
    .insertInto("letters.attempt")
    .values({ who, slot, count: 1 })
    .onConflict((conflict) =>
      conflict.columns(["who", "slot"]).doUpdateSet({ count: sql`letters.attempt.count + 1` }),
    )
    .returning("count")
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function deleteOldAttempts(db: Database, before: Date): Promise<void> {
  await db.withTables<LettersTables>().deleteFrom("letters.attempt").where("slot", "<", before).execute();
}
