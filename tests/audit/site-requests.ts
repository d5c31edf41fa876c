import { endpoints } from "#contracts/all/all-endpoints.ts";
import { apiPaths } from "#tests/support/api-paths.ts";
import { everyAddress } from "#tests/support/routes.ts";

export interface SiteRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const FIXED = [
  ...["/api/rss", "/api/rss.json", "/api/rss/politics", "/api/rss/news.json", "/api/rss/search?q=market"],
  ...["/api/rss/paper/iroko", "/api/rss/paper/none", "/api/rss/search", "/rss/politics", "/rss/search?q=a"],
  ...["/sitemap.xml", "/sitemaps/pages.xml", "/sitemaps/news.xml", "/sitemaps/none.xml", "/robots.txt"],
  ...["/api/npfl/calendar.ics", "/api/npfl/calendar/Rangers.ics", "/api/npfl/calendar/Rangers"],
  ...["/api/npfl/calendar/none.ics", "/api/holidays.ics", "/api/events/none.ics", "/api/events/none"],
  ...["/embed/npfl-table", "/share.png", "/share/league.png", "/share/article/none.png", "/share/none.png"],
  ...["/ads.txt", "/.well-known/security.txt", "/site.webmanifest", "/icon.svg", "/icon-192.png"],
  ...["/service-worker.js", "/favicon.ico", "/api/openapi.json", "/api/no-such-call", "/api/", "/api"],
  ...["/ad-frame?unit=top&personalized=1", "/ad-frame", "/assets/none-12345678.js", "/assets/none.js"],
  ...["/pictures/forged/x", "/icons/forged/x", "/healthz", "/readyz", "/metrics", "/ops", "/ops/desk"],
  ...["/popular/", "//latest", "/search?q=market&utm_source=x", "/?lite=1", "/latest?page=2", "/x%zz"],
  ...["/category/business/markets?index=NGX30&range=1y", "/music?genre=afrobeats", "/events?city=Lagos"],
];

/** Every page, every GET call and every other address, in every way in which they can be requested. */
export async function everyRequest(
  ask: (path: string) => Promise<Response>,
  token: string,
): Promise<SiteRequest[]> {
  const pages = await everyAddress({ get: ask });
  const calls = await everyCall(ask);
  const front = await (await ask("/")).text();
  const { events } = (await (await ask("/api/events")).json()) as { events: { id: string }[] };
  const fromFrontPage = [
    'src="(/(?:pictures|icons)/[^"]+)"',
    'src="(/pictures/[^"]+)"',
    '"(/assets/[^"]+\\.js)"',
  ]
    .map((pattern) => new RegExp(pattern).exec(front)?.[1]?.replaceAll("&amp;", "&"))
    .filter((path) => path !== undefined);
  const article = pages.find((page) => page.startsWith("/article/"));
  const otherPaths = [...FIXED, `/api/events/${events[0]?.id}.ics`, `/share${article}.png`, ...fromFrontPage];
  const all = [...pages, ...calls, ...otherPaths].map((path) => ({ path }));
  const operator = { authorization: `Bearer ${token}` };
  return [
    ...all,
    ...pages.map((path) => ({ path, headers: { "save-data": "on" } })),
    ...all.flatMap(({ path }) => ["HEAD", "OPTIONS"].map((method) => ({ method, path }))),
    ...["/", "/rss/politics", "/embed/npfl-table", "/api/events", "/ops"].map((path) => ({
      method: "DELETE",
      path,
    })),
    ...["/", "/latest", "/api/articles/latest"].map((path) => ({ path, headers: { host: "x.vercel.app" } })),
    { path: "/metrics", headers: operator },
    { path: "/ops", headers: operator },
    post("/ops", `token=${token}`),
    post("/ops", "token=wrong"),
    ...["/newsletter", "/feedback"].map((path) => post(path, "website=spam")),
    ...["/newsletter", "/feedback"].map((path) => ({
      ...post(path, "email=x"),
      headers: { ...FORM, "sec-fetch-site": "cross-site" },
    })),
    post("/newsletter", "email=no+address"),
    post(`/newsletter/confirm/${"x".repeat(33)}`, ""),
    post(`/newsletter/unsubscribe/u${"x".repeat(32)}`, "List-Unsubscribe=One-Click"),
    post("/api/feedback/", "a=b"),
    { method: "POST", path: "/api/feedback/", headers: { "content-type": "application/json" }, body: "{}" },
  ];
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

function post(path: string, body: string): SiteRequest {
  return { method: "POST", path, headers: FORM, body };
}

/** One path for each GET call. */
async function everyCall(ask: (path: string) => Promise<Response>): Promise<string[]> {
  const exampleOf = await apiPaths(async (path) => (await ask(`/api${path}`)).json());
  return Object.keys(endpoints)
    .filter((address) => address.startsWith("GET "))
    .map((address) => `/api${exampleOf[address] ?? address.slice("GET ".length)}`);
}
