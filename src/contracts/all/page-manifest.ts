import {
  articlePage,
  briefPage,
  categoryPage,
  clubPage,
  confirmPage,
  editionPage,
  matchPage,
  pages,
  paperPage,
  type pathPatterns,
  placePage,
  searchPage,
  storyPage,
  topicPage,
  unsubscribePage,
} from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { navigationCategories } from "#contracts/sections.ts";
import type { Ask } from "./all-endpoints.ts";

/** A page as the server, the build and the tests know it; the browser needs only its address. */
export interface Page {
  /** "news/search" is `features/news/pages/search.tsx`; null if another page's file shows it, or none. */
  readonly name: string | null;
  /** Whether the news' left rails or the right column stand beside it; by default the right column alone. */
  readonly frame?: "news" | "wide";
  /** The path that the router matches, if it differs from the address. */
  readonly path?: string;
  /** The query parameters that the page reads; one that no page reads creates no cache entry. */
  readonly params?: readonly string[];
  /** False for a reader's own page and for pages not meant for robots: they are in no sitemap. */
  readonly listed?: false;
  /** The addresses that the tests visit, if they are not just the page's own. */
  readonly examples?: (ask: Ask) => Promise<readonly string[]>;
}

type Address = (typeof pages)[keyof typeof pages];
type Pattern = (typeof pathPatterns)[keyof typeof pathPatterns];
/** A page with a parameter in its address cannot be visited without an example. */
type Manifest = Record<Address, Page> & Record<Pattern, Page & Required<Pick<Page, "examples">>>;

const filter = ["scope", "period", "source", "place", "page"];
const leagueTabs = [
  "table",
  "table&view=positions",
  "table&view=cross",
  "table&view=decisions",
  "table&view=possible",
  "table&view=in-hand",
  "fixtures",
  "results",
  "results&matchday=5",
  "teams",
  "ai-insights",
  "ai-insights&view=simulation",
  "ai-insights&view=record",
  "ai-insights&view=moves",
  "ai-insights&view=run-in",
  "ai-insights&view=needed",
  "ai-insights&view=over-time",
  "ai-insights&view=strength",
  "ai-insights&view=fortress",
  "ai-insights&view=records",
];

/** Every page of the site. The router takes them in this order. */
export const manifest: Manifest = {
  "/sports/nigeria-league": {
    name: "league/hub",
    frame: "wide",
    params: ["tab", "view", "season", "assume", "order", "state", "matchday"],
    examples: async () => [pages.league, ...leagueTabs.map((tab) => `${pages.league}?tab=${tab}`)],
  },
  "/sports/nigeria-league/club/:id": {
    name: "league/club",
    frame: "wide",
    examples: async (ask) => (await ask(api.league.teams)).teams.slice(0, 1).map(({ _id }) => clubPage(_id)),
  },
  "/sports/nigeria-league/match/:id": {
    name: "league/match",
    frame: "wide",
    examples: async (ask) =>
      (await ask(api.league.upcoming, { limit: 1 })).fixtures.map(({ fixture_id }) => matchPage(fixture_id)),
  },
  "/": { name: "home", frame: "news", params: filter },
  "/category/:category": {
    name: "news/category",
    frame: "news",
    params: filter,
    examples: async () => [categoryPage(navigationCategories[1])],
  },
  "/search": {
    name: "news/search",
    frame: "news",
    params: ["q", "order", "category", ...filter],
    listed: false,
    examples: async () => [pages.search, searchPage("market")],
  },
  "/article/:id": {
    name: "news/article",
    frame: "news",
    examples: async (ask) => (await latest(ask)).map(({ _id }) => articlePage(_id)),
  },
  "/story/:id": {
    name: "news/story",
    frame: "news",
    examples: async (ask) =>
      (await latest(ask)).flatMap(({ story_id }) => (story_id ? storyPage(story_id) : [])),
  },
  "/paper/:id": {
    name: "news/paper",
    frame: "news",
    examples: async (ask) => (await latest(ask)).map(({ newspaper_id }) => paperPage(newspaper_id)),
  },
  "/hot-topics": { name: "news/hot-topics", frame: "news" },
  "/hot-topics/:id": {
    name: "news/topic",
    frame: "news",
    examples: async (ask) => (await topics(ask)).map(topicPage),
  },
  "/trending/:topic": {
    name: "news/topic",
    frame: "news",
    examples: async (ask) => (await topics(ask)).map(({ topic }) => `/trending/${encodeURIComponent(topic)}`),
  },
  "/popular": { name: "news/popular", frame: "news" },
  "/latest": { name: "news/latest", frame: "news", params: filter },
  "/edition/:date/:name": {
    name: "news/edition",
    frame: "news",
    examples: async (ask) => {
      const { edition } = await ask(api.news.currentEdition);
      return edition ? [editionPage(edition)] : [];
    },
  },
  "/places": { name: "places" },
  "/place/:state": {
    name: "place",
    frame: "news",
    examples: async (ask) =>
      (await ask(api.news.places)).places.slice(0, 1).map(({ slug }) => placePage(slug)),
  },
  "/publishers": { name: "news/publishers", frame: "news", params: ["q"] },
  "/bookmarks": { name: "reader/bookmarks", listed: false },
  "/settings": { name: "reader/settings", listed: false },
  "/following": { name: "reader/following", listed: false },
  "/since": { name: "reader/since", listed: false },
  "/recently-read": { name: "reader/recently-read", listed: false },
  "/offline": { name: "reader/offline", params: ["to"], listed: false },
  "/category/business/markets": { name: "markets", params: ["range"] },
  "/business/business-metrics": { name: "markets/economic-indicators" },
  "/business/naira": { name: "markets/naira", params: ["range", "currency", "amount", "from", "to"] },
  "/now-showing-movies": { name: "culture/now-showing", params: ["genre", "city"] },
  "/coming-soon-movies": { name: "culture/upcoming-films", params: ["genre", "city"] },
  "/music": { name: "culture/music" },
  "/events": { name: "culture/events", params: ["city", "category", "from"] },
  "/newsletter": { name: "letters/newsletter", params: ["said"] },
  "/newsletter/confirm/:token": {
    name: "letters/confirm",
    examples: async () => [confirmPage("x".repeat(33))],
  },
  "/newsletter/unsubscribe/:token": {
    name: "letters/unsubscribe",
    examples: async () => [unsubscribePage(`u${"x".repeat(32)}`)],
  },
  "/daily-brief": { name: "letters/daily-brief", path: "/daily-brief/:date?" },
  "/daily-brief/:date": {
    name: null,
    examples: async (ask) =>
      (await ask(api.letters.briefArchive)).briefs.slice(0, 1).map(({ date }) => briefPage(date)),
  },
  "/feedback": { name: "letters/feedback", params: ["about", "said"] },
  "/correct": { name: "letters/correct", params: ["page", "sentence", "said"], listed: false },
  "/about": { name: "info/about" },
  "/privacy": { name: "info/privacy" },
  "/terms": { name: "info/terms" },
  "/contact": { name: "info/contact" },
  "/copyright": { name: "info/copyright" },
  "/disclaimer": { name: "info/disclaimer" },
  "/developers": { name: "info/developers" },
  "/rss": { name: "info/rss" },
  "/careers": { name: "info/careers" },
  "/sitemap.xml": { name: null, listed: false, examples: async () => [] },
};

const latest = async (ask: Ask) => (await ask(api.news.latest, { limit: 1 })).articles;
const topics = async (ask: Ask) => (await ask(api.news.topics, { limit: 1 })).topics;

const all: readonly Page[] = Object.values(manifest);

/** Every query parameter that some page reads; the data saver's, "lite" and "mine", are read by all. */
export const pageParams: ReadonlySet<string> = new Set([
  "lite",
  "mine",
  ...all.flatMap(({ params = [] }) => params),
]);

/** The pages listed for search engines, except those with a parameter in the path. */
export const listedPages: readonly string[] = Object.values(pages).filter(
  (page) => manifest[page]?.listed !== false,
);

/** Addresses at which every page can be visited. */
export async function pageExamples(ask: Ask): Promise<string[]> {
  const plainPages = Object.values(pages).filter((page) => manifest[page]?.examples === undefined);
  const examplePages = await Promise.all(all.map(({ examples }) => examples?.(ask) ?? []));
  return [...plainPages, ...examplePages.flat()];
}
