import type { Context, Hono } from "hono";
import { endpoints } from "#contracts/all/all-endpoints.ts";
import { type Caller, type Endpoint, maxIdempotencyKeyLength } from "#contracts/endpoint.ts";
import { type AllHandlers, AskError, answer, lifetimeOf } from "./ask.ts";
import { MAX_WRITTEN_BYTES, readJson } from "./body.ts";
import { NO_STORE } from "./cache-headers.ts";
import { isFromOtherSite } from "./caller-address.ts";
import { withQuery } from "./canonical.ts";
import { inertPolicy } from "./headers.ts";
import type { ResponseCache } from "./response-cache.ts";

export interface ApiDeps {
  readonly handlers: AllHandlers;
  readonly cache: ResponseCache;
  readonly prove: boolean;
  readonly siteUrl: string;
  /** The reader's network address, even behind trusted proxies. */
  callerAddress(context: Context): string;
  /** Whether it is an origin of our own pages, which may differ from the API's. */
  isOwnOrigin(origin: string): boolean;
}

export const jsonHeaders = {
  "Content-Type": "application/json; charset=utf-8",
  "Content-Security-Policy": inertPolicy,
  "Access-Control-Allow-Origin": "*",
};

/**
 * Serves every endpoint of the contracts under /api, with and without a trailing slash. Paths with fewer parameters are
 * mounted first, so that a fixed path wins over a parameter.
 */
export function mountApi(app: Hono, deps: ApiDeps): void {
  const addresses = Object.keys(endpoints).sort((a, b) => braces(a) - braces(b));
  for (const address of addresses) {
    const [method = "GET", path = "/"] = address.split(" ");
    const plain = `/api${path.replace(/\{(\w+)\}/g, ":$1").replace(/\/$/, "")}`;
    const endpoint = (endpoints as Record<string, Endpoint>)[address] as Endpoint;
    app.on(method, [plain, `${plain}/`], (context) =>
      method === "GET" ? get(context, address, endpoint, deps) : post(context, address, deps),
    );
  }
}

async function get(context: Context, address: string, endpoint: Endpoint, deps: ApiDeps): Promise<Response> {
  const params = knownParams(context.req.queries(), endpoint);
  const ask = { ...collectParams(params), ...context.req.param() };
  const caller = callerOf(context, deps);
  if (endpoint.freshFor === 0) {
    const result = await answer(deps.handlers, address, ask, caller, deps.prove);
    return new Response(wholeJson(result, deps.siteUrl), { headers: { ...jsonHeaders, ...NO_STORE } });
  }
  const key = withQuery(new URL(context.req.url).pathname, params);
  return deps.cache.respond(context.req.raw.headers, key, async () => ({
    ...lifetimeOf(address, endpoint),
    shared: { kind: "api", seconds: endpoint.freshFor },
    source: {
      status: 200,
      headers: jsonHeaders,
      body: Buffer.from(
        wholeJson(await answer(deps.handlers, address, ask, caller, deps.prove), deps.siteUrl),
      ),
    },
  }));
}

async function post(context: Context, address: string, deps: ApiDeps): Promise<Response> {
  if (isFromOtherSite(context, deps.isOwnOrigin))
    throw new AskError(403, "This was sent from a page of another site.");
  // Older browsers name no origin; their HTML forms can send any type but this one.
  if (!context.req.header("content-type")?.toLowerCase().startsWith("application/json")) {
    throw new AskError(415, "Send JSON, with the header Content-Type: application/json.");
  }
  const key = context.req.header("idempotency-key");
  if (key === "" || (key !== undefined && key.length > maxIdempotencyKeyLength))
    throw new AskError(422, `An Idempotency-Key has 1 to ${maxIdempotencyKeyLength} characters.`);
  const ask = { ...(await readJson(context, MAX_WRITTEN_BYTES)), ...context.req.param() };
  const result = await answer(deps.handlers, address, ask, callerOf(context, deps), deps.prove);
  return Response.json(result, { headers: { ...jsonHeaders, ...NO_STORE } });
}

/** JSON for readers elsewhere: a `url` or `…_url` that is a path on this site gets the site's address before it. */
export function wholeJson(value: unknown, siteUrl: string): string {
  return JSON.stringify(value).replace(/(?<="(?:\w+_)?url":)"(?=\/)/g, () => `"${siteUrl}`);
}

/** The query parameters in the contract. All others are dropped, so that they create no cache entries. */
function knownParams(query: Record<string, string[]>, endpoint: Endpoint): [string, string][] {
  const names = Object.keys((endpoint.params as { shape?: object }).shape ?? {});
  return Object.entries(query)
    .filter(([name]) => names.includes(name))
    .flatMap(([name, values]) =>
      values.filter((value) => value !== "").map((value): [string, string] => [name, value]),
    );
}

/** A parameter given several times becomes a list. */
function collectParams(params: readonly [string, string][]): Record<string, string | string[]> {
  const grouped = Object.entries(Object.groupBy(params, ([name]) => name));
  return Object.fromEntries(
    grouped.map(([name, pairs = []]) => [
      name,
      pairs.length > 1 ? pairs.map(([, value]) => value) : (pairs[0]?.[1] ?? ""),
    ]),
  );
}

function callerOf(context: Context, deps: ApiDeps): Caller {
  const idempotencyKey = context.req.header("idempotency-key");
  return {
    address: deps.callerAddress(context),
    headers: context.req.header(),
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  };
}

function braces(address: string): number {
  return address.split("{").length - 1;
}
