import { type RawBuilder, sql } from "kysely";
import type { Category } from "#domains/news/shapes.ts";
import type { NewsDatabase } from "./tables.ts";
import { type ListFilter, visible, wanted } from "./visible.ts";

export interface ArticleRow {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly category: Category;
  readonly language: string;
  readonly published_at: Date;
  readonly image_url: string | null;
  readonly word_count: number | null;
  readonly views: number;
  readonly story_id: string;
  readonly subject_id: string;
  readonly copy_of: string | null;
  readonly sample: boolean;
  readonly paper_id: string;
  readonly paper_name: string;
  readonly icon_url: string;
}

const columns = sql`a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count,
  a.views, a.story_id, a.subject_id, a.copy_of, a.sample, a.paper_id, p.name as paper_name, p.icon_url`;
const source = sql`news.article a join news.paper p on p.id = a.paper_id`;

export interface Place {
  readonly limit: number;
  readonly offset: number;
  /** Continue after this article; it beats the offset. */
  readonly after?: { readonly publishedAt: Date; readonly id: string };
}

/** The newest articles, one for each story: its newest telling among those that are wanted. */
export async function findLatest(db: NewsDatabase, filter: ListFilter, place: Place): Promise<ArticleRow[]> {
  const from = place.after
    ? sql`and (a.published_at, a.id) < (${place.after.publishedAt}, ${place.after.id})`
    : sql``;
  const offset = place.after ? 0 : place.offset;
  return rowsOf(
    db,
    sql`select ${columns} from ${source}
      where ${wanted("a", filter)} ${from}
        and not exists (select from news.article b
          where b.story_id = a.story_id and (b.published_at, b.id) > (a.published_at, a.id) and ${wanted("b", filter)})
      order by a.published_at desc, a.id desc limit ${place.limit} offset ${offset}`,
  );
}

/** Stories among the newest `most` wanted articles, and whether there were more. */
export async function countStories(
  db: NewsDatabase,
  filter: ListFilter,
  most: number,
): Promise<{ total: number; isFloor: boolean }> {
  const { rows } = await sql<{ articles: number; stories: number }>`
    select count(*)::int as articles, count(distinct story_id)::int as stories
    from (select a.story_id from news.article a where ${wanted("a", filter)}
      order by a.published_at desc, a.id desc limit ${most + 1}) newest`.execute(db);
  const { articles = 0, stories = 0 } = rows[0] ?? {};
  return articles > most ? { total: most, isFloor: true } : { total: stories, isFloor: false };
}

/** The stories that most papers tell since `since`; each by its first telling with a picture, if one has it. */
export async function findMostTold(
  db: NewsDatabase,
  filter: ListFilter & { since: Date },
  limit: number,
): Promise<ArticleRow[]> {
  return rowsOf(
    db,
    sql`with told as (
        select a.story_id, count(distinct a.paper_id) as papers, max(a.published_at) as newest
        from news.article a where ${wanted("a", filter)}
        group by a.story_id order by papers desc, newest desc limit ${limit})
      select face.* from told, lateral (
        select ${columns} from ${source} where a.story_id = told.story_id and ${wanted("a", filter)}
        order by a.image_url is null, a.published_at limit 1) face
      order by told.papers desc, told.newest desc`,
  );
}

/** Articles by id, in the order asked for; the taken-down and unknown ones are left out. */
export async function findByIds(db: NewsDatabase, ids: readonly string[]): Promise<ArticleRow[]> {
  if (ids.length === 0) return [];
  return rowsOf(
    db,
    sql`select ${columns} from ${source}
      where a.id = any(${[...ids]}::text[]) and ${visible("a")}
      order by array_position(${[...ids]}::text[], a.id)`,
  );
}

/** All tellings of these stories, first teller first. */
export async function findTellings(db: NewsDatabase, storyIds: readonly string[]): Promise<ArticleRow[]> {
  if (storyIds.length === 0) return [];
  return rowsOf(
    db,
    sql`select ${columns} from ${source}
      where a.story_id = any(${[...storyIds]}::text[]) and ${visible("a")}
      order by a.published_at, a.id`,
  );
}

/** Others on the same subject or, failing that, of the same category and time; one for each story. */
export async function findRelated(db: NewsDatabase, to: ArticleRow, limit: number): Promise<ArticleRow[]> {
  return rowsOf(
    db,
    sql`select * from (
        select distinct on (a.story_id) ${columns}, a.subject_id = ${to.subject_id} as near
        from ${source}
        where a.story_id <> ${to.story_id} and ${visible("a")} and a.category = ${to.category}
          and a.published_at between ${hoursFrom(to, -96)} and ${hoursFrom(to, 48)}
        order by a.story_id, near desc, a.published_at desc) one
      order by near desc, abs(extract(epoch from published_at - ${to.published_at})) limit ${limit}`,
  );
}

export interface Teller {
  readonly story_id: string;
  readonly paper_id: string;
  readonly paper_name: string;
  readonly icon_url: string;
}

/** The papers that tell each of these stories, each once, first teller first. */
export async function findTellers(db: NewsDatabase, storyIds: readonly string[]): Promise<Teller[]> {
  if (storyIds.length === 0) return [];
  const { rows } = await sql<Teller>`
    select a.story_id, a.paper_id, p.name as paper_name, p.icon_url
    from ${source}
    where a.story_id = any(${[...storyIds]}::text[]) and ${visible("a")}
    group by a.story_id, a.paper_id, p.name, p.icon_url
    order by min(a.published_at)`.execute(db);
  return rows;
}

/** What was told since `since`, counted. */
export async function countSince(
  db: NewsDatabase,
  since: Date,
): Promise<{ papers: number; stories: number }> {
  const { rows } = await sql<{ papers: number; stories: number }>`
    select count(distinct a.paper_id)::int as papers, count(distinct a.story_id)::int as stories
    from news.article a where ${wanted("a", { since })}`.execute(db);
  return rows[0] ?? { papers: 0, stories: 0 };
}

export async function hasArticles(db: NewsDatabase, { sample }: { sample: boolean }): Promise<boolean> {
  const row = await db
    .selectFrom("news.article")
    .select("id")
    .where("sample", "=", sample)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function hoursFrom({ published_at }: ArticleRow, hours: number): Date {
  return new Date(published_at.getTime() + hours * 3_600_000);
}

export async function findHeadlines(
  db: NewsDatabase,
  articleId: string,
): Promise<{ headline: string; seen_at: Date }[]> {
  return db
    .selectFrom("news.headline")
    .select(["headline", "seen_at"])
    .where("article_id", "=", articleId)
    .orderBy("seen_at")
    .execute();
}

async function rowsOf(db: NewsDatabase, query: RawBuilder<unknown>): Promise<ArticleRow[]> {
  const { rows } = await (query as RawBuilder<ArticleRow>).execute(db);
  return rows;
}
