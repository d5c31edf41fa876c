import { pages, pathPatterns } from "#contracts/addresses.ts";
import { endpoints } from "#contracts/all-endpoints.ts";

const READ = "GET, HEAD, OPTIONS";
const WRITE = "POST, OPTIONS";
const BOTH = "GET, HEAD, POST, OPTIONS";
const FORMS: readonly string[] = [
  pages.newsletter,
  pages.feedback,
  pathPatterns.confirm,
  pathPatterns.unsubscribe,
];

/** Calls and pages from the contracts, and the other addresses. */
const calls = Object.keys(endpoints).map((address): [string, string] => {
  const [method, path = ""] = address.split(" ");
  return [`/api${path.replace(/\{\w+\}/g, "x1")}`, method === "GET" ? READ : WRITE];
});
const ofPages = [...Object.values(pages), ...Object.values(pathPatterns)].map((path): [string, string] => [
  path.replace(/:\w+/g, "x1"),
  FORMS.includes(path) ? BOTH : READ,
]);
const others: [string, string][] = [
  ["/ops", BOTH],
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
  ],
  ...["/share.png", "/pictures/x/y", "/icons/x/y", "/icon.svg", "/assets/x.js", "/no-such-page"],
].map((one) => (typeof one === "string" ? [one, READ] : (one as [string, string])));

/** Every kind of address with the methods that it accepts, as in its `Allow` header. */
export const allowed: readonly [string, string][] = [...calls, ...ofPages, ...others];
