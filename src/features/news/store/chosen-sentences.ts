import type { NewsDatabase, WordsTable } from "./tables.ts";

export type StoredChoice = Omit<WordsTable, "name" | "summary">;

/** The latest choice for each of these topics, including refused answers. */
export async function findChoices(
  db: NewsDatabase,
  topicIds: readonly string[],
): Promise<Map<string, StoredChoice>> {
  if (topicIds.length === 0) return new Map();
  const rows = await db.selectFrom("news.words").selectAll().where("topic_id", "in", topicIds).execute();
  return new Map(rows.map((row) => [row.topic_id, row]));
}

/** A topic's latest choice replaces the earlier one. */
export async function saveChoice(db: NewsDatabase, choice: StoredChoice): Promise<void> {
  const { topic_id, ...rest } = { ...choice, name: null, summary: null };
  await db
    .insertInto("news.words")
    .values(choice)
    .onConflict((conflict) => conflict.column("topic_id").doUpdateSet(rest))
    .execute();
}

/** Tokens used on a day in Lagos ("2026-11-21"). */
export async function tokensSpent(db: NewsDatabase, day: string): Promise<number> {
  const row = await db
    .selectFrom("news.tokens_spent")
    .select("tokens")
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.tokens ?? 0;
}

export async function spendTokens(db: NewsDatabase, day: string, tokens: number): Promise<void> {
  await db
    .insertInto("news.tokens_spent")
    .values({ day, tokens })
    .onConflict((conflict) =>
      conflict.column("day").doUpdateSet(({ ref, eb }) => ({
        tokens: eb(ref("news.tokens_spent.tokens"), "+", tokens),
      })),
    )
    .execute();
}
