import { randomUUID } from "node:crypto";
import { type Context, Hono } from "hono";
import { matchedRoutes } from "hono/route";
import { errorCodeOf } from "#contracts/error-codes.ts";
import type { Log } from "#platform/log.ts";
import { OUTAGE_SECONDS, outageOf } from "#platform/process/outage.ts";
import { type ApiDeps, jsonHeaders, mountApi } from "./api.ts";
import { AskError } from "./ask.ts";
import { NO_STORE } from "./cache-headers.ts";
import { canonicalPage, wantsLite } from "./canonical.ts";
import { headersFor, inertPolicy } from "./headers.ts";
import { PageRenderError } from "./pages.ts";
import type { CacheableResponse, ResponseCache } from "./response-cache.ts";

const WELL_FORMED = /^[\w-]{8,64}$/;

export interface HttpDeps extends ApiDeps {
  readonly cache: ResponseCache;
  readonly log: Log;
  /** Renders the page of a canonical address. */
  page(canonical: string): Promise<CacheableResponse>;
  /** Adds the addresses that are neither page nor API: feeds, sitemap, calendars, health … */
  mountRoutes(app: Hono): void;
  /** The id under which a request is logged. */
  requestId(context: Context): string;
}

type AppEnv = { Variables: { requestId: string } };

/** Mounts the API, then what is neither page nor API, then the pages, which take every other address. */
export function createApp(deps: HttpDeps): Hono {
  const app = new Hono();
  app.use((context, next) => identify(context, next, deps));
  app.use(secure);
  app.use(checkMethods(app));
  mountApi(app, deps);
  deps.mountRoutes(app);
  app.get("*", (context) => page(context, deps));
  app.onError((error, context) => explain(error, context, deps.log));
  return app;
}

async function page(context: Context, deps: HttpDeps): Promise<Response> {
  const url = new URL(context.req.url);
  // As a link, "//other.site/x" would lead to another site; "/popular/" is the same page as "/popular".
  const path = url.pathname.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
  if (path !== url.pathname) return context.redirect(path + url.search, 301);
  // A reader who asked for the full page ("lite=0") gets it, whatever the browser asks for.
  if (wantsLite(context.req.header("save-data")) && !url.searchParams.has("lite"))
    url.searchParams.set("lite", "1");
  const canonical = canonicalPage(url);
  return deps.cache.respond(context.req.raw.headers, canonical, () => deps.page(canonical));
}

/** An answer to one reader, such as an error, carries its request's id; one cached for everybody does not. */
async function identify(
  context: Context,
  next: () => Promise<void>,
  { log, requestId }: HttpDeps,
): Promise<void> {
  const from = performance.now();
  const request = requestId(context);
  (context as Context<AppEnv>).set("requestId", request);
  await next();
  if (context.res.headers.get("Cache-Control") === NO_STORE["Cache-Control"])
    context.res.headers.set("X-Request-Id", request);
  const { method } = context.req;
  const ms = Math.round(performance.now() - from);
  log.debug({ request, method, route: routeOf(context), status: context.res.status, ms }, "answered");
}

/** Answers made without the cache get the same headers as those from it. */
async function secure(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  const policy = context.res.headers.get("Content-Security-Policy") ?? undefined;
  for (const [name, value] of Object.entries(headersFor(policy))) {
    if (!context.res.headers.has(name)) context.res.headers.set(name, value);
  }
  if (policy === undefined) context.res.headers.set("Content-Security-Policy", inertPolicy);
}

/** The one place where an error becomes a status. An unexpected one is logged, and its cause is not shown. */
function explain(error: Error, context: Context, log: Log): Response {
  if (error instanceof AskError) return refusal(error);
  const fault = {
    request: (context as Context<AppEnv>).get("requestId"),
    method: context.req.method,
    route: routeOf(context),
  };
  if (error instanceof PageRenderError) {
    log.error(fault, "a reader got the error page");
    return new Response(new Uint8Array(error.body), {
      status: error.isOutage ? 503 : 500,
      headers: {
        "Content-Type": "text/html; charset=utf-8",
        ...NO_STORE,
        ...(error.isOutage ? RETRY : {}),
        "Content-Security-Policy": error.policy,
      },
    });
  }
  log.error({ ...fault, error: error.message, code: (error as { code?: string }).code }, "request failed");
  if (outageOf(error) !== null) return refusal(OUTAGE);
  return Response.json(
    { error: "Something went wrong on our side.", code: errorCodeOf(500) },
    { status: 500, headers: { ...jsonHeaders, ...NO_STORE } },
  );
}

const RETRY = { "Retry-After": String(OUTAGE_SECONDS) };
const OUTAGE = new AskError(
  503,
  "The database cannot be used just now. Please try again in a minute.",
  OUTAGE_SECONDS,
);

function refusal(error: AskError): Response {
  const headers = new Headers({ ...jsonHeaders, ...NO_STORE });
  if (error.retryAfterSeconds !== undefined) {
    headers.set("Retry-After", String(error.retryAfterSeconds));
    // Lets pages of other origins read the header too.
    headers.set("Access-Control-Expose-Headers", "Retry-After");
  }
  const { status, code, detail, message } = error;
  return Response.json({ error: message, code, detail }, { status, headers });
}

/** What a page of another origin may send. The browser asks first, and remembers the answer for a day. */
const LEAVE = {
  "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key",
  "Access-Control-Max-Age": "86400",
};

/** Answers OPTIONS on every address, and refuses the methods that an address does not take. */
function checkMethods(app: Hono) {
  return async (context: Context, next: () => Promise<void>): Promise<Response | undefined> => {
    const { path, method } = context.req;
    const allowed = methodsOf(app, path);
    if (allowed.length === 0) throw new AskError(404, "There is no such call. See /developers.");
    const Allow = allowed.join(", ");
    if (method === "OPTIONS") return context.body(null, 204, optionsHeaders(path, Allow));
    if (!allowed.includes(method)) return refuseMethod(Allow);
    await next();
    return undefined;
  };
}

function refuseMethod(Allow: string): Response {
  const detail = `This address takes ${Allow} only.`;
  const headers = { ...jsonHeaders, ...NO_STORE, Allow };
  return Response.json({ error: detail, code: errorCodeOf(405), detail }, { status: 405, headers });
}

function optionsHeaders(path: string, Allow: string): Record<string, string> {
  const cors = { "Access-Control-Allow-Origin": "*", "Access-Control-Allow-Methods": Allow, ...LEAVE };
  return { Allow, ...(isCall(path) ? cors : {}) };
}

/** The methods of the mounted routes; empty if there are none. */
function methodsOf(app: Hono, path: string): string[] {
  const accepts = (method: string): boolean =>
    app.router
      .match(method, path)[0]
      .some(([[, route]]) => route.method === method && !(isOfPages(route.path) && isCall(path)));
  const methods = [...(accepts("GET") ? ["GET", "HEAD"] : []), ...(accepts("POST") ? ["POST"] : [])];
  return methods.length === 0 ? [] : [...methods, "OPTIONS"];
}

/** The pattern of the pages, and of what every request passes. */
function isOfPages(pattern: string): boolean {
  return pattern === "*" || pattern === "/*";
}

/** Pages take every address but those of the API. */
function isCall(path: string): boolean {
  return path.startsWith("/api/");
}

/** The id under which a request is logged: the one that our proxy wrote, otherwise our own. */
export function requestId(context: Context, trustedProxies: number): string {
  const incoming = trustedProxies > 0 ? context.req.header("x-request-id") : undefined;
  return incoming !== undefined && WELL_FORMED.test(incoming) ? incoming : randomUUID();
}

/** Where a request went: a route's pattern, or a page's first path segment. The whole address may hold a token. */
function routeOf(context: Context): string {
  // The first is the one that answers: the pages take every GET, too.
  const route = matchedRoutes(context).find(({ path }) => !isOfPages(path));
  return route?.path ?? `/${context.req.path.split("/")[1] ?? ""}`;
}
