import type { Database } from "#platform/db/database.ts";
import type { LettersTables } from "./tables.ts";

interface Asked {
  readonly key: string;
  /** What was asked under the key, as a hash. */
  readonly request: string;
  readonly at: Date;
}

/**
 * Does the work once for a key and gives its first answer ever after; "another request" where the key was
 * used for something else. The answer is kept with the work or not at all, and a second one in the same
 * moment waits for the first.
 */
export async function answerOnce<Answer extends object>(
  db: Database,
  asked: Asked,
  work: (transaction: Database) => Promise<Answer>,
): Promise<Answer | "another request"> {
  return await db.transaction().execute(async (transaction) => {
    const answered = transaction.withTables<LettersTables>();
    const first = await answered
      .insertInto("letters.answered")
      .values({ ...asked, answer: null })
      .onConflict((conflict) => conflict.column("key").doNothing())
      .returning("key")
      .executeTakeFirst();
    const row = answered.updateTable("letters.answered").where("key", "=", asked.key);
    if (first !== undefined) {
      const answer = await work(transaction);
      await row.set({ answer: JSON.stringify(answer) }).execute();
      return answer;
    }
    const earlier = await answered
      .selectFrom("letters.answered")
      .selectAll()
      .where("key", "=", asked.key)
      .executeTakeFirstOrThrow();
    return earlier.request === asked.request ? (earlier.answer as Answer) : "another request";
  });
}

export async function forgetAnswers(db: Database, before: Date): Promise<void> {
  await db.withTables<LettersTables>().deleteFrom("letters.answered").where("at", "<", before).execute();
}
