import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newsJobs } from "#domains/news/jobs/schedule.ts";
import type { Paper } from "#domains/news/shapes.ts";
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
const AT_ONCE = 6;
let product: TestProduct;

/** Hostile words in every field of an item: as CDATA, as escaped text, and in place of links and pictures. */
function item(vector: string, at: number): string {
  const minutes = new Date(Date.now() - at * 60_000).toUTCString();
  const wild = addresses[at % addresses.length] ?? "";
  const link = at % 3 === 0 ? wild : `https://paper.example/${at}?x=${vector}`;
  const said =
    at % 2 === 0 ? (words: string) => `<![CDATA[${words.replaceAll("]]>", "]]]]><![CDATA[>")}]]>` : escapeXml;
  return `<item><title>${said(`Lagos tale ${at} ${vector}`)}</title><link>${escapeXml(link)}</link>
<description>${said(`Words of ${at}. ${vector}`)}</description><content:encoded>${said(`<p>${vector}</p>`)}</content:encoded>
<dc:creator>${said(vector)}</dc:creator><category>${said(vector)}</category><guid isPermaLink="${at % 5 === 0}">${escapeXml(wild + at)}</guid>
<media:content medium="image" url="${escapeXml(wild)}"/><enclosure url="${escapeXml(vector)}" type="image/png"/><pubDate>${minutes}</pubDate></item>`;
}

const papers = (origin: string): Paper[] =>
  Array.from({ length: PAPERS }, (_, at) => ({
    id: `p${at}`,
    name: `Paper ${at} ${vectors[at] ?? ""}`,
    homepage: "https://paper.example",
    language: "en",
    defaultCategory: "Politics",
    state: "on",
    feeds: [{ url: `${origin}/${at}`, category: null, state: "on" }],
  }));

async function readFeeds({ database }: TestProduct): Promise<void> {
  const each = Math.ceil(vectors.length / PAPERS);
  await using press = await serve((request, response) => {
    const paper = Number(request.url?.slice(1));
    const items = vectors
      .slice(paper * each, (paper + 1) * each)
      .map((vector, at) => item(vector, paper * each + at));
    const namespaces =
      'xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/"';
    response.end(
      `<rss version="2.0" ${namespaces}><channel><title>P</title>${items.join("")}</channel></rss>`,
    );
  });
  const fetch = createFetch({
    allowedLoopback: [press.origin],
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
    papers: papers(press.origin),
    edition: "live" as const,
    retentionDays: 3650,
  };
  for (const job of newsJobs(deps).slice(0, 3)) await job.run(new Date());
}

/** Stores data as if the providers and the analysis had been deceived; addresses pass intake's own check. */
async function deceiveStore({ database: { db } }: TestProduct): Promise<void> {
  for (const [at, vector] of vectors.slice(0, 40).entries()) {
    const words = `Song ${at} ${vector.replaceAll("\0", "")}`;
    const wild = `https://other.example/${words}`;
    await sql`insert into culture.event (edition, id, name, starts_at, all_day, venue, city, category, description, url, image_url, price, status, origin)
      values ('live', ${`e${at}`}, ${words}, now() + interval '1 day', false, ${words}, ${words}, 'Music', ${words}, ${wild}, ${wild}, ${words}, 'scheduled', 'test')`.execute(
      db,
    );
    await sql`insert into culture.chart_song (edition, chart, day, rank, song, title, artist, artwork_url, url, updated_at)
      values ('live', 'top', current_date, ${at + 1}, ${`s${at}`}, ${words}, ${words}, ${wild}, ${wild}, now())`.execute(
      db,
    );
    await sql`insert into culture.film (edition, list, id, rank, title, overview, poster, genres, trailer_url, nollywood, cities, provider, fetched_at)
      values ('live', 'now', ${`f${at}`}, ${at}, ${words}, ${words}, ${wild}, ${[words]}, ${wild}, true, ${[words]}, 'operator', now())`.execute(
      db,
    );
  }
  await sql`update news.topic set name = name || ${vectors[1] ?? ""}, reason = reason || ${vectors[2] ?? ""}, summary = ${vectors[0] ?? ""}`.execute(
    db,
  );
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
  const left = paths.values();
  const active: string[] = [];
  let marked = 0;
  const look = async () => {
    for (const path of left) {
      const html = await (await fetch(product.url + path)).text();
      if (html.includes(MARK)) marked += 1;
      active.push(...findActive(html).map((what) => `${path}: ${what}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  return { active, marked };
}

const some = <Item>(items: readonly Item[]): Item[] => items.filter((_, at) => at % EVERY === 0);

test(`${vectors.length} hostile items are taken in, and are inert on their own pages`, {
  timeout: 240_000,
}, async () => {
  expect(vectors.length).toBeGreaterThan(800);
  const articles = await ids("id");
  expect(articles.length).toBeGreaterThan(vectors.length / 2);
  const paths = some(articles).map((id, at) => `/article/${id}?lite=${at % 2}`);
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
  expect(findActive(await read(path))).toEqual([]);
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
  expect((await findActiveIn([...stories, ...pages])).active).toEqual([]);
});

/** Every part of an address that a page reads; "*" stands for the hostile words. */
const asked = [
  ...["/trending/*", "/hot-topics/*", "/category/*", "/article/*", "/story/*", "/daily-brief/*", "/*"],
  ...["/newsletter/confirm/*", "/newsletter/unsubscribe/*", "/sports/nigeria-league/club/*"],
  ...["/search?q=*", "/search?q=Lagos&source=*&order=*&category=*&period=*&scope=*&lite=1"],
  ...["/latest?period=*&category=*&cursor=*&source=*", "/newsletter?said=*", "/feedback?said=*"],
  ...["/events?city=*&category=*&date=*", "/music?genre=*", "/now-showing-movies?city=*&genre=*"],
  ...["/business/naira?currency=*&amount=*&from=*&to=*", "/category/business/markets?index=*&range=*"],
  ...["/sports/nigeria-league?tab=*&season=*&view=*", "/sports/nigeria-league?tab=table&assume=*&state=*"],
];

test("a page requested with them is inert, whichever parameter holds them", {
  timeout: 240_000,
}, async () => {
  const paths = some(vectors).map((vector, at) => {
    const word = encodeURIComponent(vector.replaceAll("\0", ""));
    return (asked[at % asked.length] ?? "").replaceAll("*", () => word);
  });
  expect((await findActiveIn(paths)).active).toEqual([]);
});

test("a form that holds them leads back to our own page and says none of them", async () => {
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
])("the feed %s holds text only, for XML as for the HTML in it", async (path) => {
  const xml = await read(path);
  expect(findForeignXml(xml, FEED)).toEqual([]);
  const descriptions = [...xml.matchAll(/<\/category>.*?<description>([^<]*)<\/description>/g)].map(
    ([, text = ""]) => text,
  );
  const once = descriptions.map((text) =>
    text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
  );
  expect(once.filter((text) => text.includes("<"))).toEqual([]);
});

test.each(["/sitemap.xml", "/sitemaps/news.xml", "/sitemaps/pages.xml"])(
  "%s holds addresses and text only",
  async (path) => {
    expect(findForeignXml((await read(path)).replace(/<\?xml[^>]*\?>/, ""), MAP)).toEqual([]);
  },
);

test("JSON is never treated as a page, and its links and pictures lead to the web or to us", async () => {
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
    expect(
      links.filter((link) => !/^(https?:\/\/|\/(?!\/))/.test(link)),
      path,
    ).toEqual([]);
  }
});
