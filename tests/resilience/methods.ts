import { pages, pathPatterns } from "#contracts/addresses.ts";
import { endpoints } from "#contracts/all/all-endpoints.ts";

const READ_METHODS = "GET, HEAD, OPTIONS";
const WRITE_METHODS = "POST, OPTIONS";
const FORM_METHODS = "GET, HEAD, POST, OPTIONS";
const PAGES_WITH_FORMS: readonly string[] = [
  pages.newsletter,
  pages.feedback,
  pages.correct,
  pathPatterns.confirm,
  pathPatterns.unsubscribe,
];

/** Calls and pages from the contracts, and the other addresses. */
const calls = Object.keys(endpoints).map((address): [string, string] => {
  const [method, path = ""] = address.split(" ");
  return [`/api${path.replace(/\{\w+\}/g, "x1")}`, method === "GET" ? READ_METHODS : WRITE_METHODS];
});
const pageMethods = [...Object.values(pages), ...Object.values(pathPatterns)].map(
  (path): [string, string] => [
    path.replace(/:\w+/g, "x1"),
    PAGES_WITH_FORMS.includes(path) ? FORM_METHODS : READ_METHODS,
  ],
);
const others: [string, string][] = [
  ["/ops", FORM_METHODS],
  ["/websub", FORM_METHODS],
  ["/ops/desk", FORM_METHODS],
  ...[
    "/healthz",
    "/readyz",
    "/metrics",
    "/robots.txt",
    "/ads.txt",
    "/.well-known/security.txt",
    "/sitemaps/news.xml",
  ],
  ...[
    "/api/openapi.json",
    "/api/rss",
    "/api/rss/sports",
    "/rss/sports",
    "/api/npfl/calendar.ics",
    "/embed/npfl-table",
    "/embed/markets",
    "/embed/story/x1",
    "/embed/topic/x1",
  ],
  ...["/share.png", "/pictures/x/y", "/icons/x/y", "/icon.svg", "/assets/x.js", "/no-such-page"],
].map((entry) => (typeof entry === "string" ? [entry, READ_METHODS] : (entry as [string, string])));

/** Every kind of address with the methods that it accepts, as in its `Allow` header. */
export const allowedMethods: readonly [string, string][] = [...calls, ...pageMethods, ...others];
