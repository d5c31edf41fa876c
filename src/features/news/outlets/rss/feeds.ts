import {
  categoryPage,
  pages,
  paperPage,
  placePage,
  safeDecode,
  searchPage,
  topicPage,
  websubAddress,
} from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { inLanguage, type Language, listLanguage } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { categories } from "#contracts/sections.ts";
import type { Article } from "#features/news/contract/news.ts";
import { linksOf, orNone } from "#platform/outlet.ts";
import { briefEntry, type FeedSite, languageOf, type NewsFeed, toEntry } from "./feed.ts";
import { writeJsonFeed, writeRss } from "./write-feeds.ts";

export interface FeedAnswer {
  readonly contentType: string;
  readonly body: string;
  /** Its `Link` header. */
  readonly link: string;
  /** When its newest entry appeared. */
  readonly modifiedAt: Date | undefined;
}

const ENTRIES = 50;

/** Categories by the name of their feed in the address. "news" is another name for General News. */
const categoryFeeds: ReadonlyMap<string, Article["category"]> = new Map([
  ...categories.map((label) => [label.toLowerCase().replaceAll(" ", "-"), label] as const),
  ["news", "General News"],
]);

type Say = (sentence: string, values?: Readonly<Record<string, string>>) => string;

interface Asked {
  readonly path: string;
  readonly query: URLSearchParams;
  /** The language of the pages that the feed leads to. */
  readonly page: Language;
  readonly say: Say;
}

type FeedContent = Pick<NewsFeed, "title" | "description" | "page"> &
  ({ readonly articles: readonly Article[] } | { readonly briefs: readonly Brief[] });

type Brief = Parameters<typeof briefEntry>[0];

/** The newest briefs, and articles of the league. */
const [BRIEFS, OF_LEAGUE] = [7, 5];

/**
 * The feed at an address below the API's base: "/rss", "/rss/politics", "/rss/paper/punch", "/rss/topic/…",
 * "/rss/place/kaduna", "/rss/hot-topics", "/rss/brief", "/rss/league", "/rss/search?q=…". With ".json" after the path it is a JSON Feed. Null if there is no such feed.
 */
export async function rssFor(ask: Ask, address: string, site: FeedSite): Promise<FeedAnswer | null> {
  const { pathname, searchParams } = new URL(address, "http://feeds");
  const match = /^\/rss(?:\/(.*?))?(\.json)?$/.exec(pathname);
  if (match === null) return null;
  const [, path = "", json] = match;
  const language = pageLanguage(searchParams, site.languages);
  const say: Say = (sentence, values) => site.say(language, sentence, values);
  const feed = await findFeed(ask, { path: safeDecode(path), query: searchParams, page: language, say });
  if (feed === null) return null;
  const entries =
    "briefs" in feed
      ? feed.briefs.map((brief) => briefEntry(brief, site, language))
      : feed.articles.map((article) => toEntry(article, site, language));
  const newsFeed: NewsFeed = {
    title: feed.title,
    description: feed.description,
    page: site.site + inLanguage(language, feed.page),
    self: site.api + address,
    hub: site.site + websubAddress,
    language: entries.length === 0 && language !== "en" ? language : languageOf(entries),
    entries,
  };
  const body = json ? writeJsonFeed(newsFeed) : writeRss(newsFeed);
  const contentType = json ? "application/feed+json; charset=utf-8" : "application/rss+xml; charset=utf-8";
  return { contentType, body, link: linksOf(newsFeed), modifiedAt: entries[0]?.publishedAt };
}

/**
 * A feed of one language links to the pages in it, and uses it for whatever is not a paper's text, if the site has such
 * pages.
 */
function pageLanguage(query: URLSearchParams, languages: readonly Language[]): Language {
  const [only, ...others] = languageIn(query) ?? [];
  return languages.find((language) => language === only && others.length === 0) ?? "en";
}

/** The languages as the API's calls take them. */
export function languageIn(query: URLSearchParams): string[] | undefined {
  const languages = query.getAll("language");
  return languages.length === 0 ? undefined : languages;
}

async function findFeed(ask: Ask, { path, query, page, say }: Asked): Promise<FeedContent | null> {
  const category = categoryFeeds.get(path);
  const language = languageIn(query);
  if (path === "") return latestFeed(ask, language, say);
  if (category !== undefined) return categoryFeed(ask, category, language, say);
  if (path === "hot-topics") return topicsFeed(ask, language, say);
  if (path === "brief") return briefFeed(ask, page, say);
  if (path === "league") return leagueFeed(ask, say);
  if (path === "search") return searchFeed(ask, query.get("q")?.trim() ?? "", language, say);
  const [, kind, name = ""] = /^(paper|topic|place)\/(.+)$/.exec(path) ?? [];
  if (kind === "paper") return paperFeed(ask, name, say);
  if (kind === "place") return placeFeed(ask, name, language, say);
  return kind === "topic" ? topicFeed(ask, name, say) : null;
}

async function latestFeed(ask: Ask, language: string[] | undefined, say: Say): Promise<FeedContent> {
  const { articles } = await ask(api.news.latest, { limit: ENTRIES, language });
  const description = say("The newest articles of all papers, one for each story.");
  return { title: product.name, description, page: pages.latest, articles };
}

async function categoryFeed(
  ask: Ask,
  category: string,
  language: string[] | undefined,
  say: Say,
): Promise<FeedContent> {
  const { articles } = await ask(api.news.category, {
    category: category.toLowerCase(),
    limit: ENTRIES,
    language,
  });
  return { ...titled(say(category), say), page: categoryPage(category), articles };
}

/** The title and description of a category's or a state's feed. */
function titled(name: string, say: Say): Pick<FeedContent, "title" | "description"> {
  const description = say("The newest articles: {category}.", { category: name });
  return { title: `${name} · ${product.name}`, description };
}

async function paperFeed(ask: Ask, id: string, say: Say): Promise<FeedContent | null> {
  const { papers } = await ask(api.news.papers);
  const paper = papers.find((one) => one.id === id);
  if (paper === undefined) return null;
  const { articles } = await ask(api.news.latest, { source: paper.name, limit: ENTRIES });
  const title = `${paper.name} · ${product.name}`;
  return {
    title,
    description: say("The newest articles of {paper}.", { paper: paper.name }),
    page: paperPage(paper.id),
    articles,
  };
}

async function placeFeed(
  ask: Ask,
  named: string,
  language: string[] | undefined,
  say: Say,
): Promise<FeedContent | null> {
  const answer = await ask(api.news.latest, { place: named, limit: ENTRIES, language }).catch(orNone);
  if (!answer?.place) return null;
  const { articles, place } = answer;
  return { ...titled(say(place.name), say), page: placePage(place.slug), articles };
}

async function topicFeed(ask: Ask, id: string, say: Say): Promise<FeedContent | null> {
  const answer = await ask(api.news.topic, { id }).catch(orNone);
  if (answer === null) return null;
  const { topic } = answer;
  const title = `${topic.topic} · ${product.name}`;
  return {
    title,
    description: say("Articles on {topic}.", { topic: topic.topic }),
    page: topicPage(topic),
    articles: topic.articles,
  };
}

/** Each topic's newest article. */
async function topicsFeed(ask: Ask, language: string[] | undefined, say: Say): Promise<FeedContent> {
  const { topics } = await ask(api.news.topics, { limit: ENTRIES, language });
  const newest = topics.flatMap(({ articles }) => articles.toSorted(newestFirst).slice(0, 1));
  return {
    title: `${say("Trending Topics")} · ${product.name}`,
    description: say("The newest article of each of the day's topics."),
    page: pages.hotTopics,
    articles: [...new Map(newest.map((article) => [article._id, article])).values()].sort(newestFirst),
  };
}

/** The briefs of the feed's language; without one they are those of all languages, as on the English page. */
async function briefFeed(ask: Ask, page: Language, say: Say): Promise<FeedContent> {
  const { briefs } = await ask(api.letters.briefArchive);
  const answers = await Promise.all(
    briefs.slice(0, BRIEFS).map(({ date }) => ask(api.letters.brief, { date, language: listLanguage(page) })),
  );
  return {
    title: `${say("Daily Brief")} · ${product.name}`,
    description: say("The day in seven topics, every morning at 7:00 AM."),
    page: pages.dailyBrief,
    briefs: answers.map(({ brief }) => brief),
  };
}

async function leagueFeed(ask: Ask, say: Say): Promise<FeedContent> {
  const { articles } = await ask(api.league.news, {});
  const answers = await Promise.all(
    articles.slice(0, OF_LEAGUE).map(({ _id }) => ask(api.news.article, { id: _id }).catch(orNone)),
  );
  return {
    title: `${say("Nigeria League")} · ${product.name}`,
    description: say("The newest articles on the Nigeria Premier Football League."),
    page: pages.league,
    articles: answers.flatMap((answer) => answer?.article ?? []),
  };
}

function newestFirst(a: Article, b: Article): number {
  return b.published_at.localeCompare(a.published_at);
}

async function searchFeed(
  ask: Ask,
  q: string,
  language: string[] | undefined,
  say: Say,
): Promise<FeedContent | null> {
  if (q === "") return null;
  const { articles } = await ask(api.news.search, { q, order: "newest", limit: ENTRIES, language });
  const title = `“${q}” · ${product.name}`;
  const description = say("The newest articles that say: {q}", { q });
  return { title, description, page: searchPage(q), articles };
}
