import { sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";

/** From now on the worker holds the desk. True if nobody has held it since this worker did. */
export async function takeDesk(db: NewsDatabase, worker: string): Promise<boolean> {
  const { rows } = await sql<{ before: string | null }>`
    with held as (select worker from news.desk_holder for update)
    insert into news.desk_holder (worker) values (${worker})
    on conflict (one) do update set worker = excluded.worker
    returning (select worker from held) as before`.execute(db);
  return rows[0]?.before === worker;
}

/** Whether the worker holds the desk, and keeps it until the transaction ends. */
export async function holdsDesk(tx: NewsDatabase, worker: string): Promise<boolean> {
  const { rows } = await sql`select from news.desk_holder where worker = ${worker} for share`.execute(tx);
  return rows.length > 0;
}
