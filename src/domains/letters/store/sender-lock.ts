import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** A sender who is about to finish is waited for: it may have looked before the newest letter was there. */
const PATIENCE_MS = 5_000;
const LOOK_MS = 100;

/**
 * Does the work as the only sender over all processes, or not at all. The lock is the connection's own, so
 * that it ends with its holder: whoever gets it knows that letters in 'sending' have nobody any more.
 */
export async function asOnlySender(db: Database, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await getLock(connection))) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext('letters.sender'))`.execute(connection);
    }
  });
}

async function getLock(connection: Database): Promise<boolean> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += LOOK_MS) {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_lock(hashtext('letters.sender')) as got`.execute(connection);
    if (rows[0]?.got === true) return true;
    await pause(LOOK_MS);
  }
  return false;
}
