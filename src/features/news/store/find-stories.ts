import { sql } from "kysely";
import type { EditionStory } from "#features/news/shapes.ts";
import { HOUR_MS } from "#platform/time.ts";
import { type ArticleRow, articleColumns, articleSource, queryArticles } from "./find-articles.ts";
import { timeSpanTerms } from "./spans.ts";
import type { NewsDatabase } from "./tables.ts";
import { isVisible } from "./visible.ts";

/** All articles of these stories, earliest first. */
export async function findTellings(db: NewsDatabase, storyIds: readonly string[]): Promise<ArticleRow[]> {
  if (storyIds.length === 0) return [];
  return queryArticles(
    db,
    sql`select ${articleColumns} from ${articleSource}
      where a.story_id = any(${[...storyIds]}::text[]) and ${isVisible("a")}
      order by a.published_at, a.id`,
  );
}

/**
 * The entries of a stored list, each under the story to which its article belongs now: stories merge after the list was
 * stored. An article that was taken down still belongs to one.
 */
export async function inCurrentStories<Entry extends EditionStory>(
  db: NewsDatabase,
  listed: readonly Entry[],
): Promise<Entry[]> {
  if (listed.length === 0) return [];
  const { rows } = await sql<{ id: string; story: string }>`
    select id, story_id as story from news.article
    where id = any(${listed.map(({ article }) => article)}::text[])`.execute(db);
  const storyOf = new Map(rows.map(({ id, story }) => [id, story]));
  return listed.map((one) => ({ ...one, story: storyOf.get(one.article) ?? one.story }));
}

/** The newest article of each of these stories. */
export async function findNewest(db: NewsDatabase, storyIds: readonly string[]): Promise<ArticleRow[]> {
  if (storyIds.length === 0) return [];
  return queryArticles(
    db,
    sql`select distinct on (a.story_id) ${articleColumns} from ${articleSource}
      where a.story_id = any(${[...storyIds]}::text[]) and ${isVisible("a")}
      order by a.story_id, a.published_at desc, a.id`,
  );
}

/** How many articles of a category are considered before an article, and after it, however many its days have. */
const AROUND = 60;

/** One article of each other story: first those of the same subject or with one of the words, then of its category. */
export async function findRelated(
  db: NewsDatabase,
  to: ArticleRow,
  limit: number,
  words: readonly string[] = [],
): Promise<ArticleRow[]> {
  const elsewhere = sql`a.story_id <> ${to.story_id} and ${isVisible("a")}`;
  const sameCategory = sql`${elsewhere} and a.category = ${to.category}`;
  const question = sql`websearch_to_tsquery('news.ng_english', ${words.join(" or ")})`;
  const [from, until] = [hoursFrom(to, -96), hoursFrom(to, 48)];
  const before = sql`a.published_at between ${from} and ${to.published_at}`;
  const after = sql`a.published_at > ${to.published_at} and a.published_at <= ${until}`;
  // Span by span, newest first: spans of days are words of the search index, and for frequent words the last ones are
  // enough. Span and words are two conditions, so that the index can skip between them (see `planLookup`).
  const days = sql`unnest(${timeSpanTerms(from, until)}::text[]) as day`;
  return queryArticles(
    db,
    sql`with found as materialized (
        (select a.id from news.article a where ${sameCategory} and ${before} order by a.published_at desc, a.id desc limit ${AROUND})
        union all
        (select a.id from news.article a where ${sameCategory} and ${after} order by a.published_at, a.id limit ${AROUND})
        union all
        (select a.id from news.article a where ${sameCategory} and (${before} or ${after}) and a.subject_id = ${to.subject_id}
          limit ${AROUND})
        union all
        (select hit.id from ${days}, lateral (
          select a.id from news.article a
          where ${elsewhere} and (${before} or ${after}) and a.fts @@ day::tsquery and a.fts @@ ${question}
          order by a.published_at desc) hit
        where numnode(${question}) > 0 limit ${AROUND}))
      select * from (
        select distinct on (a.story_id) ${articleColumns}, a.subject_id = ${to.subject_id} or a.fts @@ ${question} as near
        from ${articleSource} where a.id in (select id from found)
        order by a.story_id, near desc, a.published_at desc) one
      order by near desc, abs(extract(epoch from published_at - ${to.published_at})) limit ${limit}`,
  );
}

export async function findHeadlines(
  db: NewsDatabase,
  articleId: string,
): Promise<{ headline: string; seen_at: Date }[]> {
  return db
    .selectFrom("news.headline")
    .select(["headline", "seen_at"])
    .where("article_id", "=", articleId)
    .orderBy("seq")
    .execute();
}

function hoursFrom({ published_at }: ArticleRow, hours: number): Date {
  return new Date(published_at.getTime() + hours * HOUR_MS);
}
