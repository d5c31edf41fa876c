import { sql } from "kysely";
import { expect, test } from "vitest";
import { newsTables } from "#features/news/store/tables.ts";
import { failed, ok } from "#platform/result.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { testDatabase } from "#tests/support/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { now, paperOf } from "#tests/support/stored-news.ts";
import { createFeedPolling } from "./poll-feeds.ts";

const wire =
  "The fire at the market in Lokoja is out after six hours, the state's fire service said on Friday night, and traders may come back for what is left on Saturday.";
const feedWith = (link: string): Uint8Array =>
  new TextEncoder().encode(
    `<rss version="2.0"><channel><title>T</title><item><title>Fire at the market in Lokoja is out</title>
     <link>${link}</link><description>${wire}</description></item></channel></rss>`,
  );

test("dropped entries and failed feeds are logged", async () => {
  const { db, close } = await testDatabase();
  const logged: unknown[] = [];
  const record = (...line: unknown[]) => void logged.push(line);
  const { round } = createFeedPolling({
    db,
    clock: { now: () => now },
    log: { ...silentLog, info: record, warn: record },
    papers: [paperOf("courier"), paperOf("herald")],
    edition: "live",
    retentionDays: 180,
    async fetch({ url }) {
      if (url.includes("herald")) return failed({ kind: "network", message: "no route" });
      const item = "<item><title>A ferry runs aground</title></item>";
      const body = new TextEncoder().encode(
        `<rss version="2.0"><channel><title>T</title>${item}${item}<item><link>https://c.example/x</link></item></channel></rss>`,
      );
      return ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body });
    },
  });
  expect(await round()).toMatchObject({ asked: 2, failed: 1, newArticles: 0 });
  expect(logged).toEqual(
    expect.arrayContaining([
      [
        { paper: "courier", feed: "https://courier.example/feed", detail: "2 with no link, 1 with no title" },
        "feed read with losses",
      ],
      [
        { paper: "herald", feed: "https://herald.example/feed", kind: "network", why: "no route" },
        "feed failed",
      ],
    ]),
  );
  await close();
});

test("a feed that asks for two hours of rest is not requested before", async () => {
  const { db, close } = await testDatabase();
  let at = now;
  let requests = 0;
  const { round } = createFeedPolling({
    db,
    clock: { now: () => at },
    log: silentLog,
    papers: [paperOf("courier")],
    edition: "live",
    retentionDays: 180,
    async fetch() {
      requests += 1;
      return failed({ kind: "status", status: 429, message: "429", retryAfterSeconds: 7_200 });
    },
  });
  expect(await round()).toMatchObject({ asked: 1, outage: "unreadable" });
  at = new Date(now.getTime() + 120 * MINUTE_MS);
  expect(await round()).toMatchObject({ asked: 0, outage: null });
  expect(requests).toBe(1);
  at = new Date(now.getTime() + 121 * MINUTE_MS);
  await round();
  expect(requests).toBe(2);
  await close();
});

test("a feed whose host is not free stays due, without a failure", async () => {
  const { db, close } = await testDatabase();
  const feeds = ["/a", "/b"].map((path) => ({
    ...{ url: `https://courier.example${path}`, category: null, state: "on" as const },
  }));
  const waits: (number | undefined)[] = [];
  const { round } = createFeedPolling({
    db,
    clock: { now: () => now },
    log: silentLog,
    papers: [paperOf("courier", { feeds }), paperOf("herald")],
    edition: "live",
    retentionDays: 180,
    async fetch({ url, waitMs }) {
      if (url.includes("herald")) return failed({ kind: "network", message: "no route" });
      waits.push(waitMs);
      return failed({ kind: "busy", message: "busy" });
    },
  });
  expect(await round()).toMatchObject({ asked: 1, failed: 1, newArticles: 0, outage: null });
  expect(waits.every((waitMs) => waitMs !== undefined && waitMs > 0 && waitMs <= 40_000)).toBe(true);
  expect(waits).toHaveLength(2);
  const left = await newsTables(db)
    .selectFrom("news.feed")
    .select(["failures", "last_checked_at"])
    .where("paper_id", "=", "courier")
    .execute();
  expect(left).toEqual(feeds.map(() => ({ failures: 0, last_checked_at: null })));
  await close();
});

test("an article that could not be stored is not on the desk either: no later article is its copy", async () => {
  const { db, close } = await testDatabase();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$`.execute(
    db,
  );
  await sql`create trigger refuses before insert on news.article for each row when (new.paper_id = 'courier')
    execute function refuse()`.execute(db);
  const refused = Promise.withResolvers<void>();
  const { round } = createFeedPolling({
    db,
    clock: { now: () => now },
    log: { ...silentLog, error: () => refused.resolve() },
    papers: [paperOf("courier"), paperOf("herald")],
    edition: "live",
    retentionDays: 180,
    async fetch({ url }) {
      if (url.includes("herald")) await refused.promise;
      const body = feedWith(url.replace("/feed", "/fire"));
      return ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body });
    },
  });
  await expect(round()).rejects.toThrow("1 of 2 feeds could not be stored");
  const stored = await newsTables(db)
    .selectFrom("news.article")
    .select(["paper_id", "copy_of", "id", "story_id"])
    .execute();
  expect(stored).toEqual([{ paper_id: "herald", copy_of: null, id: stored[0]?.id, story_id: stored[0]?.id }]);
  await close();
});

test("a feed whose answer the database refuses waits as after a failure; it does not fail the round", async () => {
  const { db, close } = await testDatabase();
  let at = now;
  const requests: string[] = [];
  const errors: unknown[] = [];
  const { round } = createFeedPolling({
    db,
    clock: { now: () => at },
    log: { ...silentLog, error: (...line: unknown[]) => void errors.push(line) },
    papers: [paperOf("courier")],
    edition: "live",
    retentionDays: 180,
    async fetch({ url }) {
      const body = feedWith(`${url}/${requests.push(url)}`);
      return ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body });
    },
  });
  const later = (minutes: number) => {
    at = new Date(at.getTime() + minutes * MINUTE_MS);
  };
  expect(await round()).toMatchObject({ asked: 1, newArticles: 1 });
  await sql`alter table news.article add constraint refuses check (paper_id <> 'courier') not valid`.execute(
    db,
  );
  later(31);
  expect(await round()).toMatchObject({ asked: 1, failed: 1, newArticles: 0 });
  expect(errors).toMatchObject([[{ feed: "https://courier.example/feed" }, "feed not stored"]]);
  const feed = await newsTables(db).selectFrom("news.feed").selectAll().executeTakeFirst();
  expect(feed).toMatchObject({ failures: 1, last_failure: "its answer could not be stored" });
  later(31);
  expect(await round()).toMatchObject({ asked: 0 });
  await sql`alter table news.article drop constraint refuses`.execute(db);
  later(60);
  expect(await round()).toMatchObject({ asked: 1, failed: 0, newArticles: 1 });
  await close();
});

test("a round marks copies across several feeds, including those an earlier process left unmarked", async () => {
  const { db, close } = await testDatabase();
  const tables = newsTables(db);
  const round = () =>
    createFeedPolling({
      db,
      clock: { now: () => now },
      log: silentLog,
      papers: [paperOf("courier"), paperOf("herald"), paperOf("gazette")],
      edition: "live",
      retentionDays: 180,
      async fetch({ url }) {
        const body = feedWith(url.replace("/feed", "/fire"));
        return ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body });
      },
    }).round();
  const copies = async () => {
    const stored = await tables.selectFrom("news.article").select(["story_id", "copy_of"]).execute();
    expect(new Set(stored.map(({ story_id }) => story_id)).size).toBe(1);
    return stored.filter(({ copy_of }) => copy_of !== null).length;
  };
  await round();
  expect(await copies()).toBe(2);
  await tables.updateTable("news.article").set({ copy_of: null }).execute();
  await round();
  expect(await copies()).toBe(2);
  await close();
});
