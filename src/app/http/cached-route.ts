import type { Context, Hono } from "hono";
import { ingredientsSoFar } from "#platform/cache/ingredients.ts";
import type { Outlet, OutletRoute } from "#platform/outlet.ts";
import { DAY_MS } from "#platform/time.ts";
import { AskError, clockMs } from "./ask.ts";
import { NO_STORE } from "./cache-headers.ts";
import { canonicalPage } from "./canonical.ts";
import { embedPolicy, forOtherSites, inertPolicy } from "./headers.ts";
import type { ResponseCache } from "./response-cache.ts";

const STALE_MS = DAY_MS;

/** Mounts addresses whose answers are cached ready to send, as pages are. */
export function mountCached(app: Hono, cache: ResponseCache, routes: readonly OutletRoute[]): void {
  for (const route of routes) app.get(route.path, (context) => answer(context, cache, route));
}

function answer(context: Context, cache: ResponseCache, route: OutletRoute): Promise<Response> {
  const url = new URL(context.req.url);
  const canonical = canonicalPage(url, route.reads && new Set(route.reads));
  // The answer must depend on nothing but the address under which it is cached.
  const { searchParams: query } = new URL(canonical, url);
  return cache.respond(context.req.raw.headers, canonical, async () => {
    const outlet = await route.make({ path: url.pathname, params: context.req.param(), query });
    if (outlet === null) throw new AskError(404, "There is no such thing.");
    const { status, headers: own, ...lifetime } = lifetimeOf(outlet, route.freshSeconds);
    const body = Buffer.from(outlet.body as string);
    const headers = {
      "Content-Type": outlet.type,
      ...own,
      ...(outlet.link && { Link: outlet.link }),
      ...(outlet.modifiedAt && { "Last-Modified": outlet.modifiedAt.toUTCString() }),
      ...forOtherSites,
      "Access-Control-Allow-Origin": "*",
      "Content-Security-Policy": outlet.mayBeFramed ? embedPolicy(body) : inertPolicy,
    };
    return { source: { status, headers, body }, ...lifetime, staleMs: STALE_MS };
  });
}

function lifetimeOf({ retryAfterSeconds }: Outlet, freshSeconds: number) {
  if (retryAfterSeconds !== undefined) {
    const headers = { ...NO_STORE, "Retry-After": String(retryAfterSeconds) };
    return { status: 503, headers, freshMs: 0 };
  }
  const shared = { kind: "outlet", seconds: freshSeconds } as const;
  const freshMs = clockMs(ingredientsSoFar()?.domains ?? [], freshSeconds * 1000);
  return { status: 200, headers: {}, shared, freshMs };
}
