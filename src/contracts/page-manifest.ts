import {
  articlePage,
  briefPage,
  categoryPage,
  clubPage,
  confirmPage,
  editionPage,
  matchPage,
  navigationCategories,
  pages,
  type pathPatterns,
  searchPage,
  storyPage,
  topicPage,
  unsubscribePage,
} from "./addresses.ts";
import type { Ask } from "./all-endpoints.ts";

/** A page as the server, the build and the tests know it; the browser needs only its address. */
export interface Page {
  /** The file in `site/routes` that shows it; null if another page's file does, or none. */
  readonly file: string | null;
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

const filter = ["scope", "period", "source", "page"];
const leagueTabs = [
  "table",
  "table&view=positions",
  "table&view=cross",
  "table&view=decisions",
  "fixtures",
  "results",
  "results&matchday=5",
  "teams",
  "ai-insights",
  "ai-insights&view=simulation",
  "ai-insights&view=record",
];

/** Every page of the site. The router takes them in this order. */
export const manifest: Manifest = {
  "/sports/nigeria-league": {
    file: "league/hub.tsx",
    frame: "wide",
    params: ["tab", "view", "season", "assume", "order", "state", "matchday"],
    examples: async () => [pages.league, ...leagueTabs.map((tab) => `${pages.league}?tab=${tab}`)],
  },
  "/sports/nigeria-league/club/:id": {
    file: "league/club.tsx",
    frame: "wide",
    examples: async (ask) =>
      (await ask("GET /npfl/teams/all")).teams.slice(0, 1).map(({ _id }) => clubPage(_id)),
  },
  "/sports/nigeria-league/match/:id": {
    file: "league/match.tsx",
    frame: "wide",
    examples: async (ask) =>
      (await ask("GET /npfl/fixtures/upcoming", { limit: 1 })).fixtures.map(({ fixture_id }) =>
        matchPage(fixture_id),
      ),
  },
  "/": { file: "news/home.tsx", frame: "news", params: filter },
  "/category/:category": {
    file: "news/category.tsx",
    frame: "news",
    params: filter,
    examples: async () => [categoryPage(navigationCategories[1])],
  },
  "/search": {
    file: "news/search.tsx",
    frame: "news",
    params: ["q", "order", "category", ...filter],
    listed: false,
    examples: async () => [pages.search, searchPage("market")],
  },
  "/article/:id": {
    file: "news/article.tsx",
    frame: "news",
    examples: async (ask) => (await latest(ask)).map(({ _id }) => articlePage(_id)),
  },
  "/story/:id": {
    file: "news/story.tsx",
    frame: "news",
    examples: async (ask) =>
      (await latest(ask)).flatMap(({ story_id }) => (story_id ? storyPage(story_id) : [])),
  },
  "/hot-topics": { file: "news/hot-topics.tsx", frame: "news" },
  "/hot-topics/:id": {
    file: "news/topic.tsx",
    frame: "news",
    examples: async (ask) => (await topics(ask)).map(topicPage),
  },
  "/trending/:topic": {
    file: "news/topic.tsx",
    frame: "news",
    examples: async (ask) => (await topics(ask)).map(({ topic }) => `/trending/${encodeURIComponent(topic)}`),
  },
  "/popular": { file: "news/popular.tsx", frame: "news" },
  "/latest": { file: "news/latest.tsx", frame: "news", params: filter },
  "/edition/:date/:name": {
    file: "news/edition.tsx",
    frame: "news",
    examples: async (ask) => {
      const { edition } = await ask("GET /editions/current");
      return edition ? [editionPage(edition)] : [];
    },
  },
  "/publishers": { file: "news/publishers.tsx", frame: "news", params: ["q"] },
  "/bookmarks": { file: "reader/bookmarks.tsx", listed: false },
  "/settings": { file: "reader/settings.tsx", listed: false },
  "/following": { file: "reader/following.tsx", listed: false },
  "/since": { file: "reader/since.tsx", listed: false },
  "/recently-read": { file: "reader/recently-read.tsx", listed: false },
  "/offline": { file: "reader/offline.tsx", params: ["to"], listed: false },
  "/category/business/markets": { file: "markets/markets.tsx", params: ["range"] },
  "/business/business-metrics": { file: "markets/economic-indicators.tsx" },
  "/business/naira": { file: "markets/naira.tsx", params: ["range", "currency", "amount", "from", "to"] },
  "/now-showing-movies": { file: "culture/now-showing.tsx", params: ["genre", "city"] },
  "/coming-soon-movies": { file: "culture/upcoming-films.tsx", params: ["genre", "city"] },
  "/music": { file: "culture/music.tsx" },
  "/events": { file: "culture/events.tsx", params: ["city", "category", "from"] },
  "/newsletter": { file: "letters/newsletter.tsx", params: ["said"] },
  "/newsletter/confirm/:token": {
    file: "letters/confirm.tsx",
    examples: async () => [confirmPage("x".repeat(33))],
  },
  "/newsletter/unsubscribe/:token": {
    file: "letters/unsubscribe.tsx",
    examples: async () => [unsubscribePage(`u${"x".repeat(32)}`)],
  },
  "/daily-brief": { file: "letters/daily-brief.tsx", path: "/daily-brief/:date?" },
  "/daily-brief/:date": {
    file: null,
    examples: async (ask) =>
      (await ask("GET /brief/archive")).briefs.slice(0, 1).map(({ date }) => briefPage(date)),
  },
  "/feedback": { file: "letters/feedback.tsx", params: ["about", "said"] },
  "/about": { file: "info/about.tsx" },
  "/privacy": { file: "info/privacy.tsx" },
  "/terms": { file: "info/terms.tsx" },
  "/contact": { file: "info/contact.tsx" },
  "/copyright": { file: "info/copyright.tsx" },
  "/disclaimer": { file: "info/disclaimer.tsx" },
  "/developers": { file: "info/developers.tsx" },
  "/rss": { file: "info/rss.tsx" },
  "/careers": { file: "info/careers.tsx" },
  "/sitemap.xml": { file: null, listed: false, examples: async () => [] },
};

const latest = async (ask: Ask) => (await ask("GET /articles/latest", { limit: 1 })).articles;
const topics = async (ask: Ask) => (await ask("GET /trending/ai", { limit: 1 })).topics;

const all: readonly Page[] = Object.values(manifest);

/** Every query parameter that some page reads; "lite", the data saver, is read by all. */
export const pageParams: ReadonlySet<string> = new Set(["lite", ...all.flatMap(({ params = [] }) => params)]);

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
