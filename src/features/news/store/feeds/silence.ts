import { sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { isOffered } from "./health.ts";

export interface PaperTimes {
  readonly id: string;
  readonly name: string;
  readonly listedAt: Date;
  readonly newestAt: Date | null;
  /** The days that brought something, counted back from the newest article: 0, 1, 2 = each of the last three. */
  readonly newsDays: readonly number[];
}

/** The papers that are asked, with the days of the two months before their newest article that brought something. */
export async function findPaperTimes(db: NewsDatabase): Promise<PaperTimes[]> {
  const { rows } = await sql<PaperTimes>`
    select p.id, p.name, p.since as "listedAt", newest.at as "newestAt",
      array(select day from generate_series(0, 59) as day where exists (
        select from news.article a where a.paper_id = p.id
          and a.published_at <= newest.at - day * interval '1 day'
          and a.published_at > newest.at - (day + 1) * interval '1 day') order by day) as "newsDays"
    from news.paper p, lateral (select coalesce(
      (select a.published_at from news.article a where a.paper_id = p.id
        order by a.published_at desc, a.id desc limit 1),
      (select max(f.last_article_at) from news.feed f where f.paper_id = p.id)) as at) newest
    where ${isOffered} and p.state = 'on'
      and exists (select from news.feed f where f.paper_id = p.id and f.state in ('on', 'stopped'))`.execute(
    db,
  );
  return rows;
}
