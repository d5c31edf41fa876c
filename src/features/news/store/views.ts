import { sql } from "kysely";
import type { NewsDatabase } from "./tables.ts";

/**
 * Adds a view for each of the ids to its article's hour. Returns true for what was counted and false for an article that
 * does not exist. One that somebody else is writing to is left out: waiting for it while others are held could be a
 * deadlock with a round of feeds.
 */
export async function countViews(
  db: NewsDatabase,
  ids: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ id: string; counted: boolean }>`
    with viewed as (
      select id, count(*)::int as views from unnest(${ids}::text[]) as id group by id
    ), held as (
      select article.id, viewed.views from news.article join viewed using (id) where not hidden
      for no key update of article skip locked
    ), read as (
      update news.article set views = article.views + held.views from held where article.id = held.id
      returning article.id, held.views
    ), counted as (
      insert into news.view (article_id, hour, count)
      select id, date_trunc('hour', ${at}::timestamptz), views from read
      on conflict (article_id, hour) do update set count = news.view.count + excluded.count
      returning article_id as id
    )
    select viewed.id, counted.id is not null as counted from viewed left join counted using (id)
    where counted.id is not null
      or not exists (select from news.article where article.id = viewed.id and not hidden)`.execute(db);
  return new Map(rows.map(({ id, counted }) => [id, counted]));
}
