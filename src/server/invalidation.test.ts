import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { listen } from "#platform/db/listen.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { articleOf, storeArticles } from "#tests/support/stored-news.ts";
import { followChanges } from "./invalidation.ts";

let database: TestDatabase;
const article = articleOf("courier", "One", 5);

beforeAll(async () => {
  database = await testDatabase();
  await storeArticles(database.db, [article]);
});
afterAll(() => database.close());

/** The notices sent while a statement runs. */
async function noticesOf(statement: string): Promise<string[]> {
  const notices: string[] = [];
  const { promise: connected, resolve: onConnect } = Promise.withResolvers<void>();
  const onNotice = (payload: string): unknown => notices.push(payload);
  const subscription = listen(database.url, "changes", { onNotice, onConnect, onTrouble: () => {} });
  await connected;
  await sql.raw(statement).execute(database.db);
  await sql`select pg_notify('changes', 'the end')`.execute(database.db);
  await vi.waitFor(() => expect(notices.at(-1)).toBe("the end"), MAX_WAIT_MS);
  await subscription.stop();
  return notices.slice(0, -1);
}

const { id } = article;
test.each([
  ["a takedown", `update news.article set hidden = true where id = '${id}'`, ["gone"]],
  ["a takedown of an unknown article", "update news.article set hidden = true where id = 'none'", []],
  ["a new headline", `update news.article set title = 'Two' where id = '${id}'`, ["news"]],
  ["an article pinned by an operator", `insert into news.wish values ('${id}', 'pin', now())`, ["news"]],
  ["a counted view", `update news.article set views = views + 1 where id = '${id}'`, []],
  ["a checked feed", "update news.feed set failures = 0", []],
  ["a deleted subscriber", "delete from letters.subscriber", []],
  ["a deleted old article", `delete from news.article where id = '${id}'`, ["gone", "news"]],
])("%s sends the caches exactly the notices they need", async (_what, statement, notices) => {
  expect(new Set(await noticesOf(statement))).toEqual(new Set(notices));
});

test("notices sent together are merged by domain; a takedown reaches the caches at once", async () => {
  const calls: string[] = [];
  const cache = {
    markStale: (domain: string) => calls.push(domain),
    invalidate: () => calls.push("invalidate"),
  };
  let onNotice = (): void => {};
  const subscription = followChanges({
    url: database.url,
    log: silentLog,
    caches: [cache],
    onNotice: () => onNotice(),
  });
  await vi.waitFor(() => expect(calls).toEqual(["invalidate"]), MAX_WAIT_MS);
  /** Sends the changes one after the other and waits until all of them have been heard. */
  async function send(...changes: string[]): Promise<void> {
    const { promise: heard, resolve } = Promise.withResolvers<void>();
    let left = changes.length;
    onNotice = () => {
      left -= 1;
      if (left === 0) resolve();
    };
    for (const change of changes) await sql`select pg_notify('changes', ${change})`.execute(database.db);
    await heard;
  }

  // From here on time passes only when the test says so, however long the notices take on a busy machine.
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  await send("news", "league", "news", "news", "gone");
  expect(calls.splice(0)).toEqual(["invalidate", "invalidate"]);
  vi.advanceTimersByTime(250);
  expect(calls.splice(0)).toEqual(["news", "league"]);

  // While a round is running, the next renewal waits its turn; a takedown does not.
  await send("news", "gone");
  expect(calls.splice(0)).toEqual(["invalidate"]);
  vi.advanceTimersByTime(4_990);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(10);
  expect(calls).toEqual(["news"]);
  vi.useRealTimers();
  await subscription.stop();
});
