import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { exportLines } from "./export.ts";
import { readLines, writeLines } from "./file.ts";
import { importLines } from "./import.ts";
import { findTables } from "./tables.ts";

const ARTICLES = 1_200;
let from: TestDatabase;
let dir: string;

beforeAll(async () => {
  from = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), "ng-copy-"));
  await fill(from.db);
});
afterAll(async () => {
  await from.close();
  await rm(dir, { recursive: true, force: true });
});

/**
 * Rows with every difficult kind of value: bytes, infinity, quotes, line ends, long floats, identities, references,
 * lists.
 */
async function fill(db: Database): Promise<void> {
  const words = `Ọṣun “₦” \\ " ' tab\t line\n \u2028 \u{1F600} \\u0000`;
  await sql`insert into platform.secret values ('key', '\\x00ff7f0a'::bytea)`.execute(db);
  await sql`insert into news.paper values ('p', ${words}, 'https://p.example', '', 'en', 'Politics', 'on', null, false, 'live')`.execute(
    db,
  );
  await sql`insert into news.feed (paper_id, listed_url, url, state) values ('p', 'https://p.example/f', 'https://p.example/f', 'on')`.execute(
    db,
  );
  await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language, published_at, seen_at, analysed, story_id, subject_id, sample)
    select 'a' || i, 'https://p.example/' || i, 'u', 'p', ${words} || i, ${words}, 'Politics', array['x', ${words}], 'en', now() - i * interval '1.234567 s', now(), true, 'a' || i, 'a' || i, false
    from generate_series(1, ${ARTICLES}) i`.execute(db);
  await sql`insert into news.headline select id, title, seen_at from news.article limit 100`.execute(db);
  await sql`insert into markets.point values ('live', 'x', '2026-11-21', 0.1::float8 + 0.2::float8), ('live', 'y', '2026-11-21', 1e-310)`.execute(
    db,
  );
  await sql`insert into letters.brief values ('live', '2026-11-21', ${JSON.stringify({ words, number: 3 })}::jsonb)`.execute(
    db,
  );
}

async function everything(db: Database): Promise<string[]> {
  const lines: string[] = [];
  for (const { name } of await findTables(db)) {
    const { rows } = await sql<{
      row: string;
    }>`select to_jsonb(t)::text as row from ${sql.raw(name)} t order by 1`.execute(db);
    lines.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return lines;
}

test("a copy in a file holds every row of every table, and fills an empty database with the same", async () => {
  const file = path.join(dir, "whole.gz");
  await writeLines(file, exportLines(from.db));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const to = await testDatabase();
  const imported = await importLines(to.db, readLines(file), { replace: false });
  const rows = await everything(from.db);
  expect(await everything(to.db)).toEqual(rows);
  expect(imported.rows).toBe(rows.length);
  expect(rows.length).toBeGreaterThan(ARTICLES);
  // The search finds what was restored, and the next article gets the next number.
  const { rows: found } =
    await sql`select from news.article where fts @@ to_tsquery('news.ng_english', 'osun') limit 1`.execute(
      to.db,
    );
  expect(found).toHaveLength(1);
  const { rows: next } = await sql<{
    seq: number;
  }>`insert into news.feed (paper_id, listed_url, url, state) values ('p', 'g', 'g', 'on') returning id as seq`.execute(
    to.db,
  );
  const { rows: last } = await sql<{
    id: number;
  }>`select max(id) as id from news.feed where listed_url <> 'g'`.execute(to.db);
  expect(next[0]?.seq).toBe((last[0]?.id ?? 0) + 1);
  await to.close();
});

test("readers' subscriptions come first, and every table behind those that it refers to", async () => {
  const names = (await findTables(from.db)).map(({ name }) => name);
  expect(names[0]).toMatch(/^letters\./);
  expect(names.indexOf("news.paper")).toBeLessThan(names.indexOf("news.feed"));
  expect(names.indexOf("news.article")).toBeLessThan(names.indexOf("news.headline"));
  expect(names.filter((name) => /^(pgboss|migrations|public)\./.test(name))).toEqual([]);
});

test("a database with content is left alone unless it is to be replaced", async () => {
  const to = await testDatabase();
  await sql`insert into platform.secret values ('mine', '\\x01')`.execute(to.db);
  await expect(importLines(to.db, exportLines(from.db), { replace: false })).rejects.toThrow(
    /not empty \(platform\.secret\)/,
  );
  await importLines(to.db, exportLines(from.db), { replace: true });
  expect(await everything(to.db)).toEqual(await everything(from.db));
  await to.close();
});

test.each([
  ["cut off between two lines", (text: string) => text.split("\n").slice(0, -3).join("\n"), /cut off/],
  [
    "of rows that were taken out",
    (text: string) => text.replace(/^news\.headline\t[^\n]*\n/m, ""),
    /Not every row arrived in news\.headline/,
  ],
  ["of another version", (text: string) => text.replace("0060_letters", "0061_other"), /another version/],
  ["of something else", () => "hello\n", /no copy of Naija Gist/],
])("a copy %s changes nothing", async (_, spoil, said) => {
  const file = path.join(dir, "spoilt.gz");
  await writeLines(file, exportLines(from.db));
  await writeFile(file, gzipSync(spoil(gunzipSync(await readFile(file)).toString())));
  const to = await testDatabase();
  await expect(importLines(to.db, readLines(file), { replace: false })).rejects.toThrow(said);
  expect(await everything(to.db)).toEqual([]);
  await to.close();
});

test("a truncated file, or one that is not a backup, is reported and changes nothing", async () => {
  const file = path.join(dir, "short.gz");
  await writeLines(file, exportLines(from.db));
  const bytes = await readFile(file);
  await writeFile(file, bytes.subarray(0, bytes.length / 2));
  const to = await testDatabase();
  await expect(importLines(to.db, readLines(file), { replace: false })).rejects.toThrow();
  await expect(importLines(to.db, readLines(path.join(dir, "none.gz")), { replace: false })).rejects.toThrow(
    /ENOENT/,
  );
  expect(await everything(to.db)).toEqual([]);
  await to.close();
});

test("a write during a backup is either wholly in it or not at all", async () => {
  const lines = exportLines(from.db);
  const taken = [(await lines.next()).value as string];
  await sql`insert into news.term values ('later', 1)`.execute(from.db);
  for await (const line of lines) taken.push(line);
  await sql`delete from news.term`.execute(from.db);
  expect(taken.filter((line) => line.startsWith("news.term"))).toEqual([]);
  expect(taken.at(-1)).toContain('"news.term":0');
});
