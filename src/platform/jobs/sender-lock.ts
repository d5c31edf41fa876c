import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** How long to wait for a sender that is about to finish: it may have looked before the newest message was queued. */
const MAX_WAIT_MS = 5_000;
const RETRY_MS = 100;

/**
 * Does the work as the only sender of this name across all processes, or not at all. The lock belongs to the
 * connection, so it ends with its holder: whoever gets it knows that no other process has anything in 'sending'.
 */
export async function withSenderLock(db: Database, name: string, work: () => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    if (!(await getLock(connection, name))) return;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock(hashtext(${name}))`.execute(connection);
    }
  });
}

async function getLock(connection: Database, name: string): Promise<boolean> {
  for (let waited = 0; waited <= MAX_WAIT_MS; waited += RETRY_MS) {
    const { rows } = await sql<{ got: boolean }>`
      select pg_try_advisory_lock(hashtext(${name})) as got`.execute(connection);
    if (rows[0]?.got === true) return true;
    await pause(RETRY_MS);
  }
  return false;
}
