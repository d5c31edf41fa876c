import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** Longer than the 15 s after which a run that a busy machine misses comes. */
const LONG_MS = 45_000;

/** Waits until every job that was queued has run: then nothing more happens before the next tick. */
export async function queueDone(db: Database): Promise<void> {
  for (const end = Date.now() + LONG_MS; ; await pause(20)) {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where state in ('created', 'active')`.execute(db);
    if (rows.length === 0) return;
    if (Date.now() > end) throw new Error(`not run in time: ${rows.map(({ name }) => name).join(", ")}`);
  }
}
