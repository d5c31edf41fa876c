import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { exitReportOf } from "#platform/process/exit.ts";
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

test("a backup file holds every row of every table, and restores them into an empty database", async () => {
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
  const { rows: articles } =
    await sql`select from news.article where fts @@ to_tsquery('news.ng_english', 'osun') limit 1`.execute(
      to.db,
    );
  expect(articles).toHaveLength(1);
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

test("a backup begins with the newsletter's tables, and a table follows those that it refers to", async () => {
  const names = (await findTables(from.db)).map(({ name }) => name);
  expect(names[0]).toMatch(/^letters\./);
  expect(names.indexOf("news.paper")).toBeLessThan(names.indexOf("news.feed"));
  expect(names.indexOf("news.article")).toBeLessThan(names.indexOf("news.headline"));
  expect(names.filter((name) => /^(pgboss|migrations|public)\./.test(name))).toEqual([]);
});

test("a restore into a database with content is refused unless it is to be replaced", async () => {
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
    "with rows taken out",
    (text: string) => text.replace(/^news\.headline\t[^\n]*\n/m, ""),
    /Not every row arrived in news\.headline/,
  ],
  ["of another version", (text: string) => text.replace("0060_letters", "0061_other"), /another version/],
  ["with other content", () => "hello\n", /not a copy of Naija Gist/],
])("a backup %s is refused and changes nothing", async (_, spoil, reason) => {
  const file = path.join(dir, "spoilt.gz");
  await writeLines(file, exportLines(from.db));
  await writeFile(file, gzipSync(spoil(gunzipSync(await readFile(file)).toString())));
  const to = await testDatabase();
  await expect(importLines(to.db, readLines(file), { replace: false })).rejects.toThrow(reason);
  expect(await everything(to.db)).toEqual([]);
  await to.close();
});

test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
  ["cut in half", (bytes) => bytes.subarray(0, bytes.length / 2), /cut off/],
  ["without its last byte", (bytes) => bytes.subarray(0, -1), /cut off/],
  ["with a changed checksum", (bytes) => Buffer.concat([bytes.subarray(0, -8), Buffer.alloc(8)]), /damaged/],
])("a backup file %s is refused and changes nothing", async (_, spoil, reason) => {
  const file = path.join(dir, "short.gz");
  await writeLines(file, exportLines(from.db));
  await writeFile(file, spoil(await readFile(file)));
  const to = await testDatabase();
  await expect(importLines(to.db, readLines(file), { replace: false })).rejects.toThrow(reason);
  expect(await everything(to.db)).toEqual([]);
  await to.close();
});

test("a missing backup file is an error", async () => {
  const to = await testDatabase();
  const lines = readLines(path.join(dir, "none.gz"));
  await expect(importLines(to.db, lines, { replace: false })).rejects.toThrow(/ENOENT/);
  await to.close();
});

test("what is written or deleted during a backup does not change it", async () => {
  const lines = exportLines(from.db);
  const copied = [(await lines.next()).value as string];
  await sql`insert into news.term values ('later', 1)`.execute(from.db);
  await sql`delete from news.headline where article_id = 'a1'`.execute(from.db);
  for await (const line of lines) copied.push(line);
  await sql`delete from news.term`.execute(from.db);
  expect(copied.filter((line) => line.startsWith("news.term"))).toEqual([]);
  expect(JSON.parse(copied.at(-1)?.split("\t")[1] ?? "")).toMatchObject({
    "news.term": 0,
    "news.headline": 100,
  });
});

test.each([undefined, "a key"])(
  "a reader that stops is told from a broken connection (key: %s)",
  async (key) => {
    const pipe = path.join(dir, `pipe ${key}`);
    execFileSync("mkfifo", [pipe]);
    const report = async (lines: AsyncIterable<string>) => {
      spawn("head", ["-c", "100", pipe], { stdio: "ignore" });
      return exitReportOf(await writeLines(pipe, lines, key).catch((error: unknown) => error));
    };
    async function* endless() {
      for (;;) yield randomBytes(10_000).toString("base64");
    }
    async function* broken() {
      yield "a line";
      throw Object.assign(new Error("write EPIPE"), { code: "EPIPE" });
    }
    expect(await report(endless())).toEqual({
      code: 1,
      message: `The output ${pipe} was closed before the copy was complete.`,
    });
    expect(await report(broken())).toEqual({
      code: 1,
      message: "The database cannot be used: it closed the connection.",
    });
  },
);
