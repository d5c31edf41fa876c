import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { leagueSitemap, newsSitemap, pagesSitemap, robotsText, sitemapIndex } from "./sitemap.ts";

const now = new Date("2026-11-21T18:00:00Z");
const live = { site: "https://gist.example", edition: "live", languages: ["en", "ha"] } as const;
const sample = { site: "https://gist.example", edition: "sample", languages: ["en", "ha"] } as const;

const ask = (async (address: string) => {
  if (address === "GET /trending/ai") return { topics: [{ _id: "t1", topic: "Naira" }] };
  if (address === "GET /topics/running") return { running: [{ _id: "r1", topic: "Fares" }] };
  if (address === "GET /meta/papers") return { papers: [{ id: "punch" }] };
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
    return { topics: [], running: [], papers: [] };
  }) as unknown as Ask;
  await pagesSitemap(topics, live);
  expect(calls).toContainEqual(["GET /trending/ai", { limit: 50 }]);
});

test("the league sitemap lists every table of a season, every club and every match in every language", async () => {
  const answers: Record<string, object> = {
    "GET /npfl/teams/all": { teams: [{ _id: "enyimba" }] },
    "GET /npfl/fixtures": { fixtures: [{ fixture_id: "m1" }] },
    "GET /npfl/seasons": {
      current: "2025-26",
      seasons: [
        { id: "2025-26", has_table: true },
        { id: "2024-25", has_table: true },
        { id: "2022-23", has_table: false },
      ],
    },
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
  expect(text).toContain("<loc>https://gist.example/hot-topics/r1</loc>");
  expect(text).toContain("<loc>https://gist.example/ha/paper/punch</loc>");
  expect(text).toContain("<loc>https://gist.example/place/akwa-ibom</loc>");
  expect(text).not.toContain("/bookmarks");
});

test("the sample edition has empty sitemaps and a robots.txt that disallows everything", async () => {
  expect(await pagesSitemap(ask, sample)).not.toContain("<loc>");
  expect(await newsSitemap(ask, sample, now)).not.toContain("<loc>");
  expect(robotsText(sample)).toBe("User-agent: *\nDisallow: /\n");
  expect(robotsText(live)).toContain("Sitemap: https://gist.example/sitemap.xml");
});

const urlset = (content: string, namespaces = "") =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>${content}</urlset>\n`;
const english = { ...live, languages: ["en"] } as const;

test("robots.txt allows the feeds, and disallows the API and each language's personal pages", () => {
  expect(robotsText(live)).toBe(
    [
      "User-agent: *",
      "Allow: /api/rss",
      "Disallow: /api/",
      ...["/search", "/bookmarks", "/settings"].map((path) => `Disallow: ${path}`),
      ...["/ha/search", "/ha/bookmarks", "/ha/settings"].map((path) => `Disallow: ${path}`),
      "",
      "Sitemap: https://gist.example/sitemap.xml",
      "",
    ].join("\n"),
  );
});

test("the index is a sitemapindex with one sitemap for each address", () => {
  expect(sitemapIndex(live)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">' +
      ["pages", "league", "news"]
        .map((name) => `<sitemap><loc>https://gist.example/sitemaps/${name}.xml</loc></sitemap>`)
        .join("") +
      "</sitemapindex>\n",
  );
});

test("the league sitemap is a urlset", async () => {
  const answers: Record<string, object> = {
    "GET /npfl/teams/all": { teams: [] },
    "GET /npfl/fixtures": { fixtures: [] },
    "GET /npfl/seasons": { current: "2025-26", seasons: [{ id: "2025-26", has_table: true }] },
  };
  const league = (async (address: string) => answers[address]) as unknown as Ask;
  expect(await leagueSitemap(league, english)).toBe(
    urlset("<url><loc>https://gist.example/sports/nigeria-league?tab=table</loc></url>"),
  );
  expect(await leagueSitemap(league, sample)).toBe(urlset(""));
});

test("a page without a translation is in the sitemap once, in English", async () => {
  const text = await pagesSitemap(ask, { ...live, languages: ["ha", "en"] });
  expect(text.match(/<loc>[^<]*\/about<\/loc>/g)).toEqual(["<loc>https://gist.example/about</loc>"]);
  expect(text.match(/<loc>[^<]*\/latest<\/loc>/g)).toEqual([
    "<loc>https://gist.example/ha/latest</loc>",
    "<loc>https://gist.example/latest</loc>",
  ]);
});

/** Answers with one page of articles after the other. */
function paged(...answers: object[]): Ask {
  return (async () => answers.shift()) as unknown as Ask;
}

const fresh = {
  ...{ _id: "1new", headline: "Naira gains", language: "ha", sample: false },
  published_at: "2026-11-21T10:00:00.000Z",
};

test("an article in the news sitemap has its address, paper, language, time and title", async () => {
  const news = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
  const latest = { articles: [fresh], next_cursor: null };
  expect(await newsSitemap(paged(latest), live, now)).toBe(
    urlset(
      "<url><loc>https://gist.example/ha/article/1new</loc><news:news>" +
        "<news:publication><news:name>Naija Gist</news:name><news:language>ha</news:language></news:publication>" +
        "<news:publication_date>2026-11-21T10:00:00.000Z</news:publication_date>" +
        "<news:title>Naira gains</news:title></news:news></url>",
      news,
    ),
  );
  expect(await newsSitemap(paged(), sample, now)).toBe(urlset("", news));
});

test("no sample articles are in the news sitemap", async () => {
  const latest = { articles: [{ ...fresh, sample: true }], next_cursor: null };
  expect(await newsSitemap(paged(latest), live, now)).not.toContain("<url>");
});

test("the news sitemap ends with the last page, however many fresh articles that has", async () => {
  const full = Array.from({ length: 100 }, () => fresh);
  const text = await newsSitemap(
    paged({ articles: full, next_cursor: "c1" }, { articles: full, next_cursor: null }),
    live,
    now,
  );
  expect(text.match(/<url>/g)).toHaveLength(200);
});
