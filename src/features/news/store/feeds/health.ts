import { sql } from "kysely";
import type { FeedState, NewsDatabase } from "#features/news/store/tables.ts";
import type { Edition } from "#platform/edition.ts";

export interface PaperRow {
  readonly id: string;
  readonly name: string;
  readonly homepage: string;
  readonly icon_url: string;
  readonly language: string;
  readonly name_language: string;
  readonly default_category: string;
  readonly state: string;
  readonly last_article_at: Date | null;
  readonly today: number;
  readonly total: number;
}

/** The papers that readers are offered, with article counts. Only today's are counted; totals are stored. */
export async function findPapers(db: NewsDatabase, today: Date): Promise<PaperRow[]> {
  const { rows } = await sql<PaperRow>`
    select p.id, p.name, p.homepage, p.icon_url, p.language, p.name_language, p.default_category, p.state,
      (select a.published_at from news.article a where a.paper_id = p.id and not a.hidden
        order by a.published_at desc, a.id desc limit 1) as last_article_at,
      (select count(*)::int from news.article a
        where a.paper_id = p.id and not a.hidden and a.published_at >= ${today}) as today,
      coalesce((select c.articles from derived.paper_articles c where c.paper_id = p.id), 0) as total
    from news.paper p
    where ${isOffered}
    order by lower(p.name)`.execute(db);
  return rows;
}

export interface FeedRow {
  readonly paper_id: string;
  readonly paper: string;
  readonly url: string;
  readonly state: FeedState;
  readonly last_checked_at: Date | null;
  readonly last_success_at: Date | null;
  readonly last_article_at: Date | null;
  readonly next_check_at: Date | null;
  readonly interval_minutes: number;
  readonly failures: number;
  readonly last_failure: string | null;
  readonly today: number;
}

export async function findFeeds(db: NewsDatabase, today: Date): Promise<FeedRow[]> {
  const { rows } = await sql<FeedRow>`
    select f.paper_id, p.name as paper, f.url, f.state, f.last_checked_at, f.last_success_at, f.last_article_at,
      case when f.state = 'on' and isfinite(f.next_check_at) then f.next_check_at end as next_check_at,
      f.interval_minutes, f.failures, f.last_failure,
      coalesce((select sum(o.new_articles) from news.feed_outcome o where o.feed_id = f.id and o.at >= ${today}), 0)::int
        as today
    from news.feed f join news.paper p on p.id = f.paper_id
    where ${isOffered}
    order by lower(p.name), f.id`.execute(db);
  return rows;
}

/** "Àkọsílẹ̀" stands among the names with an A. */
const byName = new Intl.Collator("en").compare;

export interface PaperName {
  readonly name: string;
  /** It has articles, or is being asked for them: a choice of sources offers it. */
  readonly is_source: boolean;
}

export async function findPaperNames(db: NewsDatabase): Promise<PaperName[]> {
  const { rows } = await sql<PaperName>`
    select p.name, p.state = 'on' or exists (select from news.article a where a.paper_id = p.id) as is_source
    from news.paper p where ${isOffered}`.execute(db);
  return rows.sort((one, other) => byName(one.name, other.name));
}

export async function findSourceNames(db: NewsDatabase): Promise<string[]> {
  return (await findPaperNames(db)).filter(({ is_source }) => is_source).map(({ name }) => name);
}

const editionShown = sql<Edition>`case when (select news.shows_sample())
  and exists (select from news.paper where edition = 'sample') then 'sample' else 'live' end`;

const isNotWithdrawn = sql<boolean>`not exists (
  select from ledger.withdrawn w where w.kind = 'paper' and w.name = p.id)`;
/** A paper that the shown edition has, and that is not withdrawn. */
export const isOffered = sql`p.edition = ${editionShown} and ${isNotWithdrawn}`;
