import { sql } from "kysely";
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

export interface ReportingPaper {
  readonly story_id: string;
  readonly paper_id: string;
  readonly paper_name: string;
  readonly name_language: string;
  readonly icon_url: string;
  /** When its last text that is not a copy was published; null if it has only copies. */
  readonly last_text_at: Date | null;
}

/** The papers of each of these stories, each once, in the order in which they first told it. */
export async function findReportingPapers(
  db: NewsDatabase,
  storyIds: readonly string[],
): Promise<ReportingPaper[]> {
  if (storyIds.length === 0) return [];
  const { rows } = await sql<ReportingPaper>`
    select a.story_id, a.paper_id, p.name as paper_name, p.name_language, p.icon_url,
      max(a.published_at) filter (where a.copy_of is null) as last_text_at
    from ${articleSource}
    where a.story_id = any(${[...storyIds]}::text[]) and ${isVisible("a")}
    group by a.story_id, a.paper_id, p.name, p.name_language, p.icon_url
    order by min(a.published_at)`.execute(db);
  return rows;
}

export interface StoryPicture {
  readonly story_id: string;
  readonly image_url: string;
  readonly paper_name: string;
}

/** The newest picture of each of these stories that has one. */
export async function findPictures(
  db: NewsDatabase,
  storyIds: readonly string[],
): Promise<ReadonlyMap<string, StoryPicture>> {
  if (storyIds.length === 0) return new Map();
  const { rows } = await sql<StoryPicture>`
    select distinct on (a.story_id) a.story_id, a.image_url, p.name as paper_name from ${articleSource}
    where a.story_id = any(${[...storyIds]}::text[]) and a.image_url is not null and ${isVisible("a")}
    order by a.story_id, a.published_at desc`.execute(db);
  return new Map(rows.map((row) => [row.story_id, row]));
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
