import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { type RunningProduct, startProduct } from "#tests/support/product.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { countAnswers, laterVersion, TOO_OLD } from "#tests/support/versions.ts";

const REQUESTS = 120;

let database: TestDatabase;
let later: Awaited<ReturnType<typeof laterVersion>>;
let older: RunningProduct;
let newer: RunningProduct;
const article = articleOf("courier", "Bridge at Lokoja opens again", 0, { time: new Date() });

const start = (env: Readonly<Record<string, string>> = {}): Promise<RunningProduct> =>
  startProduct({ DATABASE_URL: database.url, ROLES: "web", LEAGUE_TODAY: "2026-02-10", ...env });

beforeAll(async () => {
  database = await testDatabase();
  await storeArticles(database.db, [article], true);
  later = await laterVersion();
  older = await start();
  newer = await start(later.env);
}, 400_000);
afterAll(async () => {
  await Promise.all([older, newer].map((product) => product?.stop()));
  await later[Symbol.asyncDispose]();
  await database.close();
});

const load = () => countAnswers({ older, newer }, REQUESTS);

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
  await later.contract();
  await newer.stop();
  newer = await start(later.env);
  const end = await start().then(
    () => "it started",
    (error: Error) => error.message,
  );
  expect(end.replace(/.*"msg":"Preparing[^\n]*\n/, "")).toBe(`the product ended with 1:\n${TOO_OLD}\n`);
});
