import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { systemClock } from "#platform/clock.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { readNews } from "./read.ts";

const database = databaseOfFile();

beforeAll(async () => {
  await sql`insert into news.paper select 'p' || i, 'Paper ' || i, 'https://p.example', 'https://p.example/i', 'en',
    'General News', 'on', null, false, 'live' from generate_series(0, 1) i`.execute(database.db);
  await write("ferry", 999);
  await write("lantern", 1_001);
  for (const word of ["market rice", "maaret", "garden", "gardon"]) await write(word, 1);
}, 60_000);

async function write(word: string, count: number): Promise<void> {
  await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
      published_at, seen_at, analysed, story_id, subject_id, sample)
    select id, 'https://p.example/' || id, 'https://p.example/' || id, 'p' || i % 2, ${`A ${word} for Epe`}, '',
      'Sports', '{}', 'en', now() - i * interval '1 minute', now(), true, id, id, false
    from (select i, ${word} || i as id from generate_series(1, ${count}::int) i) rows`.execute(database.db);
}

function search(q: string, words: { cursor?: string; page?: number; limit?: number } = {}) {
  const params = { q, page: 1, limit: 10, order: "best" as const, ...words };
  return readNews({ db: database.db, clock: systemClock })["GET /articles/search"](params, {
    address: "",
    headers: {},
  });
}

test("below a thousand, results and their facets are counted exactly", async () => {
  expect(await search("ferry")).toMatchObject({
    total: 999,
    total_is_floor: false,
    facets: {
      are_floors: false,
      categories: [{ value: "Sports", count: 999 }],
      sources: [
        { value: "Paper 1", count: 500 },
        { value: "Paper 0", count: 499 },
      ],
    },
  });
});

test.each([
  ["the first page", {}, 10, "page-2"],
  ["a page by its number", { page: 2 }, 10, "page-3"],
  ["a page by its cursor", { cursor: "page-99" }, 10, "page-100"],
  ["the last page", { cursor: "page-100" }, 9, null],
  ["a full last page", { page: 9, limit: 111 }, 111, null],
  ["a page beyond the last", { page: 101 }, 0, null],
])("a search's next page starts where the previous one ended: %s", async (_, words, count, next_cursor) => {
  const answer = await search("ferry", words);
  expect(answer).toMatchObject({ next_cursor, total: 999 });
  expect("articles" in answer && answer.articles).toHaveLength(count);
});

test.each(["page-0", "page-", "2", "page-2x"])(
  "the search cursor %s is refused as invalid",
  async (cursor) => {
    expect(await search("ferry", { cursor })).toMatchObject({ refused: "invalid" });
  },
);

test("above a thousand the count is a floor of 1,000; a thousand are counted exactly", async () => {
  expect(await search("lantern")).toMatchObject({
    total: 1_000,
    total_is_floor: true,
    facets: { are_floors: true, categories: [{ value: "Sports", count: 1_000 }] },
  });
  await sql`delete from news.article where id = 'lantern1001'`.execute(database.db);
  expect(await search("lantern")).toMatchObject({
    total: 1_000,
    total_is_floor: false,
    facets: { are_floors: false, categories: [{ value: "Sports", count: 1_000 }] },
  });
});

test("matches are marked in the summary as shown, without its reminder of earlier news", async () => {
  await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
      published_at, seen_at, analysed, story_id, subject_id, sample)
    values ('drum', 'https://p.example/drum', 'https://p.example/drum', 'p0', 'Drums return',
      'The drum is back. The story so far: Drum makers strike.', 'Sports', '{}', 'en', now(), now(), true,
      'drum', 'drum', false)`.execute(database.db);
  expect(await search("drum")).toMatchObject({
    articles: [{ headline: "\u2068Drums\u2069 return", summary: "The \u2068drum\u2069 is back." }],
  });
});

test.each([
  ["makret", "market"],
  ["makret Makret rice", "market market rice"],
  ["mak makret1 mark-et", null],
  [Array(6).fill("makret").join(" "), Array(6).fill("market").join(" ")],
  // The seventh stays as it is, and nothing has it.
  [Array(7).fill("makret").join(" "), null],
])("a query's first six unknown words of four or more letters are corrected: %s", async (q, did_you_mean) => {
  await sql`insert into news.term (word, articles, hausa) values ('market', 9, 0) on conflict do nothing`.execute(
    database.db,
  );
  expect(await search(q)).toMatchObject({ total: 0, did_you_mean });
});

test.each([
  // Two transposed letters are a single slip, as one wrong letter is.
  [
    "makret",
    [
      ["market", 2],
      ["maaret", 1],
    ],
    "market",
  ],
  [
    "makret",
    [
      ["market", 1],
      ["maaret", 2],
    ],
    "maaret",
  ],
  // One wrong letter is nearer than two, however frequent the other word.
  [
    "gardan",
    [
      ["garden", 1],
      ["gurdon", 900],
    ],
    "garden",
  ],
  [
    "gardan",
    [
      ["garden", 1],
      ["gardon", 900],
    ],
    "gardon",
  ],
  // A word that exists needs no correction.
  [
    "gardan",
    [
      ["gardan", 1],
      ["garden", 900],
    ],
    null,
  ],
  ["Gardan", [["gardan", 1]], null],
  ["gardan", [["gibbon", 900]], null],
  // Nothing is found with the nearest word, so the next one is offered; with none of them, none.
  [
    "lantren",
    [
      ["lantrens", 900],
      ["lantern", 2],
    ],
    "lantern",
  ],
  ["lantren", [["lantrens", 900]], null],
] as const)(
  "the nearest known word that finds something is suggested, of equally near ones the most frequent: %s of %j",
  async (q, known, suggested) => {
    await sql`delete from news.term`.execute(database.db);
    for (const [word, articles] of known)
      await sql`insert into news.term (word, articles, hausa) values (${word}, ${articles}, 0)`.execute(
        database.db,
      );
    expect(await search(q)).toMatchObject({ total: 0, did_you_mean: suggested });
  },
);

test("stop words alone are searched for in the newest 3,000 articles only", async () => {
  const countArticles = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from news.article`.execute(
      database.db,
    );
    return rows[0]?.n ?? 0;
  };
  const add = (id: string, title: string, minutes: number, count: number) =>
    sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
        published_at, seen_at, analysed, story_id, subject_id, sample)
      select n, 'https://p.example/' || n, 'https://p.example/' || n, 'p0', ${title}, '', 'Sports', '{}', 'en',
        now() - ${minutes} * interval '1 minute', now(), true, n, n, false
      from (select ${id} || i as n from generate_series(1, ${count}::int) i) rows`.execute(database.db);
  await add("oldest", "Who is who", 9_999, 1);
  await add("filler", "Rice", 5, 3_000 - (await countArticles()));
  expect(await search("who")).toMatchObject({ total: 1 });
  await add("last", "Yam", 4, 1);
  expect(await search("who")).toMatchObject({ total: 0 });
});
