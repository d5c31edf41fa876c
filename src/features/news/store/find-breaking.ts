import { sql } from "kysely";
import type { Language } from "#contracts/languages.ts";
import { BURST_PAPERS } from "#features/news/shapes.ts";
import { HOUR_MS } from "#platform/time.ts";
import type { NewsDatabase } from "./tables.ts";
import { matchesFilter } from "./visible.ts";

export interface BreakingStory {
  readonly story_id: string;
  readonly broke_at: Date;
}

/** How long a story is breaking after the last of them. */
const BREAKING_HOURS = 2;

/**
 * Stories that many papers began to tell at once. Only a paper's first telling counts, so that a story of yesterday
 * which all of them take up again is not breaking.
 */
export async function findBreaking(
  db: NewsDatabase,
  now: Date,
  languages?: readonly Language[],
): Promise<BreakingStory[]> {
  const isAsked = matchesFilter("a", { languages });
  const since = new Date(now.getTime() - BREAKING_HOURS * HOUR_MS);
  const earlier = new Date(since.getTime() - HOUR_MS);
  const { rows } = await sql<BreakingStory>`
    with young as (
      select a.story_id from news.article a
      where a.published_at > ${earlier} and a.published_at <= ${now} and ${isAsked}
      group by a.story_id having count(distinct a.paper_id) >= ${BURST_PAPERS}),
    telling as (
      select a.story_id, a.paper_id, a.published_at
      from news.article a where a.story_id in (select story_id from young) and ${isAsked}),
    teller as (
      select story_id, min(published_at) as told_at from telling group by story_id, paper_id),
    burst as (
      select story_id, told_at,
        lag(told_at, ${BURST_PAPERS - 1}) over (partition by story_id order by told_at) as from_at
      from teller)
    select story_id, min(told_at) as broke_at from burst
    where told_at - from_at <= interval '1 hour' and told_at > ${since} and told_at <= ${now}
    group by story_id order by broke_at`.execute(db);
  return rows;
}
