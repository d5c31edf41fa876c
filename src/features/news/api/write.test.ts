import { beforeAll, expect, test } from "vitest";
import { FEED_ACCEPT } from "#features/news/sources/feed-accept.ts";
import { findPickWishes } from "#features/news/store/digest.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import type { Resolve } from "#platform/fetch/guarded-lookup.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { databaseOfFile, testDatabase } from "#tests/support/database.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { takeDown } from "#tests/support/take-down.ts";
import { readNews } from "./read.ts";
import { createOperatorActions, writeNews } from "./write.ts";

const clock = { now: () => now };
const resolve: Resolve = (_, __, answer) =>
  answer(Object.assign(new Error("not found"), { code: "ENOTFOUND" }), []);
const readArticle = articleOf("courier", "Read one", 10);
const hidden = articleOf("courier", "Hidden one", 20);
const sample = articleOf("invented", "Invented one", 5);
const database = databaseOfFile();
let operator: ReturnType<typeof createOperatorActions>;

beforeAll(async () => {
  await storeArticles(database.db, [readArticle, hidden]);
  const fetch = createFetch({ allowedLoopback: [], userAgent: "test", spacingMs: 0, clock, log, resolve });
  operator = createOperatorActions({ db: database.db, clock, fetch });
});

function viewFrom(address: string, id: string, agent = "Mozilla/5.0") {
  return writes["POST /articles/{id}/view"]({ id }, { address, headers: { "user-agent": agent } });
}
let writes: ReturnType<typeof writeNews>;

test("views are counted, repeats and bots are not, and nothing about the reader is stored", async () => {
  writes = writeNews({ db: database.db, clock });
  expect(await viewFrom("1.1.1.1", readArticle.id)).toEqual({ counted: true });
  expect(await viewFrom("1.1.1.1", readArticle.id)).toEqual({ counted: false });
  expect(await viewFrom("2.2.2.2", readArticle.id)).toEqual({ counted: true });
  expect(await viewFrom("3.3.3.3", readArticle.id, "Googlebot/2.1")).toEqual({ counted: false });
  // All addresses of a /64 are one line.
  expect(await viewFrom("2001:db8:1:2::a", readArticle.id)).toEqual({ counted: true });
  expect(await viewFrom("2001:db8:1:2::b", readArticle.id)).toEqual({ counted: false });
  for (const _again of [1, 2])
    expect(await viewFrom("4.4.4.4", "none")).toMatchObject({ refused: "not-found" });
  const rows = await newsTables(database.db).selectFrom("news.view").selectAll().execute();
  expect(rows).toEqual([{ article_id: readArticle.id, hour: new Date("2026-11-21T18:00:00Z"), count: 3 }]);
});

test("one address adds at most 120 views in half an hour; unknown articles use them up too", async () => {
  let at = now;
  writes = writeNews({ db: database.db, clock: { now: () => at } });
  await Promise.all(Array.from({ length: 119 }, (_, nth) => viewFrom("9.9.9.9", `none-${nth}`)));
  expect(await viewFrom("9.9.9.9", readArticle.id)).toEqual({ counted: true });
  expect(await viewFrom("9.9.9.9", "none")).toEqual({ counted: false });
  at = new Date(now.getTime() + 30 * MINUTE_MS - 1);
  expect(await viewFrom("9.9.9.9", hidden.id)).toEqual({ counted: false });
  at = new Date(now.getTime() + 30 * MINUTE_MS);
  expect(await viewFrom("9.9.9.9", readArticle.id)).toEqual({ counted: true });
});

test("the same article counts again for a reader after half an hour, and not a millisecond earlier", async () => {
  let at = now;
  writes = writeNews({ db: database.db, clock: { now: () => at } });
  expect(await viewFrom("5.5.5.5", readArticle.id)).toEqual({ counted: true });
  at = new Date(now.getTime() + 30 * MINUTE_MS - 1);
  expect(await viewFrom("5.5.5.5", readArticle.id)).toEqual({ counted: false });
  at = new Date(now.getTime() + 30 * MINUTE_MS);
  expect(await viewFrom("5.5.5.5", readArticle.id)).toEqual({ counted: true });
});

test("a withdrawn article is neither listed nor found by its id, and does not return when saved again", async () => {
  await takeDown(database.db, "article", hidden.id);
  const news = readNews({ db: database.db, clock });
  const caller = { address: "", headers: {} };
  const latest = await news["GET /articles/latest"]({ page: 1, limit: 30 }, caller);
  expect(JSON.stringify(latest)).not.toContain("Hidden one");
  expect(await news["GET /articles/{id}"]({ id: hidden.id }, caller)).toMatchObject({ refused: "not-found" });
  await storeArticles(database.db, [hidden]);
  expect(JSON.stringify(await news["GET /articles/latest"]({ page: 1, limit: 30 }, caller))).not.toContain(
    "Hidden one",
  );
});

test("feeds are listed, added, paused and resumed", async () => {
  expect(await operator.addFeed("courier", "https://courier.example/more", "Sports")).toBe(true);
  expect(await operator.addFeed("courier", "https://courier.example/more", null)).toBe(false);
  expect(await operator.addFeed("nobody", "https://nobody.example/feed", null)).toBe(false);
  expect(await operator.pauseFeeds("https://courier.example/more")).toBe(true);
  expect((await operator.listFeeds()).find(({ url }) => url.endsWith("/more"))?.state).toBe("paused");
  expect(await operator.resumeFeeds("https://courier.example/more")).toBe(true);
  expect(await operator.showFeeds("https://courier.example/more")).toMatchObject([
    { state: "on", outcomes: [] },
  ]);
  expect(await operator.showFeeds("https://nobody.example")).toEqual([]);
  expect(await operator.pauseFeeds("courier")).toBe(true);
  expect(await operator.showFeeds("courier")).toMatchObject([{ state: "paused" }, { state: "paused" }]);
  expect(await operator.resumeFeeds("courier")).toBe(true);
});

test("checking requests every feed and reports an error for each that does not answer", async () => {
  const checked = [];
  for await (const feed of operator.checkFeeds()) checked.push(feed);
  expect(checked.length).toBe((await operator.listFeeds()).length);
  expect(checked.every(({ error }) => error !== null)).toBe(true);
});

test("checking sends the same Accept header as a round of the feeds", async () => {
  const accepted: unknown[] = [];
  const fetch: Fetch = async ({ headers }) => {
    accepted.push(headers?.accept);
    return { ok: false, failure: { kind: "refused", message: "" } };
  };
  const checking = createOperatorActions({ db: database.db, clock, fetch });
  for await (const { error } of checking.checkFeeds("courier")) expect(error).toBe("");
  expect(accepted.length).toBeGreaterThan(0);
  expect(new Set(accepted)).toEqual(new Set([FEED_ACCEPT]));
});

test("picks are pinned, banned and released", async () => {
  const wishes = () => findPickWishes(newsTables(database.db));
  expect(await operator.wishPick(readArticle.id, "pin")).toBe(true);
  expect(await wishes()).toEqual({ pinned: [readArticle.id], banned: new Set() });
  expect(await operator.wishPick(readArticle.id, "ban")).toBe(true);
  expect(await wishes()).toEqual({ pinned: [], banned: new Set([readArticle.id]) });
  expect(await operator.wishPick(readArticle.id, null)).toBe(true);
  expect(await operator.wishPick(readArticle.id, null)).toBe(false);
  expect(await operator.wishPick("none", "pin")).toBe(false);
  expect(await wishes()).toEqual({ pinned: [], banned: new Set() });
});

test("the first live article hides all sample ones", async () => {
  const other = await testDatabase();
  await storeArticles(other.db, [sample], true);
  const news = readNews({ db: other.db, clock });
  const caller = { address: "", headers: {} };
  const ask = async () => JSON.stringify(await news["GET /articles/latest"]({ page: 1, limit: 30 }, caller));
  expect(await ask()).toContain("Invented one");
  await storeArticles(other.db, [readArticle]);
  expect(await ask()).not.toContain("Invented one");
  expect(await news["GET /articles/{id}"]({ id: sample.id }, caller)).toMatchObject({ refused: "not-found" });
  await other.close();
});
