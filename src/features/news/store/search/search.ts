import { type RawBuilder, sql } from "kysely";
import type { Category } from "#contracts/sections.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { type ListFilter, matchesFilter } from "#features/news/store/visible.ts";
import { type Query, tsquery, typedQuery, withoutIdleDashes } from "./query.ts";
import { nextLookup, timeParts } from "./time-parts.ts";

export interface Hit {
  readonly id: string;
  readonly story_id: string;
  readonly category: Category;
  readonly paper_name: string;
  readonly score: number;
}

export interface Hits {
  /** The newest first. */
  readonly hits: readonly Hit[];
  readonly newestAt: Date | null;
}

/** A query of stop words alone is looked up in this many of the newest headlines: the index leaves such words out. */
const HEADLINES_READ = 3000;

/** A hit by other words than those typed has this share of the score. */
const OTHER_WORDS_SHARE = 0.5;
/** More than any rank: what is as written comes first. */
const AS_WRITTEN = 100;

interface Limits {
  readonly limit: number;
  readonly ranked: number;
  readonly now: Date;
}

/** The times of the oldest and the newest article. */
export interface Published {
  readonly oldest: Date;
  readonly newest: Date;
}

/**
 * The newest `limit` hits. The newest `ranked` of them are scored: weight of the words, their distance, age, and
 * whether they are as typed.
 */
export async function findHits(
  db: NewsDatabase,
  query: Query,
  filter: ListFilter,
  { limit, ranked, now, published }: Limits & { published: Published | null },
): Promise<Hits> {
  if (published === null) return { hits: [], newestAt: null };
  const time = timeParts(published, filter.since);
  const conditions = await conditionsOf(db, tsquery(query), filter);
  const hits: Hit[] = [];
  let newestAt: Date | null = null;
  for (let done = 0; done < time.parts.length && hits.length < limit; ) {
    const lookup = nextLookup(time, { done, found: hits.length, missing: limit - hits.length });
    const isThen =
      lookup.terms === null
        ? sql`${secondsOf} < ${(time.parts[done - 1]?.start.getTime() ?? 0) / 1000}::float8`
        : sql`a.fts @@ ${lookup.terms.join("|")}::tsquery`;
    const more = await lookUp(db, query, conditions(isThen), {
      limit: limit - hits.length,
      ranked: Math.max(0, ranked - hits.length),
      now,
    });
    hits.push(...more.hits);
    newestAt ??= more.newestAt;
    done = lookup.upTo;
  }
  return hits.length > 0 ? { hits, newestAt } : findStopWords(db, query, filter, limit);
}

async function lookUp(
  db: NewsDatabase,
  query: Query,
  conditions: RawBuilder<unknown>,
  { limit, ranked, now }: Limits,
): Promise<Hits> {
  const tsQuery = tsquery(query);
  const scored = sql`case when place <= ${ranked} then ${asTyped(query, sql`fts`, sql`ts_rank_cd(fts, ${tsQuery})`)}
    / (1 + greatest(0, extract(epoch from ${now}::timestamptz - published_at)) / 604800) + ${asWritten(query, sql`title`)} else 0 end`;
  // Each column as one text: a thousand rows would cost the server more than the database's search.
  const columns = ["id", "story_id", "category", "paper_name", "score"].map(
    (column) => sql`string_agg(${sql.ref(column)}::text, ${SEPARATOR}) as ${sql.ref(column)}`,
  );
  // "offset 0": the hits are found by their words, not by walking along the articles in the order of time.
  const { rows } = await sql<Record<keyof Hit, string | null> & { newest_at: Date | null }>`
    select max(published_at) as newest_at, ${sql.join(columns)} from (
      select n.id, story_id, category, p.name as paper_name, published_at, (${ranked > 0 ? scored : sql`0`})::float8 as score
      from (
        select newest.*, row_number() over (order by published_at desc, id desc) as place from (
          select * from (
            select a.id, a.story_id, a.category, a.paper_id, a.published_at ${ranked > 0 ? sql`, a.title, a.fts` : sql``}
            from news.article a where numnode(${tsQuery}) > 0 and ${conditions} offset 0
          ) as hit order by published_at desc, id desc limit ${limit}
        ) as newest
      ) as n join news.paper p on p.id = n.paper_id order by place
    ) as hit`.execute(db);
  const [{ newest_at: newestAt = null, ...joined } = {}] = rows;
  return { hits: toHits(joined), newestAt };
}

/** No name and no id has it. */
const SEPARATOR = "\n";

function toHits(joined: Partial<Record<keyof Hit, string | null>>): Hit[] {
  const split = (column: keyof Hit): string[] => joined[column]?.split(SEPARATOR) ?? [];
  const [stories, categories, papers, scores] = [
    split("story_id"),
    split("category") as Category[],
    split("paper_name"),
    split("score"),
  ];
  return split("id").map((id, at) => ({
    id,
    story_id: stories[at] ?? "",
    category: categories[at] as Category,
    paper_name: papers[at] ?? "",
    score: Number(scores[at]),
  }));
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
): Promise<Hits> {
  const { rows } = await sql<Hit & { published_at: Date }>`
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
  return { hits: rows, newestAt: rows[0]?.published_at ?? null };
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

/** When an article was published, as a condition that brings in no other index than that of the words. */
const secondsOf = sql`date_part('epoch', a.published_at)`;

export async function findPublished(db: NewsDatabase): Promise<Published | null> {
  const { rows } = await sql<{ oldest: Date | null; newest: Date | null }>`
    select min(published_at) as oldest, max(published_at) as newest from news.article`.execute(db);
  const { oldest = null, newest = null } = rows[0] ?? {};
  return oldest && newest && { oldest, newest };
}

/**
 * The query's and the filter's conditions. Category and papers are words of the search index; as conditions on columns
 * they would bring in another index. Each word is a condition of its own: so the index skips to the next article that
 * may meet all of them, soonest if the rarest come first.
 */
async function conditionsOf(
  db: NewsDatabase,
  query: RawBuilder<unknown>,
  { category, papers, languages, place, since }: ListFilter,
): Promise<(isThen: RawBuilder<unknown>) => RawBuilder<unknown>> {
  const isRecent = since === undefined ? [] : [sql`${secondsOf} >= ${since.getTime() / 1000}::float8`];
  const onColumns = [matchesFilter("a", { languages, place }), ...isRecent];
  const isOfPapers = papers === undefined ? [] : [sql`a.fts @@ ${await paperTerm(db, papers)}::tsquery`];
  const isOfCategory = category === undefined ? [] : [sql`a.fts @@ ${`'~c:${category}'`}::tsquery`];
  return (isThen) =>
    sql.join([...isOfPapers, isThen, sql`a.fts @@ ${query}`, ...isOfCategory, ...onColumns], sql` and `);
}

async function paperTerm(db: NewsDatabase, papers: readonly string[]): Promise<string> {
  const rows = await db
    .selectFrom("news.paper")
    .select("id")
    .where("name", "in", ["", ...papers])
    .execute();
  return rows.map(({ id }) => `'~p:${id.replaceAll("'", "''")}'`).join("|") || "'~p:'";
}
