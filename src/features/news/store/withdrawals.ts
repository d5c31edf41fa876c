import { sql } from "kysely";
import type { NewsDatabase } from "./tables.ts";

/** Something that can be withdrawn, in words for the operator. */
export interface Found {
  readonly name: string;
  readonly title: string;
  readonly paper: string;
  readonly hidden: boolean;
}

interface ArticleFound extends Found {
  readonly story: string;
}

/** An article by its id, or all articles with one of these addresses, which several papers may have. */
export async function findArticlesNamed(
  db: NewsDatabase,
  idOrAddresses: readonly string[],
): Promise<ArticleFound[]> {
  const names = [...idOrAddresses];
  const { rows } = await sql<ArticleFound>`
    select a.id as name, a.title, p.name as paper, a.hidden, a.story_id as story
    from news.article a join news.paper p on p.id = a.paper_id
    where a.id = any(${names}::text[]) or a.canonical_url = any(${names}::text[]) order by a.seq`.execute(db);
  return rows;
}

export async function findStoryNamed(db: NewsDatabase, id: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select a.story_id as name, a.title, p.name as paper, a.hidden
    from news.article a join news.paper p on p.id = a.paper_id
    where a.story_id = ${id} order by a.published_at, a.id limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function findTopicNamed(db: NewsDatabase, id: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select id as name, name as title, '' as paper, hidden from news.topic where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

export async function findPaperNamed(db: NewsDatabase, id: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select id as name, name as title, '' as paper, false as hidden from news.paper where id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** A picture by its address, in the article that shows it or one that has shown it before. */
export async function findPictureNamed(db: NewsDatabase, address: string): Promise<Found | null> {
  const { rows } = await sql<Found>`
    select ${address} as name, a.title, p.name as paper, a.hidden
    from news.article a join news.paper p on p.id = a.paper_id
    where a.image_url = ${address} or (a.id, a.paper_id) in (
      select id, paper_id from ledger.picture where url = ${address})
    order by a.image_url is distinct from ${address} limit 1`.execute(db);
  return rows[0] ?? null;
}

/**
 * What briefs, running stories and disputes about results still repeat of an article or a topic, by its id, or every
 * picture that briefs show, by our own address.
 */
export async function findRepeated(
  db: NewsDatabase,
  kind: string,
  ids: readonly string[] | null,
): Promise<Found[]> {
  const among = ids === null ? sql`` : sql`and name = any(${[...ids]}::text[])`;
  const { rows } = await sql<Found>`
    select distinct on (name) name, words as title, '' as paper, false as hidden from ledger.repeated
    where kind = ${kind} ${among} order by name, words`.execute(db);
  return rows;
}

/**
 * The ids that a reader's older copy may name: articles and topics withdrawn since then, of any age, and articles that
 * a rollback has hidden since then. A withdrawn paper's articles are listed one by one, because its own id is neither
 * in the reading history nor beside a repeated headline. What it published after its withdrawal was never shown;
 * listing that too would change the list, and make browsers download it, whenever the paper publishes. A day is added
 * for wrong clocks.
 */
export async function findWithdrawnIds(db: NewsDatabase, since: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from ledger.reach r join ledger.withdrawn w on w.id = r.entry
      where w.kind in ('article', 'story', 'topic') and w.at >= ${since}
    union
    select r.id from ledger.withdrawn w join ledger.reach r on r.entry = w.id
      left join news.article a on a.id = r.id and a.paper_id = r.paper_id
      where w.kind = 'paper' and w.at >= ${since} and coalesce(a.seen_at < w.at + interval '1 day', true)
    union
    select a.id from news.held h join news.article a on a.paper_id = h.paper_id and a.canonical_url = h.canonical_url
      where h.reason = 'rolled back' and h.held_at >= ${since} and a.hidden
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Places {
  readonly articles: number;
  readonly stories: number;
  readonly editions: number;
  readonly topics: number;
}

/** Where these articles stood. */
export async function countPlaces(db: NewsDatabase, articles: readonly string[]): Promise<Places> {
  const ids = sql`${[...articles]}::text[]`;
  const { rows } = await sql<Places>`
    select count(*)::int as articles, count(distinct story_id)::int as stories,
      (select count(*)::int from (
        select stories from news.edition union all select stories from news.language_edition) each where exists (
        select from jsonb_array_elements(stories) as one where one ->> 'article' = any(${ids}))) as editions,
      (select count(*)::int from news.topic t where t.articles && ${ids} or t.id = any(${ids})) as topics
    from news.article where id = any(${ids})`.execute(db);
  return rows[0] ?? { articles: 0, stories: 0, editions: 0, topics: 0 };
}
