import { expect, test } from "vitest";
import type { Ask } from "#contracts/all-endpoints.ts";
import { leagueSitemap, newsSitemap, pagesSitemap, robotsText, sitemapIndex } from "./sitemap.ts";

const now = new Date("2026-11-21T18:00:00Z");
const live = { site: "https://gist.example", edition: "live", languages: ["en", "ha"] } as const;
const sample = { site: "https://gist.example", edition: "sample", languages: ["en", "ha"] } as const;

const ask = (async (address: string) => {
  if (address === "GET /trending/ai") return { topics: [{ _id: "t1", topic: "Naira" }] };
  const article = (id: string, published_at: string) => ({
    _id: id,
    headline: "Tom & Jerry",
    published_at,
    language: "en",
    sample: false,
  });
  return {
    articles: [article("1new", "2026-11-21T10:00:00.000Z"), article("1old", "2026-11-01T10:00:00.000Z")],
    next_cursor: null,
  };
}) as unknown as Ask;

test("the index has the news sitemap's full address", () => {
  expect(sitemapIndex(live)).toContain("<loc>https://gist.example/sitemaps/news.xml</loc>");
});

test("the news sitemap lists the articles of the last two days, with their titles escaped", async () => {
  const text = await newsSitemap(ask, live, now);
  expect(text).toContain("<loc>https://gist.example/article/1new</loc>");
  expect(text).toContain("<news:title>Tom &amp; Jerry</news:title>");
  expect(text).not.toContain("1old");
});

test("the index lists the sitemaps of pages, league and news, in this order", () => {
  expect([...sitemapIndex(live).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
    ["pages", "league", "news"].map((name) => `https://gist.example/sitemaps/${name}.xml`),
  );
});

test("the news sitemap requests page after page while all articles are fresh, up to a thousand", async () => {
  const queries: object[] = [];
  const endless = (fresh: number, published_at = "2026-11-21T10:00:00.000Z") =>
    (async (_address: string, words: object) => {
      queries.push(words);
      const articles = Array.from({ length: fresh }, (_, at) => ({
        ...{ _id: `${queries.length}-${at}`, headline: "H", language: "en", sample: false },
        published_at,
      }));
      return { articles, next_cursor: `c${queries.length}` };
    }) as unknown as Ask;
  const count = async (answers: Ask) => {
    queries.length = 0;
    return [...(await newsSitemap(answers, live, now)).matchAll(/<url>/g)].length;
  };
  expect(await count(endless(100))).toBe(1000);
  expect(queries).toHaveLength(10);
  expect(queries.slice(0, 2)).toEqual([
    { limit: 100, cursor: undefined },
    { limit: 100, cursor: "c1" },
  ]);
  expect([await count(endless(99)), queries.length]).toEqual([99, 1]);
  expect(await count(endless(5, "2026-11-19T18:00:00.000Z"))).toBe(5);
  expect(await count(endless(5, "2026-11-19T17:59:59.999Z"))).toBe(0);
});

test("the pages sitemap requests fifty topics", async () => {
  const calls: unknown[] = [];
  const topics = (async (...all: unknown[]) => {
    calls.push(all);
    return { topics: [] };
  }) as unknown as Ask;
  await pagesSitemap(topics, live);
  expect(calls).toEqual([["GET /trending/ai", { limit: 50 }]]);
});

test("the league sitemap lists every season's table, every club and every match in every language", async () => {
  const answers: Record<string, object> = {
    "GET /npfl/teams/all": { teams: [{ _id: "enyimba" }] },
    "GET /npfl/fixtures": { fixtures: [{ fixture_id: "m1" }] },
    "GET /npfl/seasons": { current: "2025-26", seasons: [{ id: "2025-26" }, { id: "2024-25" }] },
  };
  const league = (async (address: string) => answers[address]) as unknown as Ask;
  const hub = "https://gist.example/sports/nigeria-league";
  const locations = [...(await leagueSitemap(league, live)).matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, loc]) => loc,
  );
  const pages = [
    `${hub}?tab=table`,
    `${hub}?tab=table&amp;season=2024-25`,
    `${hub}/club/enyimba`,
    `${hub}/match/m1`,
  ];
  expect(locations).toEqual([...pages, ...pages.map((page) => page.replace("example/", "example/ha/"))]);
  expect(await leagueSitemap(league, sample)).not.toContain("<loc>");
});

test("the pages sitemap lists lasting pages, but no untranslated versions and no personal pages", async () => {
  const text = await pagesSitemap(ask, live);
  expect(text).toContain("<loc>https://gist.example/ha/latest</loc>");
  expect(text).not.toContain("/ha/about");
  expect(text).toContain("<loc>https://gist.example/category/general%20news</loc>");
  expect(text).toContain("<loc>https://gist.example/hot-topics/t1</loc>");
  expect(text).not.toContain("/bookmarks");
});

test("the sample edition has empty sitemaps and a robots.txt that disallows everything", async () => {
  expect(await pagesSitemap(ask, sample)).not.toContain("<loc>");
  expect(await newsSitemap(ask, sample, now)).not.toContain("<loc>");
  expect(robotsText(sample)).toBe("User-agent: *\nDisallow: /\n");
  expect(robotsText(live)).toContain("Sitemap: https://gist.example/sitemap.xml");
});
