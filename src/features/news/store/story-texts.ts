import type { Category } from "#contracts/sections.ts";
import type { StoryText } from "#features/news/shapes.ts";
import type { NewsDatabase } from "./tables.ts";

export interface StoredText extends StoryText {
  readonly id: string;
  readonly story: string;
  readonly copyOf: string | null;
  readonly step: string | null;
  /** Where its story stands, and what the article itself was read as. */
  readonly category: Category;
  readonly ownCategory: Category;
}

/** The articles of these stories, earliest first. */
export async function findTexts(db: NewsDatabase, stories: readonly string[]): Promise<StoredText[]> {
  return db
    .selectFrom("news.article")
    .select(["id", "url", "title", "summary", "paper_id as paper", "published_at as time", "step"])
    .select(["copy_hash as copyHash", "copy_of as copyOf", "story_id as story", "category"])
    .select((row) => row.fn.coalesce("own_category", "category").as("ownCategory"))
    .where("story_id", "in", stories)
    .where("analysed", "=", true)
    .orderBy("published_at")
    .orderBy("id")
    .execute();
}

export async function saveTextMarks(
  db: NewsDatabase,
  { id, ownCategory }: Pick<StoredText, "id" | "ownCategory">,
  { copyOf, step, category }: Pick<StoredText, "copyOf" | "step" | "category">,
): Promise<void> {
  const own_category = category === ownCategory ? null : ownCategory;
  await db
    .updateTable("news.article")
    .set({ copy_of: copyOf, step, category, own_category })
    .where("id", "=", id)
    .execute();
}
