import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listen } from "#platform/db/listen.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { articleOf, keep } from "#tests/support/kept-news.ts";
import { PATIENT } from "#tests/support/patient.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { followChanges } from "./invalidation.ts";

let database: TestDatabase;
const article = articleOf("courier", "One", 5);

beforeAll(async () => {
  database = await testDatabase();
  await keep(database.db, [article]);
});
afterAll(() => database.close());

/** The notices sent while a statement runs. */
async function said(statement: string): Promise<string[]> {
  const notices: string[] = [];
  const { promise: heard, resolve: onConnect } = Promise.withResolvers<void>();
  const onNotice = (payload: string): unknown => notices.push(payload);
  const subscription = listen(database.url, "changes", { onNotice, onConnect, onTrouble: () => {} });
  await heard;
  await sql.raw(statement).execute(database.db);
  await sql`select pg_notify('changes', 'the end')`.execute(database.db);
  await vi.waitFor(() => expect(notices.at(-1)).toBe("the end"), PATIENT);
  await subscription.stop();
  return notices.slice(0, -1);
}

const { id } = article;
test.each([
  ["a takedown", `update news.article set hidden = true where id = '${id}'`, ["gone"]],
  ["a takedown of nothing", "update news.article set hidden = true where id = 'none'", []],
  ["a new headline", `update news.article set title = 'Two' where id = '${id}'`, ["news"]],
  ["an operator's wish", `insert into news.wish values ('${id}', 'pin', now())`, ["news"]],
  ["a reading", `update news.article set views = views + 1 where id = '${id}'`, []],
  ["a check of a feed", "update news.feed set failures = 0", []],
  ["a subscriber", "delete from letters.subscriber", []],
  ["an old article's end", `delete from news.article where id = '${id}'`, ["gone", "news"]],
])("%s tells those who keep pages what they must know", async (_what, statement, notices) => {
  expect(new Set(await said(statement))).toEqual(new Set(notices));
});

test("many notices at one moment reach the caches as one; a takedown reaches them at once", async () => {
  const told: string[] = [];
  const cache = {
    markStale: (domain: string) => told.push(domain),
    invalidate: () => told.push("invalidate"),
  };
  const following = followChanges({ url: database.url, log: silentLog, caches: [cache] });
  await vi.waitFor(() => expect(told).toEqual(["invalidate"]), PATIENT);
  for (const domain of ["news", "league", "news", "news"])
    await sql`select pg_notify('changes', ${domain})`.execute(database.db);
  await sql`select pg_notify('changes', 'gone')`.execute(database.db);
  await vi.waitFor(() => expect(told).toEqual(["invalidate", "invalidate", "news", "league"]), PATIENT);

  // While a round is running, the next renewal waits its turn; a takedown does not.
  await sql`select pg_notify('changes', 'news')`.execute(database.db);
  await sql`select pg_notify('changes', 'gone')`.execute(database.db);
  await vi.waitFor(() => expect(told.slice(4)).toEqual(["invalidate"]), PATIENT);
  await pause(1_000);
  expect(told.slice(4)).toEqual(["invalidate"]);
  await vi.waitFor(() => expect(told.slice(4)).toEqual(["invalidate", "news"]), PATIENT);
  await following.stop();
});
