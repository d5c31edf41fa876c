import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newsJobs } from "#features/news/jobs/schedule.ts";
import type { Paper } from "#features/news/shapes.ts";
import { systemClock } from "#platform/clock.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { escapeXml } from "#platform/text/xml.ts";
import { serve } from "#tests/support/servers.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { openProduct, type TestProduct } from "#tests/support/test-product.ts";
import { findActive, findForeignXml } from "./inert.ts";
import { addresses, MARK, vectors } from "./vectors.ts";

const PAPERS = 24;
/** All hostile words are stored; every fifth (in `npm run audit` every one) is checked on its page and searched. */
const EVERY = process.env.ALL_VECTORS === undefined ? 5 : 1;
const PARALLEL = 6;
let product: TestProduct;

/** Hostile words in every field of an item: as CDATA, as escaped text, and in place of links and pictures. */
function item(vector: string, at: number): string {
  const minutes = new Date(Date.now() - at * 60_000).toUTCString();
  const address = addresses[at % addresses.length] ?? "";
  const link = at % 3 === 0 ? address : `https://paper.example/${at}?x=${vector}`;
  const encode =
    at % 2 === 0 ? (text: string) => `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : escapeXml;
  return `<item><title>${encode(`Lagos tale ${at} ${vector}`)}</title><link>${escapeXml(link)}</link>
<description>${encode(`Words of ${at}. ${vector}`)}</description><content:encoded>${encode(`<p>${vector}</p>`)}</content:encoded>
<dc:creator>${encode(vector)}</dc:creator><category>${encode(vector)}</category><guid isPermaLink="${at % 5 === 0}">${escapeXml(address + at)}</guid>
<media:content medium="image" url="${escapeXml(address)}"/><enclosure url="${escapeXml(vector)}" type="image/png"/><pubDate>${minutes}</pubDate></item>`;
}

const papers = (origin: string): Paper[] =>
  Array.from({ length: PAPERS }, (_, at) => ({
    id: `p${at}`,
    name: `Paper ${at} ${vectors[at] ?? ""}`,
    homepage: "https://paper.example",
    language: "en",
    defaultCategory: "Politics",
    state: "on",
    feeds: [{ url: `${origin}/${at}`, category: at % 2 === 0 ? "Politics" : null, state: "on" }],
  }));

async function readFeeds({ database }: TestProduct): Promise<void> {
  const perPaper = Math.ceil(vectors.length / PAPERS);
  await using feedServer = await serve((request, response) => {
    const paper = Number(request.url?.slice(1));
    const items = vectors
      .slice(paper * perPaper, (paper + 1) * perPaper)
      .map((vector, at) => item(vector, paper * perPaper + at));
    const namespaces =
      'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
    response.end(
      `<rss version="2.0" ${namespaces}><channel><title>P</title>${items.join("")}</channel></rss>`,
    );
  });
  const fetch = createFetch({
    allowedLoopback: [feedServer.origin],
    userAgent: "test",
    spacingMs: 0,
    clock: systemClock,
    log: silentLog,
  });
  const deps = {
    db: database.db,
    clock: systemClock,
    log: silentLog,
    fetch,
    papers: papers(feedServer.origin),
    edition: "live" as const,
    retentionDays: 3650,
  };
  for (const job of newsJobs(deps).slice(0, 3)) await job.run(new Date());
}

/** Stores data as if the providers and the analysis had been deceived; addresses pass intake's own check. */
async function deceiveStore({ database: { db } }: TestProduct): Promise<void> {
  for (const [at, vector] of vectors.slice(0, 40).entries()) {
    const words = `Song ${at} ${vector.replaceAll("\0", "")}`;
    const hostileUrl = `https://other.example/${words}`;
    await sql`insert into culture.event (edition, id, name, starts_at, all_day, venue, city, category, description, url, image_url, price, status, origin)
      values ('live', ${`e${at}`}, ${words}, now() + interval '1 day', false, ${words}, ${words}, 'Music', ${words}, ${hostileUrl}, ${hostileUrl}, ${words}, 'scheduled', 'test')`.execute(
      db,
    );
    await sql`insert into culture.chart_song (edition, chart, day, rank, song, title, artist, artwork_url, url, updated_at)
      values ('live', 'apple-ng', current_date, ${at + 1}, ${`s${at}`}, ${words}, ${words}, ${hostileUrl}, ${hostileUrl}, now())`.execute(
      db,
    );
    await sql`insert into culture.film (edition, list, id, rank, title, overview, poster, genres, trailer_url, nollywood, cities, provider, fetched_at)
      values ('live', 'now', ${`f${at}`}, ${at}, ${words}, ${words}, ${hostileUrl}, ${[words]}, ${hostileUrl}, true, ${[words]}, 'operator', now())`.execute(
      db,
    );
  }
  const { rows } = await sql<{ id: string }>`select id from news.article limit 3`.execute(db);
  for (const [at, vector] of vectors.slice(0, 10).entries()) {
    const words = `Topic ${at} ${vector}`;
    await sql`insert into news.topic (id, name, score, reason, summary, papers, articles, sample_headlines, sparkline, computed_at, is_current, sample)
      values (${`t${at}`}, ${words}, 5, ${words}, ${words}, 1, ${rows.map(({ id }) => id)}, ${[words]}, '{}', now(), true, false)`.execute(
      db,
    );
  }
}

beforeAll(async () => {
  product = await openProduct({
    ROLES: "web",
    EDITION: "live",
    PROVE_ANSWERS: "0",
  });
  await readFeeds(product);
  await deceiveStore(product);
}, 240_000);
afterAll(() => product.stop());

async function read(path: string): Promise<string> {
  const answer = await fetch(product.url + path);
  expect([answer.status, path]).toEqual([200, path]);
  return answer.text();
}

async function ids(column: "id" | "story_id"): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select distinct ${sql.ref(column)} as id from news.article`.execute(product.database.db);
  return rows.map(({ id }) => id);
}

/** Checks several pages at once; returns what is active in any of them. */
async function findActiveIn(paths: readonly string[]): Promise<{ active: string[]; marked: number }> {
  const remaining = paths.values();
  const active: string[] = [];
  let marked = 0;
  const checkPages = async () => {
    for (const path of remaining) {
      const html = await (await fetch(product.url + path)).text();
      if (html.includes(MARK)) marked += 1;
      active.push(...findActive(html).map((finding) => `${path}: ${finding}`));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, checkPages));
  return { active, marked };
}

const sampleOf = <Item>(items: readonly Item[]): Item[] => items.filter((_, at) => at % EVERY === 0);

test(`of ${vectors.length} hostile items most are stored, and those are inert on their own pages`, {
  timeout: 240_000,
}, async () => {
  expect(vectors.length).toBeGreaterThan(800);
  const articles = await ids("id");
  expect(articles.length).toBeGreaterThan(vectors.length / 2);
  const paths = sampleOf(articles).map((id, at) => `/article/${id}?lite=${at % 2}`);
  const { active, marked } = await findActiveIn(paths);
  expect(active).toEqual([]);
  expect(marked).toBeGreaterThan(paths.length / 2);
});

test.each([
  "/",
  "/latest",
  "/latest?page=2",
  "/popular",
  "/category/politics",
  "/hot-topics",
  "/publishers",
  "/events",
  "/music",
  "/now-showing-movies",
  "/search?q=Lagos",
  "/search?q=Lagos&lite=1",
  "/daily-brief",
  "/rss",
])("%s is inert", async (path) => {
  const html = await read(path);
  expect(findActive(html)).toEqual([]);
  // The page of the feeds shows no words from outside.
  expect(html.includes(MARK)).toBe(path !== "/rss");
});

test("stories and topics are inert, even a topic requested by its hostile name", {
  timeout: 60_000,
}, async () => {
  const { topics } = JSON.parse(await read("/api/trending/ai?limit=50")) as {
    topics: { _id: string; topic: string }[];
  };
  const stories = (await ids("story_id")).slice(0, 30).map((id) => `/story/${id}`);
  const pages = topics
    .slice(0, 10)
    .flatMap(({ _id, topic }) => [`/hot-topics/${_id}`, `/trending/${encodeURIComponent(topic)}`]);
  expect([stories.length, pages.length]).toEqual([30, 20]);
  expect(await findActiveIn([...stories, ...pages])).toEqual({ active: [], marked: 50 });
});

/** Every part of an address that a page reads; "*" stands for the hostile words. */
const addressTemplates = [
  ...["/trending/*", "/hot-topics/*", "/category/*", "/article/*", "/story/*", "/daily-brief/*", "/*"],
  ...["/newsletter/confirm/*", "/newsletter/unsubscribe/*", "/sports/nigeria-league/club/*"],
  ...["/search?q=*", "/search?q=Lagos&source=*&order=*&category=*&period=*&scope=*&lite=1"],
  ...["/latest?period=*&category=*&cursor=*&source=*", "/newsletter?said=*", "/feedback?said=*"],
  ...["/events?city=*&category=*&date=*", "/music?genre=*", "/now-showing-movies?city=*&genre=*"],
  ...["/business/naira?currency=*&amount=*&from=*&to=*", "/category/business/markets?index=*&range=*"],
  ...["/sports/nigeria-league?tab=*&season=*&view=*", "/sports/nigeria-league?tab=table&assume=*&state=*"],
];

test("a page requested with hostile text is inert, whichever parameter holds it", {
  timeout: 240_000,
}, async () => {
  const paths = sampleOf(vectors).map((vector, at) => {
    const word = encodeURIComponent(vector.replaceAll("\0", ""));
    return (addressTemplates[at % addressTemplates.length] ?? "").replaceAll("*", () => word);
  });
  const { active, marked } = await findActiveIn(paths);
  expect(active).toEqual([]);
  expect(marked).toBeGreaterThan(paths.length / 3);
});

test("a form with hostile text redirects to our own page, without that text in the address", async () => {
  for (const [at, vector] of vectors.slice(0, 40).entries()) {
    const page = at % 2 === 0 ? "/newsletter" : "/feedback";
    const body = new URLSearchParams({ email: vector, name: vector, feedback: vector.repeat(3) });
    const answer = await fetch(product.url + page, { method: "POST", body, redirect: "manual" });
    const location = answer.headers.get("location") ?? "";
    expect([answer.status, location]).toEqual([
      303,
      expect.stringMatching(new RegExp(`^${page}\\?said=[a-z-]+$`)),
    ]);
    if (at < 2) expect(findActive(await (await fetch(product.url + location)).text())).toEqual([]);
  }
});

const FEED = new Set(
  "rss channel title link atom:link description language generator ttl lastBuildDate item guid pubDate category dc:creator dc:language source media:thumbnail".split(
    " ",
  ),
);
const MAP = new Set(
  "urlset url loc lastmod changefreq priority news:news news:publication news:name news:language news:publication_date news:title sitemapindex sitemap image:image image:loc".split(
    " ",
  ),
);

test.each([
  "/api/rss",
  "/api/rss/politics",
  "/api/rss/search?q=Lagos",
  `/api/rss/search?q=${encodeURIComponent(`Lagos ${vectors[0]}`)}`,
])("the feed %s holds text only, as XML and as the HTML in it", async (path) => {
  const xml = await read(path);
  expect(xml).toContain(MARK);
  expect(findForeignXml(xml, FEED)).toEqual([]);
  const descriptions = [...xml.matchAll(/<\/category>.*?<description>([^<]*)<\/description>/g)].map(
    ([, text = ""]) => text,
  );
  expect(descriptions).toHaveLength(xml.split("<item>").length - 1);
  const unescapedOnce = descriptions.map((text) =>
    text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
  );
  expect(unescapedOnce.filter((text) => text.includes("<"))).toEqual([]);
});

test.each(["/sitemap.xml", "/sitemaps/news.xml", "/sitemaps/pages.xml"])(
  "%s holds addresses and text only",
  async (path) => {
    expect(findForeignXml((await read(path)).replace(/<\?xml[^>]*\?>/, ""), MAP)).toEqual([]);
  },
);

test("JSON is served as JSON, and its links and pictures are web addresses or our own paths", async () => {
  for (const path of [
    "/api/rss.json",
    "/api/articles/latest?limit=100",
    "/api/events",
    "/api/music/charts",
    "/api/movies/now-showing",
  ]) {
    const answer = await fetch(product.url + path);
    expect([
      answer.headers.get("x-content-type-options"),
      answer.headers.get("content-type")?.split(";")[0],
    ]).toEqual(["nosniff", expect.stringMatching(/json$/)]);
    const links = [
      ...(await answer.text()).matchAll(/"(?:\w*url|image|poster|artwork|trailer)\w*":"((?:[^"\\]|\\.)*)"/g),
    ].map(([, link = ""]) => JSON.parse(`"${link}"`) as string);
    expect(links.length, path).toBeGreaterThan(0);
    expect(
      links.filter((link) => !/^(https?:\/\/|\/(?!\/))/.test(link)),
      path,
    ).toEqual([]);
  }
});
