import type { NewsDatabase } from "./tables.ts";

export interface Kept {
  readonly articlesSince: Date;
  readonly outcomesSince: Date;
  readonly viewsSince: Date;
}

/** Lets go of what is older than it is kept. */
export async function letGo(
  db: NewsDatabase,
  { articlesSince, outcomesSince, viewsSince }: Kept,
): Promise<void> {
  await db.deleteFrom("news.article").where("published_at", "<", articlesSince).execute();
  await db
    .deleteFrom("news.topic")
    .where("computed_at", "<", articlesSince)
    .where("is_current", "=", false)
    .execute();
  await db.deleteFrom("news.words").where("made_at", "<", articlesSince).execute();
  await db.deleteFrom("news.feed_outcome").where("at", "<", outcomesSince).execute();
  await db.deleteFrom("news.view").where("hour", "<", viewsSince).execute();
}

/** The live edition begins without what the sample edition left in the same database. */
export async function dropSample(db: NewsDatabase): Promise<void> {
  await db.deleteFrom("news.article").where("sample", "=", true).execute();
  await db.deleteFrom("news.topic").where("sample", "=", true).execute();
  const invented = db.selectFrom("news.paper").select("id").where("edition", "=", "sample");
  await db.deleteFrom("news.feed").where("paper_id", "in", invented).execute();
  await db.deleteFrom("news.paper").where("edition", "=", "sample").execute();
}
