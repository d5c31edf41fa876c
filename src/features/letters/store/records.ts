import { sql } from "kysely";
import type { Language, SubscriberRecord } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import { recordErasures } from "#platform/ledger/erasures.ts";
import type { LettersTables } from "./tables.ts";

const PAGE_SIZE = 5000;

/** Every subscriber, by address, read in pages because the list may not fit in memory. */
export async function* eachSubscriber(db: Database): AsyncGenerator<SubscriberRecord> {
  for (let afterEmail = ""; ; ) {
    const rows = await db
      .withTables<LettersTables>()
      .selectFrom("letters.subscriber")
      .selectAll()
      .where("email", ">", afterEmail)
      .orderBy("email")
      .limit(PAGE_SIZE)
      .execute();
    for (const row of rows) yield recordOf(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_SIZE) return;
    afterEmail = last.email;
  }
}

/** Restores one subscriber. A known one stays unchanged, so that a restore never subscribes anybody who has left. */
export async function restoreSubscriber(db: Database, record: SubscriberRecord): Promise<boolean> {
  const restored = await db
    .withTables<LettersTables>()
    .insertInto("letters.subscriber")
    .values({
      email: record.email,
      state: record.state,
      language: record.language,
      consent_at: new Date(record.consentAt),
      consent_version: record.consentVersion,
      confirmed_at: record.confirmedAt === null ? null : new Date(record.confirmedAt),
      ended_at: record.endedAt === null ? null : new Date(record.endedAt),
      paused_because: record.pausedBecause,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return restored !== undefined;
}

/**
 * Deletes everything known about an address; false if nothing was. Copies of its letters elsewhere are deleted before
 * their record, so that if the process is killed in between, the same call still finds them. The ledger remembers that
 * it was erased, so that an older copy of the database does not bring it back.
 */
export async function eraseAddress(
  db: Database,
  email: string,
  forgetCopies: (messageIds: readonly string[]) => Promise<void>,
): Promise<boolean> {
  return await inTransaction(db, async (transaction) => {
    const { rows } = await sql<{ message_id: string }>`
      select message_id from letters.delivery
      left join letters.subscriber on subscriber.id = subscriber_id
      left join letters.feedback on feedback.id = feedback_id
      where coalesce(subscriber.email, feedback.email) = ${email}`.execute(transaction);
    await forgetCopies(rows.map((row) => row.message_id));
    const letters = transaction.withTables<LettersTables>();
    const subscribers = await letters
      .deleteFrom("letters.subscriber")
      .where("email", "=", email)
      .executeTakeFirst();
    const feedback = await letters
      .deleteFrom("letters.feedback")
      .where("email", "=", email)
      .executeTakeFirst();
    const isFound = subscribers.numDeletedRows + feedback.numDeletedRows > 0n;
    if (isFound) await recordErasures(transaction, "reader", [email], "subscribers erase");
    return isFound;
  });
}

/** Every address of which something is stored. */
export async function findAddresses(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from letters.subscriber union select email from letters.feedback`.execute(db);
  return rows.map(({ email }) => email);
}

function recordOf(row: {
  email: string;
  state: SubscriberRecord["state"];
  language: Language;
  consent_at: Date;
  consent_version: string;
  confirmed_at: Date | null;
  ended_at: Date | null;
  paused_because: string | null;
}): SubscriberRecord {
  return {
    email: row.email,
    state: row.state,
    language: row.language,
    consentAt: row.consent_at.toISOString(),
    consentVersion: row.consent_version,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    pausedBecause: row.paused_because,
  };
}
