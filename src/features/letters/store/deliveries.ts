import { sql } from "kysely";
import type { Delivery } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

interface Times {
  readonly at: Date;
  /** Not before this; by default at once. */
  readonly sendAt?: Date;
  /** After this a letter that was not sent is no longer useful. */
  readonly goodUntil: Date;
}

/** Queues a day's brief for everybody subscribed at this moment, once each. */
export async function queueBrief(db: Database, date: string, { at, goodUntil }: Times): Promise<void> {
  await sql`
    insert into letters.delivery (kind, issue, subscriber_id, message_id, next_at, good_until)
    select 'brief', ${date}, id, 'brief.' || ${date} || '.' || id, ${at}, ${goodUntil}
    from letters.subscriber where state = 'active'
    on conflict (message_id) do nothing`.execute(db);
  // The planner needs new statistics after the table has grown by thousands of rows.
  await sql`analyze letters.delivery`.execute(db);
}

/**
 * Queues a confirmation letter, at most three a day, and not within ten minutes of the last one, unless that one failed
 * or is from before the reader left or was paused: its link may have been used.
 */
export async function queueConfirm(
  db: Database,
  { id: subscriberId, endedAt }: { id: string; endedAt: Date | null },
  { at, sendAt = at, goodUntil }: Times,
): Promise<void> {
  const issue = at.toISOString();
  const messageId = `confirm.${at.getTime()}.${subscriberId}`;
  await sql`
    insert into letters.delivery (kind, issue, subscriber_id, message_id, next_at, good_until)
    select 'confirm', ${issue}, ${subscriberId}, ${messageId}, ${sendAt}, ${goodUntil}
    where (
      select count(*) < 3 and count(*) filter (where state <> 'failed'
        and issue::timestamptz > greatest(${at}::timestamptz - interval '10 minutes', ${endedAt}::timestamptz)) = 0
      from letters.delivery
      where subscriber_id = ${subscriberId} and kind = 'confirm'
        and issue::timestamptz > ${at}::timestamptz - interval '1 day'
    )
    on conflict (message_id) do nothing`.execute(db);
}

export async function queueFeedback(
  db: Database,
  feedbackId: number,
  { at, sendAt = at, goodUntil }: Times,
): Promise<void> {
  await db
    .withTables<LettersTables>()
    .insertInto("letters.delivery")
    .values({
      kind: "feedback",
      issue: String(feedbackId),
      feedback_id: feedbackId,
      message_id: `feedback.${feedbackId}.${at.getTime()}`,
      next_at: sendAt,
      good_until: goodUntil,
    })
    .execute();
}

/** Takes the next letter and marks it 'sending', committed before any byte of it is sent. */
export async function takeNextDelivery(db: Database, at: Date): Promise<Delivery | null> {
  const { rows } = await sql<TakenRow>`
    with next as (
      select id from letters.delivery
      where state = 'queued' and next_at <= ${at} and good_until > ${at}
      order by next_at, id limit 1
      for update skip locked
    )
    update letters.delivery set state = 'sending', attempts = attempts + 1
    from next where delivery.id = next.id
    returning delivery.id, kind, issue, message_id, attempts, good_until,
      (select to_jsonb(s) from (select id, email, state, language from letters.subscriber where id = subscriber_id) s) as subscriber,
      (select to_jsonb(f) from (select name, email, feedback from letters.feedback where id = feedback_id) f) as feedback
  `.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { message_id: messageId, good_until: goodUntil, ...delivery } = row;
  return { ...delivery, messageId, goodUntil };
}

/** The letter's reader; null if we sent no letter with that id, or have deleted its record. */
export async function findSubscriberByMessageId(db: Database, messageId: string): Promise<string | null> {
  const row = await db
    .withTables<LettersTables>()
    .selectFrom("letters.delivery")
    .select("subscriber_id")
    .where("message_id", "=", messageId)
    .executeTakeFirst();
  return row?.subscriber_id ?? null;
}

type TakenRow = Omit<Delivery, "messageId" | "goodUntil"> & { message_id: string; good_until: Date };

/** What is returned notes in a restored older copy which of its letters have gone out, or failed, by now. */
export async function rememberSent(db: Database): Promise<() => Promise<void>> {
  await sql`create temporary table kept_letter on commit drop as
    select message_id, state, attempts, next_at, sent_at, failure from letters.delivery
    where state in ('sent', 'failed')`.execute(db);
  return async () => {
    await sql`update letters.delivery d
      set state = k.state, attempts = k.attempts, next_at = k.next_at, sent_at = k.sent_at, failure = k.failure
      from kept_letter k where k.message_id = d.message_id and d.state in ('queued', 'sending')`.execute(db);
  };
}
