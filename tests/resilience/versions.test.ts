import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";

/** The next version adds to the schema; the one after it takes away what it no longer uses. */
const NEXT = `alter table news.article add column translator text not null default '';
  create table news.translator (id text primary key);`;
const LAST = `alter table news.paper rename column note to remark;
update migrations.floor set oldest = '9001_next';`;
const PATHS = ["/latest", "/api/articles/latest", "/api/meta/versions", "/rss"];
const REQUESTS = 120;
const AT_ONCE = 4;

let database: TestDatabase;
let folder: string;
let older: RunningProduct;
let newer: RunningProduct;
const article = articleOf("courier", "Bridge at Lokoja opens again", 0, { time: new Date() });

const start = (env: Record<string, string> = {}): Promise<RunningProduct> =>
  startProduct({ DATABASE_URL: database.url, ROLES: "web", LEAGUE_TODAY: "2026-02-10", ...env });
const startNewer = (): Promise<RunningProduct> =>
  start({ NODE_OPTIONS: "--import ./tests/support/later-migrations.ts", LATER_MIGRATIONS: folder });

beforeAll(async () => {
  database = await testDatabase();
  await storeArticles(database.db, [article], true);
  folder = await mkdtemp(path.join(tmpdir(), "ng-later-"));
  await writeFile(path.join(folder, "9001_next.sql"), NEXT);
  older = await start();
  newer = await startNewer();
}, 400_000);
afterAll(async () => {
  await Promise.all([older, newer].map((product) => product?.stop()));
  await rm(folder, { recursive: true, force: true });
  await database.close();
});

/** Asks both processes in turn, a few requests at a time, and counts what they answer. */
async function load(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const askAll = async (first: number): Promise<void> => {
    for (let nth = first; nth < REQUESTS; nth += AT_ONCE) {
      const { url } = nth % 2 === 0 ? older : newer;
      // An address of its own each time, so that the answer is made from the database.
      const { status } = await fetch(`${url}${PATHS[nth % PATHS.length]}?n=${nth}`);
      const says = `${nth % 2 === 0 ? "older" : "newer"} ${status}`;
      counts[says] = (counts[says] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, first) => askAll(first)));
  return counts;
}

const lists = async ({ url }: RunningProduct, title: string): Promise<boolean> =>
  (await (await fetch(`${url}/api/articles/latest?limit=5`)).text()).includes(title);

test("an older process serves beside a newer one that has extended the schema, and can start again", {
  timeout: 400_000,
}, async () => {
  const { rows } = await sql`select name from migrations.kysely_migration where name = '9001_next'`.execute(
    database.db,
  );
  expect(rows).toHaveLength(1);
  expect(await load()).toEqual({ "older 200": REQUESTS / 2, "newer 200": REQUESTS / 2 });
  await older.stop();
  older = await start();
  expect(await load()).toEqual({ "older 200": REQUESTS / 2, "newer 200": REQUESTS / 2 });
  expect(await Promise.all([older, newer].map((product) => lists(product, article.title)))).toEqual([
    true,
    true,
  ]);
});

test("once a version has taken away what it uses, an older process ends with one sentence", {
  timeout: 400_000,
}, async () => {
  await writeFile(path.join(folder, "9002_last.sql"), LAST);
  await newer.stop();
  newer = await startNewer();
  const end = await start().then(
    () => "it started",
    (error: Error) => error.message,
  );
  const says =
    "A newer version has changed the database (its last migration is 9002_last) so that this one can no longer use it: start the newer version.";
  expect(end.replace(/.*"msg":"Preparing[^\n]*\n/, "")).toBe(`the product ended with 1:\n${says}\n`);
});
