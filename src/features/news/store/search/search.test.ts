import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import type { ListFilter } from "#features/news/store/visible.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { now } from "#tests/support/stored-news.ts";
import { toQuery } from "./query.ts";
import { findHits, findPublished } from "./search.ts";

const ARTICLES = 2_400;
const LIMIT = 1_001;
const RANKED = 500;

const database = databaseOfFile();

/** Of half a year: "often" is in nearly all, "weekly" in some, "early" only in the oldest. */
beforeAll(async () => {
  expect(await found("often")).toEqual([]);
  await sql`insert into news.paper select 'p' || i, 'Paper ' || i, 'https://p.example', 'https://p.example/i', 'en',
    'General News', 'on', null, false, 'live' from generate_series(0, 1) i`.execute(database.db);
  await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
      published_at, seen_at, analysed, story_id, subject_id, sample)
    select id, 'https://p.example/' || id, 'https://p.example/' || id, 'p' || i % 2,
      concat_ws(' ', case when i % 9 > 0 then 'often' end, case when i % 90 < 5 then 'weekly' end,
        case when i > ${ARTICLES} - 300 then 'early' end), '', (array['Sports', 'Politics'])[1 + i / 2 % 2], '{}', 'en',
      ${now}::timestamptz - i * interval '108 minutes', now(), true, 'of ' || id, id, false
    from (select i, 'a' || i as id from generate_series(1, ${ARTICLES}::int) i) rows`.execute(database.db);
}, 60_000);

async function search(q: string, filter: ListFilter = {}) {
  const db = newsTables(database.db);
  const published = await findPublished(db);
  return findHits(db, await toQuery(db, q), filter, { limit: LIMIT, ranked: RANKED, now, published });
}

async function found(q: string, filter?: ListFilter): Promise<string[]> {
  return (await search(q, filter)).hits.map(({ id }) => id);
}

const monthAgo = new Date(now.getTime() - 30 * 86_400_000);

test.each<[string, ListFilter, number]>([
  ["often", {}, LIMIT],
  ["weekly", {}, 134],
  ["early", {}, 300],
  ["early weekly", {}, 15],
  ["weekly or early", {}, 419],
  ["often -weekly", {}, LIMIT],
  ["often", { papers: ["Paper 1"] }, LIMIT],
  ["weekly", { papers: ["Paper 0"], category: "Sports" }, 40],
  ["often", { category: "Politics" }, LIMIT],
  ["weekly", { since: monthAgo }, 24],
  ["often", { since: monthAgo }, 356],
  ["early", { since: monthAgo }, 0],
])("the newest hits are found, each once, whenever they were published: %s %o", async (q, filter, count) => {
  const { papers, category = null, since = new Date(0) } = filter;
  const { rows } = await sql<{ id: string }>`
    select a.id from news.article a join news.paper p on p.id = a.paper_id
    where a.fts @@ websearch_to_tsquery('news.ng_english', ${q}) and p.name = coalesce(${papers?.[0] ?? null}, p.name)
      and a.category = coalesce(${category}, a.category) and a.published_at >= ${since}
    order by a.published_at desc limit ${LIMIT}`.execute(database.db);
  expect(rows).toHaveLength(count);
  expect(await found(q, filter)).toEqual(rows.map(({ id }) => id));
});

test("a hit says its story, category and paper, and the hits when the newest was published", async () => {
  const { hits, newestAt } = await search("early");
  expect(newestAt).toEqual(new Date(now.getTime() - 2_101 * 108 * 60_000));
  expect(hits.slice(0, 2)).toMatchObject([
    { id: "a2101", story_id: "of a2101", category: "Sports", paper_name: "Paper 1" },
    { id: "a2102", story_id: "of a2102", category: "Politics", paper_name: "Paper 0" },
  ]);
});

test("only the newest 500 hits are scored, in however many lookups they are found", async () => {
  const { hits, newestAt } = await search("often");
  expect(newestAt).toEqual(new Date(now.getTime() - 108 * 60_000));
  const scores = hits.map(({ score }) => score);
  expect(scores.slice(0, RANKED).every((score) => score > 0)).toBe(true);
  expect(scores.slice(0, RANKED)).toEqual(scores.slice(0, RANKED).toSorted((a, b) => b - a));
  expect(new Set(scores.slice(RANKED))).toEqual(new Set([0]));
});
