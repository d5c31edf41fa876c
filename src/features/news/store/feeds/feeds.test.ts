import { beforeEach, expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { now, paperOf, setFeed as setFeedOf } from "#tests/support/stored-news.ts";
import { moveFeed, recordFailure, recordSuccess } from "./feeds.ts";
import { savePapers } from "./papers.ts";

const database = databaseOfEachTest();
let db: ReturnType<typeof newsTables>;
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);

beforeEach(async () => {
  db = newsTables(database.db);
  await savePapers(db, [paperOf("courier"), paperOf("gazette")], "live");
});

const setFeed = (paper: string, feed: object) => setFeedOf(database.db, paper, feed);
const feedOf = (paper: string) =>
  db.selectFrom("news.feed").selectAll().where("paper_id", "=", paper).executeTakeFirstOrThrow();
const success = {
  ...{ at: now, nextCheckAt: inMinutes(40), intervalMinutes: 40, newArticles: 3, detail: null },
  ...{ movedTo: null, movedTimes: 0 },
};

test("a success ends a series of failures; an unchanged answer keeps what was learnt", async () => {
  const id = await setFeed("courier", { failures: 4, last_failure: "answered 500" });
  const learnt = { etag: '"1"', lastModified: null, bodyHash: "h", newestAt: inMinutes(-5), undated: ["a"] };
  await recordSuccess(db, id, { ...success, learnt });
  const stored = {
    ...{ failures: 0, last_failure: null, last_checked_at: now, last_success_at: now, interval_minutes: 40 },
    ...{
      next_check_at: inMinutes(40),
      etag: '"1"',
      body_hash: "h",
      last_article_at: inMinutes(-5),
      undated: ["a"],
    },
  };
  expect(await feedOf("courier")).toMatchObject(stored);
  await recordSuccess(db, id, { ...success, newArticles: 0 });
  expect(await feedOf("courier")).toMatchObject(stored);
  const outcomes = await db.selectFrom("news.feed_outcome").select(["outcome", "new_articles"]).execute();
  expect(outcomes).toEqual([
    { outcome: "read", new_articles: 3 },
    { outcome: "unchanged", new_articles: 0 },
  ]);
});

test("a failure is counted, and a feed that is gone is stopped", async () => {
  const id = await setFeed("courier", { failures: 1, last_success_at: inMinutes(-90) });
  const failure = {
    at: now,
    nextCheckAt: inMinutes(80),
    kind: "status 500",
    message: "answered 500",
    isGone: false,
  };
  await recordFailure(db, id, failure);
  expect(await feedOf("courier")).toMatchObject({
    ...{ failures: 2, last_failure: "answered 500", state: "on", last_checked_at: now },
    ...{ next_check_at: inMinutes(80), last_success_at: inMinutes(-90) },
  });
  await recordFailure(db, id, { ...failure, isGone: true });
  expect(await feedOf("courier")).toMatchObject({ failures: 3, state: "stopped" });
});

test("a feed moves to its new address, unless another feed has that", async () => {
  const id = await setFeed("courier", { moved_to: "https://new.example/feed", moved_times: 3 });
  await moveFeed(db, id, "https://gazette.example/feed");
  expect(await feedOf("courier")).toMatchObject({ url: "https://courier.example/feed", moved_times: 3 });
  await moveFeed(db, id, "https://new.example/feed");
  expect(await feedOf("courier")).toMatchObject({
    ...{ url: "https://new.example/feed", listed_url: "https://courier.example/feed" },
    ...{ moved_to: null, moved_times: 0 },
  });
});
