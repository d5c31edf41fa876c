import { sql } from "kysely";
import type { ArticleRow } from "#features/news/store/find-articles.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { isOfShownEdition, isVisible } from "#features/news/store/visible.ts";

export interface PlacedReport
  extends Pick<
    ArticleRow,
    "id" | "story_id" | "category" | "paper_id" | "published_at" | "copy_of" | "step" | "states"
  > {
  readonly image_url: null;
  /** The slugs of those states that a text of its story in this time names. */
  readonly named: readonly string[];
}

/** All reports of the stories of which one text in this time has its event in one of these states. */
export async function findPlacedReports(
  db: NewsDatabase,
  {
    places,
    since,
    until,
  }: { readonly places: readonly string[]; readonly since: Date; readonly until: Date },
): Promise<PlacedReport[]> {
  const lists = places.map((slug) => `~s:${slug}`);
  const { rows } = await sql<PlacedReport>`
    with placed as materialized (
      select story_id, array_agg(substr(list, 4)) as named from derived.face
      where list = any(${lists}::text[]) and ${isOfShownEdition} and published_at between ${since} and ${until}
      group by story_id
    )
    select a.id, a.story_id, a.category, a.paper_id, a.published_at, null as image_url, a.copy_of, a.step, a.states,
      placed.named
    from placed join news.article a on a.story_id = placed.story_id where ${isVisible("a")}`.execute(db);
  return rows;
}

/** A running story touches a state if this share of its articles, and so many, are about it. */
const TOUCHES = { share: 4, articles: 2 };

/** The states that each of these running stories touches, those with the most of its articles first. */
export async function findTouched(
  db: NewsDatabase,
  ids: readonly string[],
): Promise<{ id: string; state: string }[]> {
  const { rows } = await sql<{ id: string; state: string }>`
    with told as (
      select r.id, a.states, count(*) over (partition by r.id) as articles from news.running r
      join news.slug_day d on d.key = r.key and d.language = r.language and d.day between r.opened_on and r.last_on
      join news.article a on a.id = any(d.articles) and ${isVisible("a")}
      where r.id = any(${[...ids]}::text[]))
    select id, state from told, unnest(states) as state
    group by id, state, articles having count(*) >= greatest(${TOUCHES.articles}, articles::float / ${TOUCHES.share})
    order by count(*) desc, id, state`.execute(db);
  return rows;
}
