import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

interface KeyedRequest {
  readonly key: string;
  /** A hash of the request that used the key. */
  readonly request: string;
  readonly at: Date;
}

/**
 * Runs `work` once per key and always returns its first answer; "another request" if the key was used for a different
 * request. The answer is stored in the same transaction as the work, and a concurrent request waits for it.
 */
export async function answerOnce<Answer extends object>(
  db: Database,
  submission: KeyedRequest,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer | "another request"> {
  return await db.transaction().execute(async (transaction) => {
    const answered = transaction.withTables<LettersTables>();
    const first = await answered
      .insertInto("letters.answered")
      .values({ ...submission, answer: null })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("key")
      .executeTakeFirst();
    const row = answered.updateTable("letters.answered").where("key", "=", submission.key);
    if (first !== undefined) {
      const answer = await work(transaction);
      await row.set({ answer: JSON.stringify(answer) }).execute();
      return answer;
    }
    const earlier = await findAnswer<Answer>(transaction, submission);
    if (earlier === undefined) throw new Error("a key is taken, but its answer is not stored");
    return earlier;
  });
}

/** The first answer to a request; undefined if its key has none. */
export async function findAnswer<Answer extends object>(
  db: Database,
  { key, request }: KeyedRequest,
): Promise<Answer | "another request" | undefined> {
  const earlier = await db
    .withTables<LettersTables>()
    .selectFrom("letters.answered")
    .selectAll()
    .where("key", "=", key)
    .executeTakeFirst();
  if (earlier === undefined) return undefined;
  return earlier.request === request ? (earlier.answer as Answer) : "another request";
}

export async function deleteOldAnswers(db: Database, before: Date): Promise<void> {
  await db.withTables<LettersTables>().deleteFrom("letters.answered").where("at", "<", before).execute();
}
