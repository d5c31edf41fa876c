import { sql } from "kysely";
import type { SubscriberRecord, SubscriberState } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { LettersTables, SubscriberTable } from "./tables.ts";

/**
 * Who has left or is paused. What is returned ends these subscriptions again after a restore of an older copy, unless
 * the copy knows something later of them; it returns how many it ended.
 */
export async function rememberEnds(db: Database): Promise<() => Promise<number>> {
  await sql`create temporary table kept_end on commit drop as
    select * from letters.subscriber where ended_at is not null`.execute(db);
  return async () => {
    const { numUpdatedRows } = await db
      .withTables<LettersTables & { kept_end: SubscriberTable }>()
      .updateTable("letters.subscriber")
      .from("kept_end")
      .set(endAsIn("kept_end"))
      .whereRef("letters.subscriber.email", "=", "kept_end.email")
      .where(hasEndedSinceIn("kept_end"))
      .executeTakeFirstOrThrow();
    return Number(numUpdatedRows);
  };
}

/**
 * Restores one subscriber. A known one is ended if the record has a later end, and otherwise stays unchanged, so that a
 * restore never subscribes anybody who has left. Null if it stays.
 */
export async function restoreSubscriber(
  db: Database,
  record: SubscriberRecord,
): Promise<{ id: string; outcome: "added" | "ended" } | null> {
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
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(endAsIn("excluded")).where(hasEndedSinceIn("excluded")),
    )
    .returning(["id", sql<"added" | "ended">`case xmax when 0 then 'added' else 'ended' end`.as("outcome")])
    .executeTakeFirst();
  return restored ?? null;
}

type Other = "kept_end" | "excluded";

/** Where somebody who had left waits for a new confirmation, which another copy cannot get, the end alone counts. */
function endAsIn(other: Other) {
  const state = sql.ref(`${other}.state`);
  return {
    state: sql<SubscriberState>`case ${state} when 'pending' then 'unsubscribed' else ${state} end`,
    ended_at: sql.ref<Date>(`${other}.ended_at`),
    paused_because: sql.ref<string | null>(`${other}.paused_because`),
  };
}

function hasEndedSinceIn(other: Other) {
  return sql<boolean>`${sql.ref(`${other}.state`)} <> 'active'
    and ${sql.ref(`${other}.ended_at`)} > greatest(subscriber.ended_at, subscriber.consent_at)`;
}
