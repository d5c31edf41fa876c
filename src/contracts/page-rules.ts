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

/** What differs between pages. Read by the server and the tests; not sent to the browser. */
export interface PageRule {
  /** The query parameters that the page reads; one that no page reads creates no cache entry. */
  readonly params?: readonly string[];
  /** False for a reader's own page and for pages not meant for robots: they are in no sitemap. */
  readonly listed?: false;
  /** The addresses that the tests visit, if they are not just the page's own. */
  readonly examples?: (ask: Ask) => Promise<readonly string[]>;
}

type Pattern = (typeof pathPatterns)[keyof typeof pathPatterns];
/** A page with a parameter in its address cannot be visited without an example. */
type Rules = Partial<Record<(typeof pages)[keyof typeof pages], PageRule>> &
  Record<Pattern, PageRule & Required<Pick<PageRule, "examples">>>;

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

/** Only pages that differ have a row. */
const rules: Rules = {
  "/": { params: filter },
  "/latest": { params: filter },
  "/category/:category": {
    params: filter,
    examples: async () => [categoryPage(navigationCategories[1])],
  },
  "/search": {
    params: ["q", "order", "category", ...filter],
    listed: false,
    examples: async () => [pages.search, searchPage("market")],
  },
  "/publishers": { params: ["q"] },
  "/bookmarks": { listed: false },
  "/settings": { listed: false },
  "/following": { listed: false },
  "/since": { listed: false },
  "/recently-read": { listed: false },
  "/offline": { params: ["to"], listed: false },
  "/sitemap.xml": { listed: false, examples: async () => [] },
  "/article/:id": {
    examples: async (ask) => (await latest(ask)).map(({ _id }) => articlePage(_id)),
  },
  "/story/:id": {
    examples: async (ask) =>
      (await latest(ask)).flatMap(({ story_id }) => (story_id ? storyPage(story_id) : [])),
  },
  "/hot-topics/:id": {
    examples: async (ask) => (await topics(ask)).map(topicPage),
  },
  "/trending/:topic": {
    examples: async (ask) => (await topics(ask)).map(({ topic }) => `/trending/${encodeURIComponent(topic)}`),
  },
  "/category/business/markets": { params: ["range"] },
  "/business/naira": { params: ["range", "currency", "amount", "from", "to"] },
  "/now-showing-movies": { params: ["genre", "city"] },
  "/coming-soon-movies": { params: ["genre", "city"] },
  "/events": { params: ["city", "category", "from"] },
  "/feedback": { params: ["about", "said"] },
  "/newsletter": { params: ["said"] },
  "/newsletter/confirm/:token": { examples: async () => [confirmPage("x".repeat(33))] },
  "/newsletter/unsubscribe/:token": { examples: async () => [unsubscribePage(`u${"x".repeat(32)}`)] },
  "/daily-brief/:date": {
    examples: async (ask) =>
      (await ask("GET /brief/archive")).briefs.slice(0, 1).map(({ date }) => briefPage(date)),
  },
  "/edition/:date/:name": {
    examples: async (ask) => {
      const { edition } = await ask("GET /editions/current");
      return edition ? [editionPage(edition)] : [];
    },
  },
  "/sports/nigeria-league": {
    params: ["tab", "view", "season", "assume", "order", "state", "matchday"],
    examples: async () => [pages.league, ...leagueTabs.map((tab) => `${pages.league}?tab=${tab}`)],
  },
  "/sports/nigeria-league/club/:id": {
    examples: async (ask) =>
      (await ask("GET /npfl/teams/all")).teams.slice(0, 1).map(({ _id }) => clubPage(_id)),
  },
  "/sports/nigeria-league/match/:id": {
    examples: async (ask) =>
      (await ask("GET /npfl/fixtures/upcoming", { limit: 1 })).fixtures.map(({ fixture_id }) =>
        matchPage(fixture_id),
      ),
  },
};

const latest = async (ask: Ask) => (await ask("GET /articles/latest", { limit: 1 })).articles;
const topics = async (ask: Ask) => (await ask("GET /trending/ai", { limit: 1 })).topics;

const all: readonly PageRule[] = Object.values(rules);

/** Every query parameter that some page reads; "lite", the data saver, is read by all. */
export const pageParams: ReadonlySet<string> = new Set(["lite", ...all.flatMap(({ params = [] }) => params)]);

/** The pages listed for search engines, except those with a parameter in the path. */
export const listedPages: readonly string[] = Object.values(pages).filter(
  (page) => rules[page]?.listed !== false,
);

/** Addresses at which every page can be visited. */
export async function pageExamples(ask: Ask): Promise<string[]> {
  const plainPages = Object.values(pages).filter((page) => rules[page]?.examples === undefined);
  const examplePages = await Promise.all(all.map(({ examples }) => examples?.(ask) ?? []));
  return [...plainPages, ...examplePages.flat()];
}
