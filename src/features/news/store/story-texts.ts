import { sql } from "kysely";
import type { StoryText } from "#features/news/shapes.ts";
import type { NewsDatabase } from "./tables.ts";
import { isVisible } from "./visible.ts";

export interface StoredText extends StoryText {
  readonly id: string;
  readonly story: string;
  readonly copyOf: string | null;
  readonly step: string | null;
}

/** The articles of these stories, earliest first. */
export async function findTexts(db: NewsDatabase, stories: readonly string[]): Promise<StoredText[]> {
  return db
    .selectFrom("news.article")
    .select(["id", "url", "title", "summary", "paper_id as paper", "published_at as time", "step"])
    .select(["copy_hash as copyHash", "copy_of as copyOf", "story_id as story"])
    .where("story_id", "in", stories)
    .where("analysed", "=", true)
    .orderBy("published_at")
    .orderBy("id")
    .execute();
}

export async function saveTextMarks(
  db: NewsDatabase,
  id: string,
  marks: Pick<StoredText, "copyOf" | "step">,
): Promise<void> {
  await db
    .updateTable("news.article")
    .set({ copy_of: marks.copyOf, step: marks.step })
    .where("id", "=", id)
    .execute();
}

export interface StepRow {
  readonly id: string;
  readonly story_id: string;
  readonly title: string;
  readonly step: string;
  readonly published_at: Date;
  readonly paper_name: string;
}

/** The last step of each of these stories, where there is one. */
export async function findLastSteps(db: NewsDatabase, stories: readonly string[]): Promise<StepRow[]> {
  if (stories.length === 0) return [];
  const { rows } = await sql<StepRow>`
    select distinct on (a.story_id) a.id, a.story_id, a.title, a.step, a.published_at, p.name as paper_name
    from news.article a join news.paper p on p.id = a.paper_id
    where a.story_id = any(${[...stories]}::text[]) and a.step is not null and ${isVisible("a")}
    order by a.story_id, a.published_at desc`.execute(db);
  return rows;
}
