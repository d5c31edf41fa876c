import type { Feedback } from "#features/letters/shapes.ts";
import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

const PAGE = 500;

interface StoredFeedback extends Feedback {
  readonly id: number;
  readonly receivedAt: Date;
}

export async function saveFeedback(db: Database, feedback: Feedback, at: Date): Promise<{ id: number }> {
  return await db
    .withTables<LettersTables>()
    .insertInto("letters.feedback")
    .values({ ...feedback, received_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
}

/** Newest first, a page at a time. */
export async function* eachFeedback(db: Database): AsyncGenerator<StoredFeedback> {
  for (let beforeId = Number.MAX_SAFE_INTEGER; ; ) {
    const rows = await db
      .withTables<LettersTables>()
      .selectFrom("letters.feedback")
      .select(["id", "name", "email", "feedback", "received_at as receivedAt"])
      .where("id", "<", beforeId)
      .orderBy("id", "desc")
      .limit(PAGE)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    beforeId = last.id;
  }
}
