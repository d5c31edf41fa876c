import { sql } from "kysely";
import { HABITS_DAYS, type Hour, type Language } from "#features/news/shapes.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";

/** What each paper's feeds have brought since then. */
export async function findHours(db: NewsDatabase, since: Date): Promise<Map<string, Hour>> {
  const { rows } = await sql<Hour & { paper: string }>`
    select f.paper_id as paper, sum(o.came)::int as came, sum(o.retitled)::int as retitled, sum(o.strange)::int as strange
    from news.feed_outcome o join news.feed f on f.id = o.feed_id where o.at > ${since} group by f.paper_id`.execute(
    db,
  );
  return new Map(rows.map(({ paper, ...hour }) => [paper, hour]));
}

/** The addresses of a paper's articles and of what is held of it for its host, with the days since they were seen. */
export async function findLinksOf(
  db: NewsDatabase,
  paper: string,
  now: Date,
): Promise<{ url: string; daysAgo: number }[]> {
  const { rows } = await sql<{ url: string; daysAgo: number }>`
    select url, extract(epoch from ${now}::timestamptz - seen_at)::float8 / 86400 as "daysAgo" from news.article
      where paper_id = ${paper} and seen_at > ${now}::timestamptz - make_interval(days => ${HABITS_DAYS})
        and published_at > ${now}::timestamptz - make_interval(days => ${2 * HABITS_DAYS})
    union all
    select draft ->> 'url', extract(epoch from ${now}::timestamptz - held_at)::float8 / 86400 from news.held
      where paper_id = ${paper} and state = 'waiting' and reason = 'foreign host'`.execute(db);
  return rows;
}

/** The languages of at least a tenth of what a paper has printed in the last days. */
export async function findLanguagesOf(db: NewsDatabase, paper: string, now: Date): Promise<Language[]> {
  const { rows } = await sql<{ language: Language }>`
    select language from (
      select language, count(*) as articles, sum(count(*)) over () as of_all from news.article
      where paper_id = ${paper} and not hidden and published_at > ${now}::timestamptz - make_interval(days => ${HABITS_DAYS})
      group by language) as printed
    where 10 * articles >= of_all`.execute(db);
  return rows.map(({ language }) => language);
}
