import { sql } from "kysely";
import type { Language } from "#contracts/languages.ts";
import type { PushChannel, Subscription } from "#features/push/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import { recordErasures } from "#platform/ledger/erasures.ts";
import type { PushTables } from "./tables.ts";

interface RequestedSubscription extends Subscription {
  readonly edition: Edition;
  readonly service: string;
  readonly channels: readonly PushChannel[];
  /** Undefined: as it was, or English. */
  readonly language: Language | undefined;
}

/** Stores a new subscription, or updates a stored one; false if it is new and there are `limit` already. */
export async function saveSubscription(
  db: Database,
  requested: RequestedSubscription,
  at: Date,
  limit: number,
): Promise<boolean> {
  const { edition, endpoint, service, p256dh, auth, channels, language = null } = requested;
  const { rows } = await sql`
    insert into push.subscription as kept (edition, endpoint, service, p256dh, auth, channels, language, created_at, renewed_at)
    select ${edition}, ${endpoint}, ${service}, ${p256dh}, ${auth}, ${[...channels]}::text[], coalesce(${language}, 'en'), ${at}, ${at}
    where exists (select from push.subscription where endpoint = ${endpoint})
      or (select count(*) from push.subscription) < ${limit}
    on conflict (endpoint) do update set edition = excluded.edition, p256dh = excluded.p256dh,
      auth = excluded.auth, channels = excluded.channels,
      language = coalesce(${language}, kept.language), renewed_at = excluded.renewed_at
    returning id`.execute(db);
  return rows.length > 0;
}

/** Erases a subscription and its deliveries. Returns what it took; null if there is none. */
export async function eraseSubscription(
  db: Database,
  endpoint: string,
): Promise<{ channels: PushChannel[]; language: Language } | null> {
  const erased = await db
    .withTables<PushTables>()
    .deleteFrom("push.subscription")
    .where("endpoint", "=", endpoint)
    .returning(["channels", "language"])
    .executeTakeFirst();
  return erased ?? null;
}

/**
 * Erases the subscriptions that are chosen by number and endpoint, for good: the ledger remembers it, so that an older
 * copy of the database does not bring them back. Returns how many.
 */
export async function eraseForGood(
  db: Database,
  isChosen: (subscription: { readonly id: string; readonly endpoint: string }) => boolean,
): Promise<number> {
  return await inTransaction(db, async (tx) => {
    const subscriptions = tx.withTables<PushTables>();
    const all = await subscriptions.selectFrom("push.subscription").select(["id", "endpoint"]).execute();
    const endpoints = all.filter(isChosen).map(({ endpoint }) => endpoint);
    await sql`delete from push.subscription where endpoint = any(${endpoints}::text[])`.execute(tx);
    await recordErasures(tx, "browser", endpoints, "push erase");
    return endpoints.length;
  });
}

/** The languages in which some browser takes this channel. */
export async function languagesOf(
  db: Database,
  { edition, channel }: { edition: Edition; channel: PushChannel },
): Promise<Language[]> {
  const { rows } = await sql<{ language: Language }>`
    select distinct language from push.subscription
    where edition = ${edition} and ${channel} = any(channels) order by language`.execute(db);
  return rows.map(({ language }) => language);
}

export async function deleteUnrenewedSubscriptions(db: Database, before: Date): Promise<void> {
  await db
    .withTables<PushTables>()
    .deleteFrom("push.subscription")
    .where("renewed_at", "<", before)
    .execute();
}

export interface SubscriptionLine {
  readonly id: string;
  readonly edition: Edition;
  readonly service: string;
  readonly channels: PushChannel[];
  readonly created_at: Date;
  readonly renewed_at: Date;
}

/** Without the endpoints: whoever knows one could end its subscription. */
export async function listSubscriptions(db: Database): Promise<SubscriptionLine[]> {
  return await db
    .withTables<PushTables>()
    .selectFrom("push.subscription")
    .select(["id", "edition", "service", "channels", "created_at", "renewed_at"])
    .orderBy("id")
    .execute();
}
