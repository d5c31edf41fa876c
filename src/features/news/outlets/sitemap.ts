import {
  articlePage,
  categoryPage,
  clubPage,
  matchPage,
  pages,
  paperPage,
  placePage,
  topicPage,
} from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { listedPages } from "#contracts/all/page-manifest.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { states } from "#contracts/places.ts";
import { product } from "#contracts/product.ts";
import { navigationCategories } from "#contracts/sections.ts";
import { isTranslated } from "#contracts/translated-pages.ts";
import type { Edition } from "#platform/edition.ts";
import { element } from "#platform/text/xml.ts";
import { HOUR_MS } from "#platform/time.ts";

interface Site {
  /** "https://…", without a slash at the end. */
  readonly site: string;
  /** The sample edition has empty sitemaps and disallows all robots. */
  readonly edition: Edition;
  /** The languages in which the pages can be read. */
  readonly languages: readonly Language[];
}

const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const NEWS = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
/** A news sitemap covers two days and at most a thousand addresses. */
const NEWS_HOURS = 48;
const PAGE_SIZE = 100;
const NEWS_PAGES = 10;

/** "/sitemap.xml": the list of sitemaps. */
export function sitemapIndex({ site }: Site): string {
  const maps = ["/sitemaps/pages.xml", "/sitemaps/league.xml", "/sitemaps/news.xml"].map(
    (path) => `<sitemap>${element("loc", site + path)}</sitemap>`,
  );
  return `${XML_HEAD}<sitemapindex ${SITEMAPS}>${maps.join("")}</sitemapindex>\n`;
}

/** "/sitemaps/pages.xml": the permanent pages, the states, the papers and the current topics, in every language. */
export async function pagesSitemap(ask: Ask, site: Site): Promise<string> {
  const [{ topics }, { running }, { papers }] = await Promise.all([
    ask(api.news.topics, { limit: 50 }),
    ask(api.news.running),
    ask(api.news.papers),
  ]);
  const paths = [
    ...listedPages,
    ...navigationCategories.map(categoryPage),
    ...states.map(({ slug }) => placePage(slug)),
    ...papers.map(({ id }) => paperPage(id)),
    ...new Set([...topics, ...running].map(topicPage)),
  ];
  return urlsOf(paths, site);
}

/**
 * "/sitemaps/league.xml": the clubs and matches of the current season, and the table of every season that has one, in
 * every language.
 */
export async function leagueSitemap(ask: Ask, site: Site): Promise<string> {
  const [{ teams }, { fixtures }, { seasons, current }] = await Promise.all([
    ask(api.league.teams),
    ask(api.league.fixtures),
    ask(api.league.seasons),
  ]);
  const tables = seasons
    .filter(({ has_table }) => has_table)
    .map(({ id }) => `${pages.league}?tab=table${id === current ? "" : `&season=${id}`}`);
  const paths = [
    ...tables,
    ...teams.map(({ _id }) => clubPage(_id)),
    ...fixtures.map(({ fixture_id }) => matchPage(fixture_id)),
  ];
  return urlsOf(paths, site);
}

/** A urlset with every page in each language in which it can be read. */
function urlsOf(paths: readonly string[], { site, edition, languages }: Site): string {
  const allPages = languages.flatMap((language) =>
    paths.filter((page) => language === "en" || isTranslated(page)).map((page) => inLanguage(language, page)),
  );
  const urls = edition === "live" ? allPages.map((page) => `<url>${element("loc", site + page)}</url>`) : [];
  return `${XML_HEAD}<urlset ${SITEMAPS}>${urls.join("")}</urlset>\n`;
}

/** "/sitemaps/news.xml": the articles of the last two days, in the news format. */
export async function newsSitemap(
  ask: Ask,
  { site, edition, languages }: Site,
  now: Date,
  language?: string[],
): Promise<string> {
  const articles = edition === "live" ? await recentArticles(ask, now, language) : [];
  const urls = articles.map((article) => {
    const publication = `<news:publication>${element("news:name", product.name)}${element("news:language", article.language)}</news:publication>`;
    const news = `${publication}${element("news:publication_date", article.published_at)}${element("news:title", article.headline)}`;
    return `<url>${element("loc", site + inLanguage(languages.find((one) => one === article.language) ?? "en", articlePage(article._id)))}<news:news>${news}</news:news></url>`;
  });
  return `${XML_HEAD}<urlset ${SITEMAPS} ${NEWS}>${urls.join("")}</urlset>\n`;
}

async function recentArticles(ask: Ask, now: Date, language: string[] | undefined) {
  const since = now.getTime() - NEWS_HOURS * HOUR_MS;
  const recent = [];
  let cursor: string | undefined;
  for (let page = 0; page < NEWS_PAGES; page += 1) {
    const answer = await ask(api.news.latest, { limit: PAGE_SIZE, cursor, language });
    const fresh = answer.articles.filter(
      ({ published_at, sample }) => !sample && Date.parse(published_at) >= since,
    );
    recent.push(...fresh);
    if (fresh.length < PAGE_SIZE || answer.next_cursor === null) break;
    cursor = answer.next_cursor;
  }
  return recent;
}

/** "/robots.txt". */
export function robotsText({ site, edition, languages }: Site): string {
  if (edition === "sample") return "User-agent: *\nDisallow: /\n";
  const devicePages = languages.flatMap((language) =>
    [pages.search, pages.bookmarks, pages.settings].map((path) => inLanguage(language, path)),
  );
  const closed = ["/api/", ...devicePages].map((path) => `Disallow: ${path}`);
  return `User-agent: *\nAllow: /api/rss\n${closed.join("\n")}\n\nSitemap: ${site}${pages.sitemap}\n`;
}
