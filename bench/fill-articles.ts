import { type Kysely, sql } from "kysely";
import counts from "#platform/text/analysis/word-counts.json" with { type: "json" };

const CHUNK = 4_000;
/** Two chunks at a time, because the database computes each article's words on as many cores. */
const AT_ONCE = 2;
const CATEGORIES = ["General News", "Politics", "Business", "Sports", "Health", "Education"];

/** Each word repeated for a tenth of its articles, so that common words are common. */
const words = Object.entries(counts.terms).flatMap(([word, [count = 0]]) =>
  Array<string>(Math.ceil(count / 10)).fill(word),
);

export function someWords(count: number): string {
  return Array.from({ length: count }, () => words[Math.floor(Math.random() * words.length)]).join(" ");
}

interface FillOptions {
  readonly articles: number;
  /** Spread evenly over this many days up to now. */
  readonly days: number;
  readonly edition: "live" | "sample";
}

/**
 * Invented articles of 110 papers, one in five of them on another one's story; the search index is built once all are
 * stored.
 */
export async function fillArticles(
  db: Kysely<unknown>,
  { articles, days, edition }: FillOptions,
): Promise<void> {
  await sql`insert into news.paper select 'p' || i, 'Paper ' || i, 'https://p.example', 'https://p.example/i', 'en',
    'General News', 'on', null, false, ${edition} from generate_series(0, 109) i`.execute(db);
  await sql`drop index news.article_fts`.execute(db);
  const chunks = Array.from({ length: Math.ceil(articles / CHUNK) }, (_, i) => i * CHUNK).values();
  const fillNext = async (): Promise<void> => {
    for (const from of chunks) await fillChunk(db, from, { articles, days, edition });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fillNext));
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`set maintenance_work_mem = '256MB'`.execute(connection);
    await sql`create index article_fts on news.article using gin (fts)`.execute(connection);
    await sql`vacuum analyze news.article, derived.face`.execute(connection);
    await sql`reset all`.execute(connection);
  });
}

async function fillChunk(
  db: Kysely<unknown>,
  from: number,
  { articles, days, edition }: FillOptions,
): Promise<void> {
  const count = Math.min(CHUNK, articles - from);
  const titles = Array.from({ length: count }, () => someWords(10));
  const summaries = Array.from({ length: count }, () => someWords(40));
  await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
      published_at, seen_at, analysed, story_id, subject_id, sample)
    select '0' || i, 'https://p.example/' || i, 'https://p.example/' || i, 'p' || i % 110, title, summary,
      (${CATEGORIES}::text[])[1 + i % 6], '{}', 'en',
      now() - (${articles}::int - i) * ${`${days} days`}::interval / ${articles}::int, now(), true,
      '0' || (case when i % 5 = 0 then greatest(1, i - 7) else i end), '0' || i, ${edition === "sample"}
    from (select title, summary, ${from}::int + row_number() over () as i
      from unnest(${titles}::text[], ${summaries}::text[]) as t(title, summary)) rows`.execute(db);
}
