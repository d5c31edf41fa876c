import { type CompiledQuery, Kysely, PostgresDialect, type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Database } from "#platform/db/database.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/open.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { now } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

/** Ten times the articles, over ten times the days. */
const SIZES = [2_000, 20_000] as const;
const PAPERS = 5;

const database = databaseOfFile();
let queries: CompiledQuery[] = [];
let connection: OpenDatabase;
let news: ReturnType<typeof readNews>;
/** What each query read, by the number of articles. */
const touched = new Map<string, number[]>();

const page = (address: "/latest" | "/category/{category}", words: object) =>
  [`GET /articles${address}`, { limit: 30, ...words }] as const;
const questions = {
  "the papers": ["GET /meta/papers", {}],
  "page 30 of the latest": page("/latest", { page: 30 }),
  "the page after the 900th article": page("/latest", { cursor: cursorAfter(900) }),
  "page 8 of a category": page("/category/{category}", { category: "sports", page: 8 }),
  "page 5 of a paper": page("/latest", { source: "Paper 4", page: 5 }),
  "page 8 of three papers": page("/latest", { followed: "Paper 1|Paper 2|Paper 3", page: 8 }),
  "page 30 of the last 30 days": page("/latest", { period: "30d", page: 30 }),
  "page 5 of a state": page("/latest", { place: "kano", page: 5 }),
  "page 8 of a search": ["GET /articles/search", { q: "naira", page: 8, limit: 30 }],
  "a topic": ["GET /topics/{id}", { id: "topic" }],
} as const;

beforeAll(async () => {
  connection = openDatabase(database.url, { connections: 1, onError: () => {} });
  const dialect = new PostgresDialect({ pool: connection.pool });
  const recording: Database = new Kysely({ dialect, log: ({ query }) => void queries.push(query) });
  news = readNews({ db: recording, clock: { now: () => now } });
  await addPapers();
  let from = 0;
  for (const size of SIZES) {
    await addArticles(from, size);
    await untilVacuumed();
    from = size;
    for (const [name, [address, words]] of Object.entries(questions))
      touched.set(name, [...(touched.get(name) ?? []), await buffersOf(address, words)]);
  }
});
afterAll(() => connection.close());

test.each(Object.keys(questions))(
  "reading %s touches hardly more database pages with ten times the articles",
  (name) => {
    const [few = 0, many = 0] = touched.get(name) ?? [];
    expect(few).toBeGreaterThan(0);
    // An index with one more level costs one more page at each descent.
    expect(many, `${few} pages before`).toBeLessThan(few * 1.5 + 20);
  },
);

test("moving a story's articles reads and writes in proportion to their number", async () => {
  const [few, many] = [await movedAtOnce(100), await movedAtOnce(400)];
  // Row by row the cost grew with the square of their number.
  expect(many.rows, JSON.stringify([few, many])).toBeLessThan(few.rows * 6);
  // 60 ms on a quiet machine; row by row it was 1,900.
  expect(many.ms).toBeLessThan(1_000);
});

/**
 * What it costs to move this many articles of one story into another: rows read and written, and the least of three
 * times.
 */
async function movedAtOnce(size: number): Promise<{ rows: number; ms: number }> {
  const times: number[] = [];
  let rows = 0;
  for (let round = 0; round < 3; round += 1) {
    const trial = await database.db.startTransaction().execute();
    await sql`update news.article set story_id = 'big' where id in (select 'a' || i from generate_series(1, ${size}) i)`.execute(
      trial,
    );
    const before = await rowsTouched(trial);
    const from = performance.now();
    await sql`update news.article set story_id = 'a1' where story_id = 'big'`.execute(trial);
    times.push(performance.now() - from);
    rows = (await rowsTouched(trial)) - before;
    await trial.rollback().execute();
  }
  return { rows, ms: Math.min(...times) };
}

async function rowsTouched(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select sum(idx_tup_fetch + seq_tup_read + n_tup_ins + n_tup_upd + n_tup_del)::int as n
    from pg_stat_xact_user_tables where relid in ('news.article'::regclass, 'derived.face'::regclass)`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

test("paper totals and each list's newest articles stay correct after hiding, moving and merging", async () => {
  const totals = async () => {
    const { papers } = (await news["GET /meta/papers"]({}, nobody)) as {
      papers: { articles_total: number }[];
    };
    return papers.map(({ articles_total }) => articles_total);
  };
  const countedTotals = async () => {
    const { rows } = await sql<{ n: number }>`select count(a.id) as n from news.paper p
      left join news.article a on a.paper_id = p.id and not a.hidden group by p.id order by lower(p.name)`.execute(
      database.db,
    );
    return rows.map(({ n }) => n);
  };
  const before = await totals();
  const checkDerived = async () => {
    expect(await totals()).toEqual(await countedTotals());
    const faces = await facesOf(sql`select list, story_id, article_id from derived.face order by 1, 2`);
    expect(faces).toEqual(
      await facesOf(sql`select distinct on (list, story_id) list, story_id, id as article_id
        from news.article, unnest(array['~', '~c:' || category, '~p:' || paper_id] || array(select '~s:' || unnest(states))) as list
        where not hidden order by list, story_id, published_at desc, id desc`),
    );
  };
  await checkDerived();
  await sql`update news.article set hidden = true where id in ('a10', 'a11', 'a21')`.execute(database.db);
  await sql`update news.article set hidden = false where id in ('a10', 'a30')`.execute(database.db);
  await sql`update news.article set paper_id = 'p4', states = '{edo}' where id in ('a12', 'a21')`.execute(
    database.db,
  );
  await sql`delete from news.article where id in ('a11', 'a40', 'a41')`.execute(database.db);
  await addArticles(SIZES[1], SIZES[1] + 5);
  await checkDerived();
  expect(await totals()).not.toEqual(before);
  await sql`update news.article set story_id = 'a50' where story_id in ('a53', 'a58')`.execute(database.db);
  await sql`update news.article set category = 'Health', published_at = published_at + interval '1 hour' where id = 'a60'`.execute(
    database.db,
  );
  await checkDerived();
  await sql`truncate news.article cascade`.execute(database.db);
  await checkDerived();
});

async function facesOf(query: RawBuilder<unknown>): Promise<unknown[]> {
  return (await query.execute(database.db)).rows;
}

const nobody = { address: "", headers: {} };

/** The pages of tables and indexes that the queries behind an address read. */
async function buffersOf(address: string, words: object): Promise<number> {
  const { params } = endpoints[address as keyof typeof endpoints];
  const answer = news[address as keyof typeof news] as (params: unknown, by: object) => Promise<object>;
  queries = [];
  expect(await answer(params.parse(words), nobody)).not.toHaveProperty("refused");
  let pages = 0;
  for (const { sql: text, parameters } of queries) {
    const plan = await database.db.executeQuery<{ "QUERY PLAN": readonly [{ Plan: Plan }] }>({
      sql: `explain (analyze, buffers, format json) ${text}`,
      parameters,
      query: { kind: "RawNode", sqlFragments: [], parameters: [] },
      queryId: { queryId: "" },
    });
    const touches = plan.rows[0]?.["QUERY PLAN"][0].Plan;
    pages += (touches?.["Shared Hit Blocks"] ?? 0) + (touches?.["Shared Read Blocks"] ?? 0);
  }
  return pages;
}

interface Plan {
  readonly "Shared Hit Blocks": number;
  readonly "Shared Read Blocks": number;
}

async function addPapers(): Promise<void> {
  await sql`insert into news.paper select 'p' || i, 'Paper ' || i, 'https://p.example', 'https://p.example/i', 'en',
    'General News', 'on', null, false, 'live' from generate_series(0, ${PAPERS - 1}) i`.execute(database.db);
  await sql`insert into news.topic (id, name, score, reason, papers, articles, sample_headlines, sparkline, computed_at,
    is_current, sample) select 'topic', 'Topic', 1, '', 3, array_agg('a' || i), '{}', '{}', now(), true, false
    from generate_series(1, 30) i`.execute(database.db);
}

/** One a minute, the first is the newest; every fifth repeats a story. */
async function addArticles(from: number, to: number): Promise<void> {
  await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
      published_at, seen_at, analysed, story_id, subject_id, sample, states)
    select 'a' || i, 'https://p.example/' || i, 'https://p.example/' || i, 'p' || i % ${PAPERS}, 'Naira ' || i, '',
      (array['Sports', 'Politics'])[1 + i % 2], '{}', 'en',
      ${now}::timestamptz - i * interval '1 minute', now(), true,
      'a' || (case when i % 5 = 0 then i - 2 else i end), 'a' || i, false, case when i % 2 = 1 then array['kano'] else '{}' end
    from generate_series(${from + 1}::int, ${to}::int) i`.execute(database.db);
}

/** A running autovacuum analysis delays a manual vacuum for a moment. */
async function untilVacuumed(): Promise<void> {
  for (const end = Date.now() + 45_000; Date.now() < end; ) {
    await sql`vacuum analyze news.article, derived.face`.execute(database.db);
    const { rows } = await sql<{ done: boolean }>`select bool_and(relallvisible >= relpages) as done
      from pg_class where oid in ('news.article'::regclass, 'derived.face'::regclass)`.execute(database.db);
    if (rows[0]?.done) return;
  }
  throw new Error("the articles were not vacuumed");
}

function cursorAfter(place: number): string {
  return `${(now.getTime() - place * 60_000).toString(36)}-a${place}`;
}
