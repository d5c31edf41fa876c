import type { Context, Hono } from "hono";
import { DAY_MS } from "#platform/time.ts";
import { AskError } from "./ask.ts";
import { canonicalPage } from "./canonical.ts";
import { inertPolicy } from "./headers.ts";
import type { ResponseCache } from "./response-cache.ts";

/** What leaves without a page: text of some type, or a picture. Null = there is no such thing. */
export interface Outlet {
  readonly type: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
  /** What it tells of is still being prepared: nobody keeps it, and it is worth asking for again so soon. */
  readonly againSeconds?: number;
}

export interface OutletRequest {
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
}

/** Mounts an address whose body is made once in `freshSeconds` and kept ready like a page. */
export type ServeCached = (
  pattern: string,
  freshSeconds: number,
  make: (request: OutletRequest) => Promise<Outlet | null>,
) => void;

const STALE_MS = DAY_MS;

export function serveCached(app: Hono, cache: ResponseCache): ServeCached {
  return (pattern, freshSeconds, make) => {
    app.get(pattern, (context) => answer(context, cache, freshSeconds, make));
  };
}

function answer(
  context: Context,
  cache: ResponseCache,
  freshSeconds: number,
  make: Parameters<ServeCached>[2],
): Promise<Response> {
  const url = new URL(context.req.url);
  const canonical = canonicalPage(url);
  // What is made must follow from the address that it is kept under.
  const { searchParams: query } = new URL(canonical, url);
  return cache.respond(context.req.raw.headers, canonical, async () => {
    const outlet = await make({ path: url.pathname, params: context.req.param(), query });
    if (outlet === null) throw new AskError(404, "There is no such thing.");
    const life = lifetimeOf(outlet, freshSeconds);
    const headers = {
      "Content-Type": outlet.type,
      ...life.headers,
      "Access-Control-Allow-Origin": "*",
      "Content-Security-Policy": inertPolicy,
      ...outlet.headers,
    };
    return {
      source: { status: life.status, headers, body: Buffer.from(outlet.body as string) },
      freshMs: life.freshMs,
      staleMs: STALE_MS,
    };
  });
}

function lifetimeOf({ againSeconds }: Outlet, freshSeconds: number) {
  if (againSeconds !== undefined) {
    const headers = { "Cache-Control": "no-store", "Retry-After": String(againSeconds) };
    return { status: 503, headers, freshMs: 0 };
  }
  const shared = `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=600`;
  return { status: 200, headers: { "Cache-Control": shared }, freshMs: freshSeconds * 1000 };
}
