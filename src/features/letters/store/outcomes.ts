import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

export async function markSent(db: Database, id: number, at: Date): Promise<void> {
  await letter(db, id).set({ state: "sent", sent_at: at, failure: null }).execute();
}

/** `next_at` of a failed letter is when it was given up. */
export async function markFailed(db: Database, id: number, at: Date, failure: string): Promise<void> {
  await letter(db, id)
    .set({ state: "failed", next_at: at, failure: failure.slice(0, 300) })
    .execute();
}

export async function requeue(db: Database, id: number, nextAt: Date, failure: string): Promise<void> {
  await letter(db, id)
    .set({ state: "queued", next_at: nextAt, failure: failure.slice(0, 300) })
    .execute();
}

/** Queues the letters that a crashed sender had taken; they are sent again under the same Message-ID. */
export async function requeueOrphans(db: Database): Promise<void> {
  await db
    .withTables<LettersTables>()
    .updateTable("letters.delivery")
    .set({ state: "queued" })
    .where("state", "=", "sending")
    .execute();
}

export async function failOverdue(db: Database, at: Date): Promise<void> {
  await db
    .withTables<LettersTables>()
    .updateTable("letters.delivery")
    .set({ state: "failed", next_at: at, failure: sql<string>`coalesce(failure, 'not sent in time')` })
    .where("state", "=", "queued")
    .where("good_until", "<=", at)
    .execute();
}

export async function deleteOldDeliveries(db: Database, before: Date): Promise<void> {
  await db
    .withTables<LettersTables>()
    .deleteFrom("letters.delivery")
    .where("good_until", "<", before)
    .execute();
}

function letter(db: Database, id: number) {
  return db.withTables<LettersTables>().updateTable("letters.delivery").where("id", "=", id);
}
