import type { NewsDatabase } from "./tables.ts";

export interface StoredModel<Model> {
  readonly model: Model;
  readonly madeAt: Date;
}

/** The learnt model, unless it is the one of `known`. Which is newer tells nothing: each machine has its own clock. */
export async function findModel<Model>(
  db: NewsDatabase,
  known: Date | null,
): Promise<StoredModel<Model> | null> {
  const row = await db
    .selectFrom("news.category_model")
    .select(["model", "made_at"])
    .where("made_at", "<>", known ?? new Date(0))
    .executeTakeFirst();
  return row ? { model: row.model as Model, madeAt: row.made_at } : null;
}

export async function saveModel(db: NewsDatabase, model: object, madeAt: Date): Promise<void> {
  const row = { model: JSON.stringify(model), made_at: madeAt };
  await db
    .insertInto("news.category_model")
    .values(row)
    .onConflict((conflict) => conflict.column("only_one").doUpdateSet(row))
    .execute();
}

export interface LearnableArticle {
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly categories: readonly string[];
}

/** Recent live articles in English, newest first, with the papers' own words for their categories. */
export async function findLearnableArticles(
  db: NewsDatabase,
  since: Date,
  limit: number,
): Promise<LearnableArticle[]> {
  return db
    .selectFrom("news.article")
    .select(["title", "summary", "url", "categories"])
    .where("published_at", ">=", since)
    .where("analysed", "=", true)
    .where("sample", "=", false)
    .where("language", "=", "en")
    .orderBy("published_at", "desc")
    .limit(limit)
    .execute();
}
