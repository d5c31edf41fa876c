import { sql } from "kysely";
import { inLanguage, type Language } from "#contracts/languages.ts";
import type { Delivery, PushChannel, PushPayload } from "#features/push/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { PushTables } from "./tables.ts";

type DeliveryKey = Pick<Delivery, "messageId" | "subscriptionId">;

/** The push services for which something is due. */
export async function findDueServices(db: Database, at: Date): Promise<string[]> {
  const rows = await db
    .withTables<PushTables>()
    .selectFrom("push.delivery")
    .select("service")
    .distinct()
    .where("state", "=", "queued")
    .where("next_at", "<=", at)
    .where("good_until", ">", at)
    .execute();
  return rows.map(({ service }) => service);
}

/** Takes the next message to a push service and marks it 'sending', committed before any byte of it is sent. */
export async function takeNextDelivery(db: Database, service: string, at: Date): Promise<Delivery | null> {
  const { rows } = await sql<TakenRow>`
    with next as (
      select message_id, subscription_id from push.delivery
      where state = 'queued' and service = ${service} and next_at <= ${at} and good_until > ${at}
      order by next_at, message_id, subscription_id limit 1
      for update skip locked
    )
    update push.delivery d set state = 'sending', attempts = attempts + 1
    from next, push.message m, push.subscription s
    where d.message_id = next.message_id and d.subscription_id = next.subscription_id
      and m.id = next.message_id and s.id = next.subscription_id
    returning d.message_id, d.subscription_id, d.attempts, d.good_until, m.channel, m.issue, m.payload,
      ledger.is_gone(m.articles) as withdrawn, s.language, s.endpoint, s.p256dh, s.auth`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { message_id, subscription_id, good_until, endpoint, p256dh, auth, language, payload, ...message } =
    row;
  return {
    ...message,
    payload: { ...payload, address: inLanguage(language, payload.address) },
    messageId: message_id,
    subscriptionId: subscription_id,
    goodUntil: good_until,
    subscription: { endpoint, p256dh, auth },
  };
}

interface TakenRow {
  readonly message_id: string;
  readonly subscription_id: string;
  readonly attempts: number;
  readonly good_until: Date;
  readonly channel: PushChannel;
  readonly issue: string;
  readonly payload: PushPayload;
  readonly withdrawn: boolean;
  readonly language: Language;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export async function markSent(db: Database, key: DeliveryKey, at: Date): Promise<void> {
  await delivery(db, key).set({ state: "sent", sent_at: at, failure: null }).execute();
}

export async function markFailed(db: Database, key: DeliveryKey, failure: string): Promise<void> {
  await delivery(db, key).set({ state: "failed", failure }).execute();
}

export async function requeue(db: Database, key: DeliveryKey, nextAt: Date, failure: string): Promise<void> {
  await delivery(db, key).set({ state: "queued", next_at: nextAt, failure }).execute();
}

/** Postpones what is queued for a push service that asked us to wait; stored, so the next process waits too. */
export async function postponeService(db: Database, service: string, until: Date): Promise<void> {
  await db
    .withTables<PushTables>()
    .updateTable("push.delivery")
    .set({ next_at: until })
    .where("state", "=", "queued")
    .where("service", "=", service)
    .where("next_at", "<", until)
    .execute();
}

/** Messages that a crashed sender had taken are sent again; a copy replaces the first, at push service and phone. */
export async function requeueOrphans(db: Database): Promise<void> {
  await db
    .withTables<PushTables>()
    .updateTable("push.delivery")
    .set({ state: "queued" })
    .where("state", "=", "sending")
    .execute();
}

export async function failOverdue(db: Database, at: Date): Promise<void> {
  await db
    .withTables<PushTables>()
    .updateTable("push.delivery")
    .set({ state: "failed", failure: sql<string>`coalesce(failure, 'not sent in time')` })
    .where("state", "=", "queued")
    .where("good_until", "<=", at)
    .execute();
}

function delivery(db: Database, { messageId, subscriptionId }: DeliveryKey) {
  return db
    .withTables<PushTables>()
    .updateTable("push.delivery")
    .where("message_id", "=", messageId)
    .where("subscription_id", "=", subscriptionId);
}
