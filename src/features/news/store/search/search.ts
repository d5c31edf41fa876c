import { type RawBuilder, sql } from "kysely";
import type { Category } from "#contracts/sections.ts";
import { timeSpanTerms } from "#features/news/store/spans.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { type ListFilter, matchesFilter } from "#features/news/store/visible.ts";
import { type Query, tsquery, typedQuery, withoutIdleDashes } from "./query.ts";

export interface Hit {
  readonly id: string;
  readonly story_id: string;
  readonly category: Category;
  readonly paper_name: string;
  readonly published_at: Date;
  readonly score: number;
}

/** A query of stop words alone is looked up in this many of the newest headlines: the index leaves such words out. */
const HEADLINES_READ = 3000;

/** A hit by other words than those typed has this share of the score. */
const OTHER_WORDS_SHARE = 0.5;
/** More than any rank: what is as written comes first. */
const AS_WRITTEN = 100;

/**
 * The newest `limit` hits. The newest `ranked` of them are scored: weight of the words, their distance, age, and
 * whether they are as typed.
 */
export async function findHits(
  db: NewsDatabase,
  query: Query,
  filter: ListFilter,
  { limit, ranked, now }: { limit: number; ranked: number; now: Date },
): Promise<Hit[]> {
  const tsQuery = tsquery(query);
  // Category and papers are words of the search index; as conditions on columns they would bring in another index.
  const onColumns = {
    languages: filter.languages,
    places: filter.places,
    ...(filter.since === undefined ? {} : { since: filter.since }),
  };
  const { indexParts, requiredTerms } = await planLookup(db, filter);
  const required = requiredTerms.map((term) => sql`and a.fts @@ ${term}::tsquery`);
  const { rows } = await sql<Hit>`
    with hits as materialized (
      select hit.* from unnest(${indexParts}::text[]) as part, lateral (
        select a.id, a.story_id, a.category, a.paper_id, a.published_at, a.title, a.fts
        from news.article a
        where a.fts @@ part::tsquery and a.fts @@ ${tsQuery} ${sql.join(required, sql` `)} and ${matchesFilter("a", onColumns)}
        order by a.published_at desc
      ) hit
      where numnode(${tsQuery}) > 0 limit ${limit}
    ), numbered as (
      select hits.*, row_number() over (order by published_at desc) as place from hits
    )
    select n.id, n.story_id, n.category, p.name as paper_name, n.published_at,
      case when n.place <= ${ranked} then ${asTyped(query, sql`n.fts`, sql`ts_rank_cd(n.fts, ${tsQuery})`)}
        / (1 + greatest(0, extract(epoch from ${now}::timestamptz - n.published_at)) / 604800) + ${asWritten(query, sql`n.title`)} else 0 end::float8 as score
    from numbered n join news.paper p on p.id = n.paper_id
    order by n.published_at desc, n.id desc`.execute(db);
  return rows.length > 0 ? rows : findStopWords(db, query, filter, limit);
}

/** A hit by the words as typed comes before one by other forms of them. */
function asTyped(
  { words, alternatives }: Query,
  fts: RawBuilder<unknown>,
  rank: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (alternatives.length === 0) return rank;
  return sql`${rank} * case when ${fts} @@ ${typedQuery(words)} then 1 else ${OTHER_WORDS_SHARE}::float8 end`;
}

function asWritten({ written }: Query, title: RawBuilder<unknown>): RawBuilder<unknown> {
  if (written.length === 0) return sql`0`;
  const has = written.map((word) => sql`(${title} ~ ${`\\m${word}\\M`})::int`);
  return sql`${AS_WRITTEN}::float8 * (${sql.join(has, sql` + `)})`;
}

/** For "Who is who": the newest headlines with all the words. Finds nothing if the index could answer the query. */
async function findStopWords(
  db: NewsDatabase,
  query: Query,
  filter: ListFilter,
  limit: number,
): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with newest as materialized (
      select a.id, a.story_id, a.category, a.paper_id, a.published_at, a.title from news.article a
      where numnode(${tsquery(query)}) = 0 and ${matchesFilter("a", filter)}
      order by a.published_at desc, a.id desc limit ${HEADLINES_READ}
    )
    select n.id, n.story_id, n.category, p.name as paper_name, n.published_at, ${asWritten(query, sql`n.title`)}::float8 as score
    from newest n join news.paper p on p.id = n.paper_id
    where to_tsvector('simple', news.norm(n.title))
      @@ websearch_to_tsquery('simple', news.norm(${withoutIdleDashes(query.words)}))
    order by n.published_at desc, n.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Known words at most two edits away: those with the same first letter, and those that share many trigrams. */
export async function findNearWords(
  db: NewsDatabase,
  word: string,
): Promise<{ word: string; distance: number; articles: number }[]> {
  const { rows } = await sql<{ word: string; distance: number; articles: number }>`
    with asked as materialized (select regexp_replace(news.norm(${word}), ' .*', '') as word),
    near as (
      select term.* from news.term, asked where term.word like left(asked.word, 1) || '%' and term.articles > 0
      union select term.* from news.term, asked
      where term.word operator(public.%) asked.word and term.articles > 0
    )
    select near.word, near.articles, public.levenshtein_less_equal(near.word, asked.word, 3) as distance
    from near, asked
    where abs(length(near.word) - length(asked.word)) <= 2
      and public.levenshtein_less_equal(near.word, asked.word, 3) <= 2
    order by distance, near.articles desc limit 50`.execute(db);
  return rows;
}

/** Words of recent headlines with this beginning, most frequent first. */
export async function findCompletions(db: NewsDatabase, start: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from news.term
    where word like replace(replace(replace(regexp_replace(news.norm(${start}), ' .*', ''), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'
      and articles > 0
    order by articles desc, word limit ${limit}`.execute(db);
  return rows.map(({ word }) => word);
}

/**
 * Counts anew the words of headlines since `since`, and those of Hausa reports with their summaries, where most of the
 * genitives occur. A word that only summaries have (`articles` 0) is neither completed nor suggested.
 */
export async function rebuildTerms(db: NewsDatabase, since: Date): Promise<void> {
  const recent = `from news.article where not hidden and published_at >= '${since.toISOString()}'`;
  const headlines = `select to_tsvector('simple', news.norm(title)) ${recent}`;
  const inHausa = `select to_tsvector('simple', news.norm(title || ' ' || summary)) ${recent} and language = 'ha'`;
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom("news.term").execute();
    await sql`insert into news.term (word, articles, hausa)
      select word, coalesce(headlines.ndoc, 0), coalesce(hausa.ndoc, 0)
      from ts_stat(${headlines}) headlines full join ts_stat(${inHausa}) hausa using (word)
      where word ~ '^[[:alpha:]]{3,30}$'`.execute(tx);
  });
}

/** The spans of time to search, newest first; the database stops reading when it has enough hits. */
async function findSpans(db: NewsDatabase, since: Date | undefined): Promise<string[]> {
  const { rows } = await sql<{ oldest: Date | null; newest: Date | null }>`
    select min(published_at) as oldest, max(published_at) as newest from news.article`.execute(db);
  const { oldest = null, newest = null } = rows[0] ?? {};
  if (oldest === null || newest === null) return [];
  return timeSpanTerms(since !== undefined && since > oldest ? since : oldest, newest);
}

/**
 * The parts of the index to search, in order, and the index words that hits must have as well. Each is a condition of
 * its own: with two conditions the index skips to the next article that may meet both; for both in a single condition
 * it would read every article of the rarest word in each part.
 */
async function planLookup(
  db: NewsDatabase,
  { category, papers, since }: ListFilter,
): Promise<{ indexParts: string[]; requiredTerms: string[] }> {
  const ofCategory = category === undefined ? [] : [`'~c:${category}'`];
  const ofPapers = papers === undefined ? [] : [await paperTerm(db, papers)];
  // A paper has few articles: one lookup of all of them costs less than many lookups in spans of time.
  return papers?.length === 1
    ? { indexParts: ofPapers, requiredTerms: ofCategory }
    : { indexParts: await findSpans(db, since), requiredTerms: [...ofCategory, ...ofPapers] };
}

async function paperTerm(db: NewsDatabase, papers: readonly string[]): Promise<string> {
  const rows = await db
    .selectFrom("news.paper")
    .select("id")
    .where("name", "in", ["", ...papers])
    .execute();
  return rows.map(({ id }) => `'~p:${id.replaceAll("'", "''")}'`).join("|") || "'~p:'";
}
