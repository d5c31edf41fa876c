import { sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { isVisible } from "#features/news/store/visible.ts";

/** With fewer papers to compare with, being first says little. */
const MIN_PAPERS_OF_A_DAY = 10;
const NEWEST = 5;

interface Span {
  readonly since: Date;
  readonly until: Date;
}

/** How many stories a paper reported with others, how many of them first, and the newest of these. */
export async function findFirsts(
  db: NewsDatabase,
  paper: string,
  { since, until }: Span,
): Promise<{ reported: number; first: number; newest: string[] }> {
  const { rows } = await sql<{ reported: number; first: number; newest: string[] }>`
    with own as (
      select distinct a.story_id from news.article a
      where a.paper_id = ${paper} and a.published_at between ${since} and ${until} and ${isVisible("a")}
    ), story as materialized (
      select (array_agg(b.id order by b.published_at, b.id))[1] as article,
        (array_agg(b.paper_id order by b.published_at, b.id))[1] = ${paper} as is_first,
        min(b.published_at) as began_at, date_trunc('day', min(b.published_at), 'Africa/Lagos') as day
      from own join news.article b using (story_id)
      where ${isVisible("b")}
      group by b.story_id
      having count(distinct b.paper_id) > 1 and min(b.published_at) >= ${since}
    ), busy as (
      select day from (select distinct day from story) days where ${isBusyDay}
    )
    select count(*)::int as reported, count(*) filter (where is_first)::int as first,
      (coalesce(array_agg(article order by began_at desc) filter (where is_first), '{}'))[1:${sql.lit(NEWEST)}] as newest
    from story join busy using (day)`.execute(db);
  return rows[0] ?? { reported: 0, first: 0, newest: [] };
}

/** The days in Lagos on which enough papers published something for being first to mean something. */
export async function findBusyDays(db: NewsDatabase, { since, until }: Span): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ date: string }>`
    select to_char(day at time zone 'Africa/Lagos', 'YYYY-MM-DD') as date
    from generate_series(date_trunc('day', ${since}::timestamptz, 'Africa/Lagos'), ${until}, interval '1 day') day
    where ${isBusyDay}`.execute(db);
  return new Set(rows.map(({ date }) => date));
}

/** On the column `day`, the beginning of a day in Lagos. */
const isBusyDay = sql<boolean>`(select count(*) from news.paper p where exists (
  select from news.article c where c.paper_id = p.id and c.published_at >= day
    and c.published_at < day + interval '1 day' and ${isVisible("c")})) >= ${sql.lit(MIN_PAPERS_OF_A_DAY)}`;

/** What a paper writes about. */
export async function countCategories(
  db: NewsDatabase,
  paper: string,
  { since, until }: Span,
): Promise<{ category: string; articles: number }[]> {
  const { rows } = await sql<{ category: string; articles: number }>`
    select a.category, count(*)::int as articles from news.article a
    where a.paper_id = ${paper} and a.published_at between ${since} and ${until} and ${isVisible("a")}
    group by a.category order by articles desc, a.category`.execute(db);
  return rows;
}
