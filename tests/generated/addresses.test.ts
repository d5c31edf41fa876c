import { Hono } from "hono";
import { expect, test } from "vitest";
import { mountCached } from "#app/http/cached-route.ts";
import { mountAdFrame } from "#app/routes/ad-frame.ts";
import { mountEarlierAssets } from "#app/routes/build-files.ts";
import { mountFeedRedirect } from "#app/routes/feed-redirect.ts";
import { mountOps } from "#app/routes/ops.ts";
import { outletRoutes } from "#app/routes/outlets.ts";
import { mountPictures } from "#app/routes/pictures.ts";
import { mountShortAddresses } from "#app/routes/short-addresses.ts";
import { mountWebsub } from "#app/routes/websub.ts";
import { mountWellKnown } from "#app/routes/well-known.ts";
import routes from "#app/site/routes.ts";
import { pages, pathPatterns } from "#contracts/addresses.ts";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { product } from "#contracts/product.ts";

interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

function pathsOf(route: Route, above = ""): string[] {
  const path = `${above}${route.path === undefined ? "" : `/${route.path.replace(/^\//, "")}`}`;
  const own = route.children === undefined ? withAndWithout(path === "" ? "/" : path) : [];
  return [...own, ...(route.children ?? []).flatMap((child) => pathsOf(child, path))];
}

/** "/daily-brief/:date?" serves two addresses. */
function withAndWithout(path: string): string[] {
  const [, fixed = "", word = ""] = /^(.*)\/(:\w+)\?$/.exec(path) ?? [];
  return word === "" ? [path] : [fixed, `${fixed}/${word}`];
}

const served = (routes as readonly Route[]).flatMap((route) => pathsOf(route));

/** What each address is that is neither a page nor an API call, in the order of the document. */
const outlets: Readonly<Record<string, string>> = {
  "/api/rss": "the feed of all articles",
  "/api/rss.json": "the same as JSON Feed",
  "/api/rss/*":
    "the feed of one category, paper, state, topic or search, of `hot-topics`, `brief` or `league`; as JSON Feed if the name ends in .json",
  "/rss/:name": "redirects to the feed under /api",
  "/api/npfl/calendar.ics": "the league's matches for a phone's calendar",
  "/api/npfl/calendar/:club": "one club's matches; the name may end in .ics",
  "/api/events/:file": "one event for a phone's calendar: its id with .ics",
  "/api/holidays.ics": "the public holidays for a phone's calendar",
  "/api/dates/:file":
    "the coming days that a running story's texts name, for a phone's calendar: its id with .ics",
  "/websub": "the feeds' hub: programs subscribe with a POST (WebSub)",
  "/embed/npfl-table": "the league table for other people's pages, in a frame",
  "/embed/markets": "the same for the markets",
  "/embed/story/:id": "for a story",
  "/embed/topic/:id": "for a topic",
  "/share.png": "the picture that a shared link to the front page shows",
  "/share/league.png": "the same for the league",
  "/share/article/:id": "the same for an article: its id with .png",
  "/share/story/:id": "for a story",
  "/share/paper/:id": "for a newspaper",
  "/share/place/:id": "for a state",
  "/share/topic/:id": "for a topic",
  "/share/category/:id": "for a category",
  "/share/club/:id": "for a club",
  "/share/match/:id": "for a match",
  "/share/what-if/:id": "for a table under assumed results",
  "/s/:code":
    "the short address in shared messages: redirects to an article, or to a story if the code is an s and a story's id",
  "/paper": "redirects to the list of newspapers",
  "/place": "redirects to the list of states",
  "/sitemap.xml": "the sitemap index",
  "/sitemaps/pages.xml": "the site's pages",
  "/sitemaps/league.xml": "the league's clubs and matches",
  "/sitemaps/news.xml": "the news of the last two days",
  "/robots.txt": "for crawlers",
  "/api/openapi.json": "the API document (OpenAPI 3.1)",
  "/pictures/:signature/*": "a paper's picture, resized",
  "/icons/:signature/*": "a paper's icon",
  "/assets/:name": "scripts and style sheets, those of earlier builds too",
  "/ad-frame": "the sandboxed document in which an ad runs, where a network is configured",
  "/ads.txt": "who may sell ad space",
  "/.well-known/security.txt": "where to report a security fault",
  "/healthz": "the process is running",
  "/readyz": "the database answers",
  "/metrics": "figures for Prometheus, behind OPS_TOKEN",
  "/ops": "the newsroom for its operator: the site's state, and what can be done about it, after a password",
  "/ops/desk": "the coming edition and brief for its operator to change, after the same password",
};

/** The server's routes beside the API and the pages; nothing is called, so they need no working parts. */
function mountedAddresses(): string[] {
  const none = {} as never;
  const app = new Hono();
  mountOps(app, none);
  mountPictures(app, none);
  mountEarlierAssets(app, none);
  mountWellKnown(app, none);
  mountAdFrame(app, "https://example.com");
  mountFeedRedirect(app);
  mountShortAddresses(app);
  mountWebsub(app, none);
  mountCached(app, none, outletRoutes({ settings: {} } as never));
  const paths = app.routes.map(({ path }) => path.replace(/\{.*\}/, ""));
  return [...new Set(paths)];
}

test("every address that the server answers beside API and pages is described", () => {
  expect(mountedAddresses().toSorted()).toEqual(Object.keys(outlets).toSorted());
});

test("every page has a route, and a catch-all route takes the rest", () => {
  const expected = [
    ...Object.values(pages).filter((page) => page !== pages.sitemap),
    ...Object.values(pathPatterns),
  ];
  expect(expected.filter((page) => !served.includes(page))).toEqual([]);
  expect(served).toContain("/*");
});

test("the table of all addresses is up to date", async () => {
  const rows = Object.entries(endpoints as Endpoints).map(
    ([address, { summary }]) => `| \`${address.replace(" /", " /api/")}\` | ${summary} |`,
  );
  const text = [
    `# All addresses of ${product.name}`,
    "",
    "Made by `node_modules/.bin/vitest run tests/generated -u` from the contracts and routes; a test checks that it is up to date. Article and story ids always contain a digit, so none can equal a word in a path.",
    "",
    "## Pages",
    "",
    ...served.sort().map((path) => `- \`${path}\``),
    "",
    "## API",
    "",
    "| address | answer |",
    "|---|---|",
    ...rows,
    "",
    "## Without a page",
    "",
    ...Object.entries(outlets).map(([path, summary]) => `- \`${path}\`: ${summary}`),
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../docs/contracts/addresses.md");
});
