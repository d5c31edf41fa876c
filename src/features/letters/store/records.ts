import { type Selectable, sql } from "kysely";
import { READER_HAS_LEFT, type SubscriberRecord, type SubscriberState } from "#features/letters/shapes.ts";
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

/**
 * Deletes everything known about an address; false if nothing was. Copies of its letters elsewhere are deleted before
 * their record, so that if the process is killed in between, the same call still finds them. The ledger remembers that
 * it was erased, even where only an older copy of the database still has it, so that no copy brings it back.
 */
export async function eraseAddress(
  db: Database,
  email: string,
  forgetCopies: (messageIds: readonly string[]) => Promise<void>,
): Promise<boolean> {
  return await inTransaction(db, async (transaction) => {
    await forgetCopies(await findMessageIds(transaction, email));
    const letters = transaction.withTables<LettersTables>();
    const subscribers = await letters
      .deleteFrom("letters.subscriber")
      .where("email", "=", email)
      .executeTakeFirst();
    const feedback = await letters
      .deleteFrom("letters.feedback")
      .where("email", "=", email)
      .executeTakeFirst();
    await recordErasures(transaction, "reader", [email], "subscribers erase");
    return subscribers.numDeletedRows + feedback.numDeletedRows > 0n;
  });
}

async function findMessageIds(db: Database, email: string): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    select message_id from letters.delivery
    left join letters.subscriber on subscriber.id = subscriber_id
    left join letters.feedback on feedback.id = feedback_id
    where coalesce(subscriber.email, feedback.email) = ${email}`.execute(db);
  return rows.map((row) => row.message_id);
}

/** All that is held about an address, for its owner; null if nothing is. */
export async function findHeld(db: Database, email: string): Promise<object | null> {
  const { rows } = await sql<{
    subscription: object | null;
    links: object[];
    letters: object[];
    feedback: object[];
  }>`
    select (select to_jsonb(s) from letters.subscriber s where s.email = ${email}) as subscription,
      array(select to_jsonb(t) - 'hash' from letters.token t join letters.subscriber s on s.id = t.subscriber_id
        where s.email = ${email} order by t.purpose, t.expires_at) as links,
      array(select to_jsonb(d) from letters.delivery d
        left join letters.subscriber s on s.id = d.subscriber_id left join letters.feedback f on f.id = d.feedback_id
        where coalesce(s.email, f.email) = ${email} order by d.id) as letters,
      array(select to_jsonb(f) from letters.feedback f where f.email = ${email} order by f.id) as feedback`.execute(
    db,
  );
  const [held] = rows;
  return held === undefined || (held.subscription === null && held.feedback.length === 0) ? null : held;
}

/**
 * Puts another address in place of a wrong one, whose copies of letters are deleted. The ledger remembers the wrong one
 * as erased, so that an older copy of the database does not bring it back. Returns the state of the subscription, which
 * stays as it was; null if there is none.
 */
export async function correctAddress(
  db: Database,
  { email, right }: { email: string; right: string },
  forgetCopies: (messageIds: readonly string[]) => Promise<void>,
): Promise<{ state: SubscriberState | null } | "unknown" | "taken"> {
  return await inTransaction(db, async (transaction) => {
    if ((await findHeld(transaction, email)) === null) return "unknown";
    if ((await findHeld(transaction, right)) !== null) return "taken";
    await forgetCopies(await findMessageIds(transaction, email));
    for (const table of ["letters.subscriber", "letters.feedback"])
      await sql`update ${sql.table(table)} set email = ${right} where email = ${email}`.execute(transaction);
    await recordErasures(transaction, "reader", [email], "subscribers correct");
    const subscriber = await transaction
      .withTables<LettersTables>()
      .selectFrom("letters.subscriber")
      .select("state")
      .where("email", "=", right)
      .executeTakeFirst();
    return { state: subscriber?.state ?? null };
  });
}

/** Deletes the rows of these addresses; returns how many. */
export async function deleteOf(
  db: Database,
  emails: readonly string[],
  tables: readonly ("letters.subscriber" | "letters.feedback")[],
): Promise<number> {
  let deleted = 0;
  for (const table of tables) {
    const { numAffectedRows = 0n } =
      await sql`delete from ${sql.table(table)} where email = any(${[...emails]}::text[])`.execute(db);
    deleted += Number(numAffectedRows);
  }
  return deleted;
}

/** Every address about which something is stored. */
export async function findAddresses(db: Database): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from letters.subscriber union select email from letters.feedback`.execute(db);
  return rows.map(({ email }) => email);
}

function recordOf(row: Selectable<LettersTables["letters.subscriber"]>): SubscriberRecord {
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

/** In about an hour. */
const MANY_TRIES = 5;

export interface LettersOverview {
  readonly subscribers: Readonly<Record<string, number>>;
  /** Letters by state: those that wait, and those sent or given up in the last day whose reader had not left. */
  readonly letters: Readonly<Record<string, number>>;
  /** By how much the longest-waiting letter is overdue. */
  readonly overdueSeconds: number;
  /** Letters that wait although they were tried `MANY_TRIES` times. */
  readonly refused: number;
  readonly lastFailure: string | null;
  readonly feedbackToday: number;
}

/** Counts for the operator; addresses are masked in the last failure. */
export async function findLettersOverview(db: Database, now: Date): Promise<LettersOverview> {
  const { rows } = await sql<LettersOverview>`
    select
      coalesce((select jsonb_object_agg(state, n) from
        (select state, count(*) as n from letters.subscriber group by state) s), '{}') as subscribers,
      coalesce((select jsonb_object_agg(state, n) from (select state, count(*) as n from letters.delivery
        where (state in ('queued', 'sending') or coalesce(sent_at, next_at) > ${now}::timestamptz - interval '1 day')
          and failure is distinct from ${READER_HAS_LEFT} group by state) d), '{}') as letters,
      (select coalesce(extract(epoch from ${now}::timestamptz - min(next_at)), 0)::float8 from letters.delivery
        where state = 'queued' and next_at < ${now}) as "overdueSeconds",
      (select count(*)::int from letters.delivery
        where state = 'queued' and attempts >= ${MANY_TRIES} and failure is not null) as refused,
      (select regexp_replace(failure, '\\S+@\\S+', '(address)', 'g') from letters.delivery
        where failure <> ${READER_HAS_LEFT} order by next_at desc limit 1) as "lastFailure",
      (select count(*)::int from letters.feedback
        where received_at > ${now}::timestamptz - interval '1 day') as "feedbackToday"`.execute(db);
  const [overview] = rows;
  if (overview === undefined) throw new Error("the query that counts the letters returned no row");
  return overview;
}
