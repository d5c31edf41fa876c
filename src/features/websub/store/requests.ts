import { type Selectable, sql } from "kysely";
import { domainOf, type HubRequest, limits } from "#features/websub/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { HubTables, RequestTable } from "./tables.ts";

export type StoredRequest = Selectable<RequestTable>;

/** Stores a request in place of an earlier one; false if it would be one too many for its domain, or in all. */
export async function saveRequest(
  db: Database,
  request: HubRequest,
  edition: Edition,
  at: Date,
): Promise<boolean> {
  const { mode, topic, callback, host, secret, lease_seconds } = request;
  const { rows: others } = await sql<{ host: string }>`
    select host from websub.subscription where (edition, topic, callback) <> (${edition}, ${topic}, ${callback})
    union all
    select host from websub.request where (edition, topic, callback) <> (${edition}, ${topic}, ${callback})`.execute(
    db,
  );
  const domain = domainOf(host);
  const ofDomain = others.filter((other) => domainOf(other.host) === domain);
  if (others.length >= limits.inAll || ofDomain.length >= limits.ofOneDomain) return false;
  await sql`
    insert into websub.request (edition, mode, topic, callback, host, secret, lease_seconds, next_at)
    values (${edition}, ${mode}, ${topic}, ${callback}, ${host}, ${secret}, ${lease_seconds}, ${at})
    on conflict (edition, topic, callback) do update set mode = excluded.mode, secret = excluded.secret,
      lease_seconds = excluded.lease_seconds, attempts = 0, next_at = excluded.next_at`.execute(db);
  return true;
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
