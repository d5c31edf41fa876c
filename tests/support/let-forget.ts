import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** The next run of this deletion may go as far as its clock says, however long ago the last one was. */
export async function letForget(db: Database, ...names: readonly string[]): Promise<void> {
  await sql`insert into platform.forgetting select name, '9999-01-01' from unnest(${names}::text[]) as name
    on conflict (name) do update set up_to = excluded.up_to`.execute(db);
}
