import { sql } from "kysely";
import type { Category, EditionKey, EditionStory } from "#domains/news/shapes.ts";
import type { NewsDatabase } from "./tables.ts";
import { isOfShownEdition, isVisible } from "./visible.ts";

export interface EditionRow extends EditionKey {
  /** The lead first. */
  readonly stories: readonly EditionStory[];
  readonly begun_at: Date;
  /** When its choice last changed. */
  readonly updated_at: Date;
}

/** An article as the front page weighs it. */
export interface EditionArticle {
  readonly id: string;
  readonly title: string;
  /** Its first 200 characters. */
  readonly summary: string;
  readonly url: string;
  readonly paper: string;
  readonly time: Date;
  readonly category: Category;
  readonly language: string;
  readonly story: string;
  readonly subject: string;
  /** The article whose text this one repeats, if any. */
  readonly copyOf: string | null;
}

/** The visible articles since `since` that may be weighed. */
export async function findEditionArticles(db: NewsDatabase, since: Date): Promise<EditionArticle[]> {
  const { rows } = await sql<EditionArticle>`
    select a.id, a.title, left(a.summary, 200) as summary, a.url, a.paper_id as paper, a.published_at as time,
      a.category, a.language, a.story_id as story, a.subject_id as subject, a.copy_of as "copyOf"
    from news.article a
    where a.analysed and a.published_at >= ${since} and ${isVisible("a")}
    order by a.published_at, a.id`.execute(db);
  return rows;
}

export async function findEdition(db: NewsDatabase, { date, name }: EditionKey): Promise<EditionRow | null> {
  const row = await editions(db).where("date", "=", date).where("name", "=", name).executeTakeFirst();
  return row ?? null;
}

/** The newest edition, if it was begun since `since`. */
export async function findLatestEdition(db: NewsDatabase, since: Date): Promise<EditionRow | null> {
  const newest = editions(db).where("begun_at", ">=", since).orderBy("begun_at", "desc").limit(1);
  return (await newest.executeTakeFirst()) ?? null;
}

/** The editions that were begun just before and just after `begunAt`. */
export async function findNeighbours(
  db: NewsDatabase,
  begunAt: Date,
): Promise<{ earlier: EditionRow | null; later: EditionRow | null }> {
  const [earlier, later] = await Promise.all([
    editions(db).where("begun_at", "<", begunAt).orderBy("begun_at", "desc").limit(1).executeTakeFirst(),
    editions(db).where("begun_at", ">", begunAt).orderBy("begun_at").limit(1).executeTakeFirst(),
  ]);
  return { earlier: earlier ?? null, later: later ?? null };
}

export async function saveEdition(
  db: NewsDatabase,
  { date, name, stories, begun_at, updated_at }: EditionRow,
  sample: boolean,
): Promise<void> {
  const choice = { stories: JSON.stringify(stories), updated_at };
  await db
    .insertInto("news.edition")
    .values({ date, name, begun_at, sample, ...choice })
    .onConflict((conflict) => conflict.columns(["date", "name"]).doUpdateSet(choice))
    .execute();
}

function editions(db: NewsDatabase) {
  return db
    .selectFrom("news.edition")
    .select(["date", "name", "stories", "begun_at", "updated_at"])
    .where(isOfShownEdition);
}
