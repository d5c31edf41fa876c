import { sql } from "kysely";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { isVisible, matchesFilter } from "#features/news/store/visible.ts";

export interface PlacedReport {
  readonly id: string;
  readonly story_id: string;
  readonly paper_id: string;
  readonly published_at: Date;
  readonly image_url: null;
  readonly copy_of: string | null;
  readonly step: string | null;
  readonly states: readonly string[];
}

/** All reports of the stories of which one text since then has its event in one of these states. */
export async function findPlacedReports(
  db: NewsDatabase,
  filter: { readonly places: readonly string[]; readonly since: Date; readonly until: Date },
): Promise<PlacedReport[]> {
  const { rows } = await sql<PlacedReport>`
    with placed as materialized (
      select distinct a.story_id from news.article a where ${matchesFilter("a", filter)}
    )
    select a.id, a.story_id, a.paper_id, a.published_at, null as image_url, a.copy_of, a.step, a.states
    from placed join news.article a on a.story_id = placed.story_id where ${isVisible("a")}`.execute(db);
  return rows;
}

export interface PlacedRunning {
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly opened_on: string;
}

/** A running story touches a state if this share of its articles of the last days, and so many, are about it. */
const TOUCHES = { share: 4, articles: 2 };

/** The running stories that touch a state, those with the most articles about it first. */
export async function findRunningIn(
  db: NewsDatabase,
  state: string,
  { since, limit }: { readonly since: string; readonly limit: number },
): Promise<PlacedRunning[]> {
  const { rows } = await sql<PlacedRunning>`
    select r.id, r.name, r.language, r.opened_on
    from news.running r
    join news.slug_day d on d.key = r.key and d.language = r.language and d.day >= ${since}
    join news.article a on a.id = any(d.articles) and ${isVisible("a")}
    where r.last_on >= ${since} and r.sample = (select news.shows_sample())
      and not exists (select from news.topic t where t.id = r.id and t.hidden)
    group by r.id, r.name, r.language, r.opened_on
    having count(*) filter (where a.states @> array[${state}]) >= ${TOUCHES.articles}
      and count(*) filter (where a.states @> array[${state}]) * ${TOUCHES.share} >= count(*)
    order by count(*) filter (where a.states @> array[${state}]) desc, r.id limit ${limit}`.execute(db);
  return rows;
}
