import type { RequestListener } from "node:http";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Paper } from "#features/news/shapes.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { databaseOfEachTest, testDatabase } from "#tests/support/database.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { type LocalServer, serve } from "#tests/support/servers.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { paperOf } from "#tests/support/stored-news.ts";
import { deleteSampleArticles, newsJobs } from "./schedule.ts";

const database = databaseOfEachTest();
let press: LocalServer;
let now: Date;
/** What the test's newspapers serve, by path. */
let pages: Record<string, RequestListener>;
let requests: { path: string; etag: string | undefined }[];

beforeEach(async () => {
  now = new Date("2026-11-21T18:00:00Z");
  pages = {};
  requests = [];
  press = await serve((request, response) => {
    const path = request.url ?? "";
    requests.push({ path, etag: request.headers["if-none-match"] });
    const page = pages[path];
    if (page) page(request, response);
    else response.writeHead(404).end();
  });
});
afterEach(() => press[Symbol.asyncDispose]());

interface Item {
  readonly title: string;
  readonly link?: string;
  readonly summary?: string;
  readonly guid?: string;
}

function feedOf(items: readonly Item[]): string {
  const entries = items.map(({ title, link, summary = "", guid = link }, i) => {
    const at = new Date(now.getTime() - (i + 1) * 60_000).toUTCString();
    return `<item><title>${title}</title>${link ? `<link>${link}</link>` : ""}<guid isPermaLink="false">${guid}</guid><pubDate>${at}</pubDate><description>${summary}</description></item>`;
  });
  return `<rss version="2.0"><channel><title>T</title><link>https://x.example</link>${entries.join("")}</channel></rss>`;
}

/** A page that answers 304 to its own ETag. */
function served(body: string, etag?: string): RequestListener {
  return (request, response) => {
    if (etag) response.setHeader("ETag", etag);
    if (etag && request.headers["if-none-match"] === etag) response.writeHead(304).end();
    else response.setHeader("Content-Type", "application/rss+xml").end(body);
  };
}

function paper(id: string, ...paths: string[]): Paper {
  const feeds = paths.map((path) => ({ url: press.origin + path, category: null, state: "on" as const }));
  return paperOf(id, { feeds });
}

function roundOf(papers: readonly Paper[]): () => Promise<void> {
  const clock = { now: () => now };
  const fetch = createFetch({ allowedLoopback: [press.origin], userAgent: "test", spacingMs: 0, clock, log });
  const jobs = newsJobs({ db: database.db, clock, log, fetch, papers, edition: "live", retentionDays: 180 });
  const round = jobs.find(({ name }) => name === "news.round");
  return () => round?.run(now) ?? Promise.reject(new Error("no round"));
}

function later(minutes: number): void {
  now = new Date(now.getTime() + minutes * 60_000);
}

const articles = () =>
  newsTables(database.db).selectFrom("news.article").selectAll().orderBy("title").execute();
const feeds = () => newsTables(database.db).selectFrom("news.feed").selectAll().orderBy("url").execute();

test("a feed's ttl and its response's max-age lengthen its polling interval", async () => {
  const items = [{ title: "One", link: "https://p1.example/1" }];
  pages["/ttl"] = served(feedOf(items).replace("<title>T", "<ttl>40</ttl><title>T"), '"1"');
  pages["/age"] = (_, response) =>
    response.setHeader("ETag", '"1"').setHeader("Cache-Control", "public, max-age=1500").end(feedOf(items));
  await roundOf([paper("p1", "/ttl"), paper("p2", "/age")])();
  expect((await feeds()).map(({ interval_minutes }) => interval_minutes).sort()).toEqual([25, 40]);
});

test("a round stores what the feeds contain, and no feed is requested again before it is due", async () => {
  pages["/a"] = served(
    feedOf([{ title: "Naira gains", link: "https://a.example/1", summary: "It rose." }]),
    '"1"',
  );
  const round = roundOf([paper("a", "/a")]);
  await round();
  expect(await articles()).toMatchObject([
    { title: "Naira gains", paper_id: "a", category: "Business", sample: false },
  ]);
  expect(await feeds()).toMatchObject([{ etag: '"1"', failures: 0, interval_minutes: 10 }]);
  const words = await newsTables(database.db)
    .selectFrom("news.term")
    .select("word")
    .orderBy("word")
    .execute();
  expect(words).toEqual([{ word: "gains" }, { word: "naira" }]);
  await round();
  expect(requests).toHaveLength(1);
});

test("after a clock that was a day ahead is corrected, feeds are requested at once", async () => {
  pages["/a"] = served(feedOf([{ title: "Naira gains", link: "https://a.example/1" }]));
  const round = roundOf([paper("a", "/a")]);
  later(24 * 60);
  await round();
  later(-24 * 60 + 1);
  await round();
  expect(requests).toHaveLength(2);
  expect(await feeds()).toMatchObject([{ last_checked_at: now }]);
});

test("an unchanged feed is requested with its validator and keeps its articles", async () => {
  pages["/a"] = served(feedOf([{ title: "Naira gains", link: "https://a.example/1" }]), '"1"');
  const round = roundOf([paper("a", "/a")]);
  await round();
  later(60);
  await round();
  expect(requests[1]?.etag).toBe('"1"');
  expect(await articles()).toHaveLength(1);
  expect(await feeds()).toMatchObject([{ etag: '"1"', last_success_at: now }]);
});

test("an edited headline changes the article in place, and the old one stays in its history", async () => {
  pages["/a"] = served(feedOf([{ title: "Naira gains", link: "https://a.example/1" }]));
  const round = roundOf([paper("a", "/a")]);
  await round();
  later(60);
  pages["/a"] = served(feedOf([{ title: "Naira gains 2%", link: "https://a.example/1?utm_source=rss" }]));
  await round();
  expect((await articles()).map(({ title }) => title)).toEqual(["Naira gains 2%"]);
  const history = await newsTables(database.db)
    .selectFrom("news.headline")
    .selectAll()
    .orderBy("seen_at")
    .execute();
  expect(history.map(({ headline }) => headline)).toEqual(["Naira gains", "Naira gains 2%"]);
});

test("an article in two feeds, or at a new address with its old id, is stored once", async () => {
  pages["/a"] = served(feedOf([{ title: "Naira gains", link: "https://a.example/1", guid: "7" }]));
  pages["/b"] = served(feedOf([{ title: "Naira gains", link: "https://www.a.example/1/#top", guid: "7" }]));
  const round = roundOf([paper("a", "/a", "/b")]);
  await round();
  later(60);
  pages["/a"] = served(feedOf([{ title: "Naira gains", link: "https://a.example/new-address", guid: "7" }]));
  await round();
  expect(await articles()).toHaveLength(1);
});

test("papers that report the same event share one story, even after a restart", async () => {
  const title = "Super Eagles beat Ghana in Uyo qualifier";
  pages["/a"] = served(feedOf([{ title, link: "https://a.example/1" }]));
  await roundOf([paper("a", "/a")])();
  pages["/b"] = served(
    feedOf([{ title: "Super Eagles beat Ghana 2-0 in Uyo", link: "https://b.example/1" }]),
  );
  await roundOf([paper("a", "/a"), paper("b", "/b")])();
  const [one, two] = await articles();
  expect(two?.story_id).toBe(one?.story_id);
});

test("a feed that cannot be read is recorded with a clear reason, and the others are still read", async () => {
  pages["/a"] = (_, response) => void response.end("<!doctype html><title>Just a moment...</title>");
  pages["/b"] = served(feedOf([{ title: "Naira gains", link: "https://b.example/1" }]));
  pages["/c"] = (_, response) => void response.setHeader("ETag", '"x"').end("no feed at all");
  await roundOf([paper("a", "/a"), paper("b", "/b"), paper("c", "/c"), paper("d", "/d")])();
  expect((await feeds()).map(({ last_failure }) => last_failure)).toEqual([
    "an HTML page instead of a feed (“Just a moment...”)",
    null,
    "no feed of a known kind",
    "answered 404",
  ]);
  expect((await feeds())[2]).toMatchObject({ etag: null, failures: 1 });
  expect(await articles()).toHaveLength(1);
});

test("entries without a title or safe link are dropped; HTML and missing or future dates are repaired", async () => {
  const body = `<rss version="2.0"><channel><title>T</title>
    <item><link>https://a.example/1</link></item>
    <item><title>No link</title></item>
    <item><title>Script</title><link>javascript:alert(1)</link></item>
    <item><title>&lt;b&gt;Bold&lt;/b&gt; claim</title><link>https://a.example/2</link><pubDate>Sun, 22 Nov 2026 12:00:00 GMT</pubDate></item>
    <item><title>Undated</title><link>https://a.example/3</link></item></channel></rss>`;
  pages["/a"] = served(body);
  await roundOf([paper("a", "/a")])();
  expect((await articles()).map(({ title, published_at }) => [title, published_at <= now])).toEqual([
    ["Bold claim", true],
    ["Undated", true],
  ]);
  const outcomes = await newsTables(database.db).selectFrom("news.feed_outcome").selectAll().execute();
  expect(outcomes).toMatchObject([
    { outcome: "read", detail: "1 with no title, 2 with no link", new_articles: 2 },
  ]);
});

test("if articles cannot be stored no validator is saved, and the next try stores them", async () => {
  pages["/a"] = served(feedOf([{ title: "Naira gains", link: "https://a.example/1" }]), '"1"');
  const tables = newsTables(database.db);
  const round = roundOf([paper("a", "/a")]);
  const { sql } = await import("kysely");
  await sql`alter table news.feed_outcome add constraint shut check (new_articles = 0)`.execute(database.db);
  await round();
  expect(await articles()).toEqual([]);
  expect((await tables.selectFrom("news.feed").select("etag").execute())[0]?.etag).toBeNull();
  await sql`alter table news.feed_outcome drop constraint shut`.execute(database.db);
  later(1);
  await round();
  expect(await articles()).toHaveLength(1);
});

test("failing feeds are requested less and less often, and a 410 stops a feed", async () => {
  pages["/a"] = (_, response) => void response.writeHead(500).end();
  pages["/b"] = (_, response) => void response.writeHead(410).end();
  const round = roundOf([paper("a", "/a"), paper("b", "/b")]);
  await round();
  const [first] = await feeds();
  later(24 * 60);
  await round();
  const [again, gone] = await feeds();
  const wait = (feed: typeof first) =>
    (feed?.next_check_at.getTime() ?? 0) - (feed?.last_checked_at?.getTime() ?? 0);
  expect(wait(again)).toBeGreaterThan(wait(first));
  expect(again).toMatchObject({ failures: 2, state: "on" });
  expect(gone).toMatchObject({ state: "stopped", failures: 1 });
});

test("a feed's new address is adopted after its third permanent redirect", async () => {
  pages["/a"] = (_, response) => void response.writeHead(301, { location: "/new" }).end();
  pages["/new"] = served(feedOf([{ title: "Naira gains", link: "https://a.example/1" }]), '"1"');
  const round = roundOf([paper("a", "/a")]);
  for (let time = 0; time < 3; time += 1) {
    expect((await feeds())[0]?.url ?? `${press.origin}/a`).toBe(`${press.origin}/a`);
    await round();
    later(24 * 60);
  }
  await roundOf([paper("a", "/a")])();
  expect(await feeds()).toMatchObject([{ url: `${press.origin}/new`, listed_url: `${press.origin}/a` }]);
});

test("a headline-only paper's article joins no story, has no summary and is not analysed", async () => {
  const title = "Super Eagles beat Ghana in Uyo qualifier";
  pages["/a"] = served(feedOf([{ title, link: "https://a.example/1", summary: "Text." }]));
  pages["/b"] = served(feedOf([{ title, link: "https://b.example/1", summary: "Text." }]));
  await roundOf([paper("a", "/a"), { ...paper("b", "/b"), headlineOnly: true }])();
  const rows = await articles();
  expect(new Set(rows.map(({ story_id }) => story_id)).size).toBe(2);
  expect(rows.find(({ paper_id }) => paper_id === "b")).toMatchObject({ summary: "", analysed: false });
});

test("the tidying job deletes expired articles, and they do not come back", async () => {
  const body = feedOf([{ title: "Naira gains", link: "https://a.example/1" }]);
  pages["/a"] = served(body);
  const round = roundOf([paper("a", "/a")]);
  await round();
  later(181 * 24 * 60);
  const clock = { now: () => now };
  const fetch = createFetch({ allowedLoopback: [press.origin], userAgent: "test", spacingMs: 0, clock, log });
  const deps = { db: database.db, clock, log, fetch, papers: [paper("a", "/a")], edition: "live" } as const;
  const jobs = newsJobs({ ...deps, retentionDays: 180 });
  await letForget(database.db, "news.tidy");
  await jobs.find(({ name }) => name === "news.tidy")?.run(now);
  expect(await articles()).toEqual([]);
  pages["/a"] = served(`${body} `);
  await round();
  expect(await articles()).toEqual([]);
});

test("the live edition starts without the sample edition's articles", async () => {
  const { db, close } = await testDatabase();
  await sql`insert into news.paper values ('x', 'X', 'http://x', 'http://x/i', 'en', 'General News', 'on', null, false, 'live')`.execute(
    db,
  );
  for (const sample of [true, false]) {
    await sql`insert into news.article (id, canonical_url, url, paper_id, title, summary, category, categories, language,
        published_at, seen_at, analysed, story_id, subject_id, sample)
      values (${`a${sample}`}, ${`http://x/${sample}`}, 'http://x', 'x', 'T', 'S', 'Sports', '{}', 'en', now(), now(), true, 's1', 's1', ${sample})`.execute(
      db,
    );
  }
  await deleteSampleArticles(db);
  expect(await newsTables(db).selectFrom("news.article").select("id").execute()).toEqual([{ id: "afalse" }]);
  await close();
});
