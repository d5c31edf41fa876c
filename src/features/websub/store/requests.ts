import { type Selectable, sql } from "kysely";
import { type HubRequest, limits } from "#features/websub/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { HubTables, RequestTable } from "./tables.ts";

export type StoredRequest = Selectable<RequestTable>;

/** Stores a request in place of an earlier one; false if it would be one too many for its host, or in all. */
export async function saveRequest(
  db: Database,
  request: HubRequest,
  edition: Edition,
  at: Date,
): Promise<boolean> {
  const { mode, topic, callback, host, secret, lease_seconds } = request;
  const { rows } = await sql`
    with kept as (
      select host from websub.subscription where (edition, topic, callback) <> (${edition}, ${topic}, ${callback})
      union all
      select host from websub.request where (edition, topic, callback) <> (${edition}, ${topic}, ${callback})
    )
    insert into websub.request (edition, mode, topic, callback, host, secret, lease_seconds, next_at)
    select ${edition}, ${mode}, ${topic}, ${callback}, ${host}, ${secret}, ${lease_seconds}, ${at}
    where (select count(*) from kept) < ${limits.inAll}
      and (select count(*) from kept where host = ${host}) < ${limits.ofOneHost}
    on conflict (edition, topic, callback) do update set mode = excluded.mode, secret = excluded.secret,
      lease_seconds = excluded.lease_seconds, attempts = 0, next_at = excluded.next_at
    returning id`.execute(db);
  return rows.length > 0;
}

export async function findDueRequests(db: Database, edition: Edition, at: Date): Promise<StoredRequest[]> {
  return await db
    .withTables<HubTables>()
    .selectFrom("websub.request")
    .selectAll()
    .where("edition", "=", edition)
    .where("next_at", "<=", at)
    .orderBy("next_at")
    .execute();
}

/** Unless a later request has taken its place meanwhile, which gets its own turn. */
export async function deleteRequest(db: Database, { id, next_at }: StoredRequest): Promise<void> {
  await db
    .withTables<HubTables>()
    .deleteFrom("websub.request")
    .where("id", "=", id)
    .where("next_at", "=", next_at)
    .execute();
}

export async function postponeRequest(
  db: Database,
  { id, next_at }: StoredRequest,
  until: Date,
): Promise<void> {
  await db
    .withTables<HubTables>()
    .updateTable("websub.request")
    .set(({ eb }) => ({ attempts: eb("attempts", "+", 1), next_at: until }))
    .where("id", "=", id)
    .where("next_at", "=", next_at)
    .execute();
}
