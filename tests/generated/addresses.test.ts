import { expect, test } from "vitest";
import { pages, pathPatterns } from "#contracts/addresses.ts";
import { endpoints } from "#contracts/all-endpoints.ts";
import type { Endpoints } from "#contracts/endpoint.ts";
import { product } from "#contracts/product.ts";
import routes from "#site/routes.ts";

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

/** Addresses outside the pages and the contracts, mounted by the server. */
const outlets = {
  "/sitemap.xml": "the sitemap index",
  "/robots.txt": "for crawlers",
  "/rss/{name}": "redirects to the feed under /api",
  "/s/{code}":
    "the short address in shared messages: redirects to an article, or to a story if the code is an s and a story's id",
  "/api/rss": "the feed of all articles; /api/rss/{name} is that of one category, paper, topic or search",
  "/api/openapi.json": "the API document (OpenAPI 3.1)",
  "/pictures/{signature}/{address}": "a paper's picture, resized",
  "/icons/{signature}/{address}": "a paper's icon",
  "/ad-frame": "the sandboxed document in which an ad runs, where a network is configured",
  "/ads.txt": "who may sell ad space",
  "/.well-known/security.txt": "where to report a security fault",
  "/healthz": "the process is running",
  "/readyz": "the database answers",
  "/metrics": "figures for Prometheus, behind OPS_TOKEN",
} as const;

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
    ...Object.entries(outlets).map(([path, summary]) => `- \`${path}\` — ${summary}`),
    "",
  ].join("\n");
  await expect(text).toMatchFileSnapshot("../../docs/contracts/addresses.md");
});
