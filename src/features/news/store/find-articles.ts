import { type RawBuilder, sql } from "kysely";
import type { Category } from "#contracts/sections.ts";
import type { NewsDatabase, PaperKind } from "./tables.ts";
import {
  faceListOf,
  hasCome,
  isInState,
  isOfShownEdition,
  isVisible,
  type ListFilter,
  matchesFilter,
} from "./visible.ts";

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
  readonly copy_hash: string | null;
  /** The outcome or stand that it was the first of its story to report. */
  readonly step: string | null;
  readonly states: readonly string[];
  readonly sample: boolean;
  readonly paper_id: string;
  readonly paper_name: string;
  readonly paper_kind: PaperKind;
  readonly name_language: string;
  readonly icon_url: string;
}

export const articleColumns = sql`a.id, a.url, a.title, a.summary, a.category, a.language, a.published_at, a.image_url, a.word_count,
  a.views, a.story_id, a.subject_id, a.copy_of, a.copy_hash, a.step, a.states, a.sample, a.paper_id, p.name as paper_name, p.kind as paper_kind,
  p.name_language, p.icon_url`;
export const articleSource = sql`news.article a join news.paper p on p.id = a.paper_id`;

export interface PageRange {
  readonly limit: number;
  readonly offset: number;
  /** Continue after this article; takes precedence over the offset. */
  readonly after?: { readonly publishedAt: Date; readonly id: string };
}

/** Articles to read for each one shown, and how many more; if that is too few, `again` times as many are read. */
const LOOKED_AT = { forEach: 2, more: 50, again: 4 };

/**
 * The newest articles, one for each story: the newest that meets the filter. The ids are found first, then the rows
 * that are shown. If the filter has no stored list, the cost of a page grows with its depth, not with the number of
 * articles after it.
 */
export async function findLatest(
  db: NewsDatabase,
  filter: ListFilter,
  place: PageRange,
): Promise<ArticleRow[]> {
  const list = faceListOf(filter);
  if (list !== null) return findByIds(db, await findListed(db, list, filter, place));
  const deep = place.limit + (place.after ? 0 : place.offset);
  for (let scanLimit = deep * LOOKED_AT.forEach + LOOKED_AT.more; ; scanLimit *= LOOKED_AT.again) {
    const { ids, looked } = await findFaces(db, filter, place, scanLimit);
    if (ids.length === place.limit || looked < scanLimit) return findByIds(db, ids);
  }
}

/** Reads a list that the database keeps, with one entry for each story, in the order of time. */
async function findListed(
  db: NewsDatabase,
  list: RawBuilder<string>,
  filter: ListFilter,
  { limit, offset, after }: PageRange,
): Promise<string[]> {
  const from = after ? sql`and (published_at, article_id) < (${after.publishedAt}, ${after.id})` : sql``;
  const { rows } = await sql<{ id: string }>`
    select article_id as id from derived.face
    where ${listed(list, filter)} ${from}
    order by published_at desc, article_id desc limit ${limit} offset ${after ? 0 : offset}`.execute(db);
  return rows.map(({ id }) => id);
}

function listed(list: RawBuilder<string>, { since, until, place }: ListFilter): RawBuilder<boolean> {
  const recent = since === undefined ? sql`` : sql`and published_at >= ${since}`;
  const come = until === undefined ? sql`` : sql`and ${hasCome(sql`published_at`, until)}`;
  const there = place === undefined ? sql`` : sql`and ${isInState(sql.ref("face.story_id"), place)}`;
  return sql`list = ${list} and ${isOfShownEdition} ${recent} ${come} ${there}`;
}

/** One article for each story among the newest `scanLimit` articles, and how many articles there were. */
async function findFaces(
  db: NewsDatabase,
  filter: ListFilter,
  { limit, offset, after }: PageRange,
  scanLimit: number,
): Promise<{ ids: string[]; looked: number }> {
  const from = after ? sql`and (a.published_at, a.id) < (${after.publishedAt}, ${after.id})` : sql``;
  // A story whose newest article was on an earlier page has already been shown.
  const unseen = after
    ? sql`and (select b.id from news.article b where b.story_id = f.story_id and ${matchesFilter("b", filter)}
        and (b.published_at, b.id) >= (${after.publishedAt}, ${after.id}) limit 1) is null`
    : sql``;
  const { rows } = await sql<{ ids: string[]; looked: number }>`
    with looked as materialized (
      select a.id, a.story_id, a.published_at from news.article a
      where ${matchesFilter("a", filter)} ${from} order by a.published_at desc, a.id desc limit ${scanLimit}
    ), faces as (
      select *, row_number() over (partition by story_id order by published_at desc, id desc) as telling from looked
    )
    select (select count(*)::int from looked) as looked,
      array(select f.id from faces f where f.telling = 1 ${unseen}
        order by f.published_at desc, f.id desc limit ${limit} offset ${after ? 0 : offset}) as ids`.execute(
    db,
  );
  return rows[0] ?? { ids: [], looked: 0 };
}

/** How many stories meet the filter, among its first `limit` rows; `isFloor` if there are more rows. */
export async function countStories(
  db: NewsDatabase,
  filter: ListFilter,
  limit: number,
): Promise<{ total: number; isFloor: boolean }> {
  const list = faceListOf(filter);
  const query =
    list === null
      ? sql`select sum(articles)::int as looked, count(*)::int as stories
          from (select count(*) as articles from (
            select a.story_id from news.article a where ${matchesFilter("a", filter)}
            order by a.published_at desc, a.id desc limit ${limit + 1}) newest group by story_id) each`
      : sql`select count(*)::int as looked, count(*)::int as stories
          from (select from derived.face where ${listed(list, filter)} limit ${limit + 1}) newest`;
  const { rows } = await (query as RawBuilder<{ looked: number | null; stories: number }>).execute(db);
  const { looked = 0, stories = 0 } = rows[0] ?? {};
  return { total: Math.min(stories, limit), isFloor: (looked ?? 0) > limit };
}

/** The stories that the most papers have reported since `since`, each by its newest article. */
export async function findMostReported(
  db: NewsDatabase,
  filter: ListFilter & { since: Date },
  limit: number,
): Promise<ArticleRow[]> {
  return queryArticles(
    db,
    sql`with told as (
        select a.story_id, count(distinct a.paper_id) as papers, max(a.published_at) as newest
        from news.article a where ${matchesFilter("a", filter)}
        group by a.story_id order by papers desc, newest desc limit ${limit})
      select face.* from told, lateral (
        select ${articleColumns} from ${articleSource} where a.story_id = told.story_id and ${matchesFilter("a", filter)}
        order by a.published_at desc, a.id desc limit 1) face
      order by told.papers desc, told.newest desc`,
  );
}

/** Articles by id, in the given order; hidden and unknown ones are left out. */
export async function findByIds(db: NewsDatabase, ids: readonly string[]): Promise<ArticleRow[]> {
  if (ids.length === 0) return [];
  return queryArticles(
    db,
    sql`select ${articleColumns} from ${articleSource}
      where a.id = any(${[...ids]}::text[]) and ${isVisible("a")}
      order by array_position(${[...ids]}::text[], a.id)`,
  );
}

/** How many papers have published articles that meet the filter, and how many stories. */
export async function countPublished(
  db: NewsDatabase,
  filter: ListFilter & { since: Date },
): Promise<{ papers: number; stories: number }> {
  const { rows } = await sql<{ papers: number; stories: number }>`
    select count(distinct a.paper_id)::int as papers, count(distinct a.story_id)::int as stories
    from news.article a where ${matchesFilter("a", filter)}`.execute(db);
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

export async function queryArticles(db: NewsDatabase, query: RawBuilder<unknown>): Promise<ArticleRow[]> {
  const { rows } = await (query as RawBuilder<ArticleRow>).execute(db);
  return rows;
}
