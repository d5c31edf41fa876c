import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** Waits until every job that was queued has run: then nothing more happens before the next tick. */
export async function queueDone(db: Database): Promise<void> {
  for (const end = Date.now() + 15_000; ; ) {
    const { rows } = await sql<{ name: string }>`
      select name from pgboss.job where state in ('created', 'active')`.execute(db);
    if (rows.length === 0) return;
    if (Date.now() > end) throw new Error(`not run in time: ${rows.map(({ name }) => name).join(", ")}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
