import { sql } from "kysely";
import type { Announcement, PushChannel } from "#features/push/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import type { PushTables } from "./tables.ts";

/** Stores a message and queues it for every browser that takes its channel now. False if it was announced before. */
export async function announce(db: Database, announcement: Announcement): Promise<boolean> {
  const { edition, channel, issue, languages, payload, articles, at, goodUntil } = announcement;
  return await inTransaction(db, async (tx) => {
    const message = await tx
      .withTables<PushTables>()
      .insertInto("push.message")
      .values({
        ...{ edition, channel, issue, at, good_until: goodUntil },
        payload: JSON.stringify(payload),
        articles: [...articles],
      })
      .onConflict((conflict) => conflict.columns(["edition", "channel", "issue"]).doNothing())
      .returning("id")
      .executeTakeFirst();
    if (message === undefined) return false;
    await sql`
      insert into push.delivery (message_id, subscription_id, service, next_at, good_until)
      select ${message.id}, id, service, ${at}, ${goodUntil} from push.subscription
      where edition = ${edition} and ${channel} = any(channels) and language = any(${[...languages]}::text[])`.execute(
      tx,
    );
    return true;
  });
}

/** The issues that were announced on a channel since `since`, and the language of each. */
export async function issuesSince(
  db: Database,
  { edition, channel, since }: { edition: Edition; channel: PushChannel; since: Date },
): Promise<{ issue: string; lang: string }[]> {
  return db
    .withTables<PushTables>()
    .selectFrom("push.message")
    .select(["issue", sql<string>`coalesce(payload->>'lang', 'en')`.as("lang")])
    .where("edition", "=", edition)
    .where("channel", "=", channel)
    .where("at", ">=", since)
    .execute();
}

export async function deleteOldMessages(db: Database, before: Date): Promise<void> {
  await db.withTables<PushTables>().deleteFrom("push.message").where("good_until", "<", before).execute();
}

export interface MessageLine {
  readonly at: Date;
  readonly edition: Edition;
  readonly channel: PushChannel;
  readonly headline: string;
  readonly queued: number;
  readonly sent: number;
  readonly failed: number;
}

/** Newest first, each with how many deliveries are queued, sent and failed. */
export async function listMessages(db: Database): Promise<MessageLine[]> {
  const { rows } = await sql<MessageLine>`
    select at, edition, channel, payload->>'headline' as headline,
      count(*) filter (where state in ('queued', 'sending'))::int as queued,
      count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state = 'failed')::int as failed
    from push.message left join push.delivery on message_id = id
    group by id order by at desc, id desc`.execute(db);
  return rows;
}

export interface MessagesAbout {
  readonly sent: number;
  /** Messages that are queued, and will be dropped. */
  readonly waiting: number;
}

/** Messages that repeat words of these articles, each counted once for each browser. */
export async function findMessagesAbout(db: Database, articles: readonly string[]): Promise<MessagesAbout> {
  const { rows } = await sql<MessagesAbout>`
    select count(*) filter (where state = 'sent')::int as sent,
      count(*) filter (where state in ('queued', 'sending'))::int as waiting
    from push.message join push.delivery on message_id = id
    where articles && ${[...articles]}::text[]`.execute(db);
  return rows[0] ?? { sent: 0, waiting: 0 };
}

/**
 * What is returned adds the messages of now that an older copy, once it is restored, lacks, and notes which of its own
 * have gone out by now: none goes out again.
 */
export async function rememberMessages(db: Database): Promise<() => Promise<void>> {
  await sql`create temporary table kept_message on commit drop as
    select * from push.message m where exists (select from push.delivery d where d.message_id = m.id)`.execute(
    db,
  );
  await sql`create temporary table kept_delivery on commit drop as
    select m.edition, m.channel, m.issue, s.endpoint, d.state, d.attempts, d.sent_at, d.failure
    from push.delivery d join push.message m on m.id = d.message_id join push.subscription s on s.id = d.subscription_id
    where d.state in ('sent', 'failed')`.execute(db);
  return async () => {
    await sql`insert into push.message (edition, channel, issue, payload, at, good_until, articles)
      select edition, channel, issue, payload, at, good_until, articles from kept_message
      on conflict (edition, channel, issue) do nothing`.execute(db);
    await sql`update push.delivery d
      set state = k.state, attempts = k.attempts, sent_at = k.sent_at, failure = k.failure
      from push.message m, push.subscription s, kept_delivery k
      where m.id = d.message_id and s.id = d.subscription_id and d.state in ('queued', 'sending')
        and (k.edition, k.channel, k.issue, k.endpoint) = (m.edition, m.channel, m.issue, s.endpoint)`.execute(
      db,
    );
  };
}
