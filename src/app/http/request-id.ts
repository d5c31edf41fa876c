import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { matchedRoutes } from "hono/route";

const WELL_FORMED = /^[\w-]{8,64}$/;

/** The id under which a request is logged: the one that our proxy wrote, otherwise our own. */
export function requestId(context: Context, trustedProxies: number): string {
  const incoming = trustedProxies > 0 ? context.req.header("x-request-id") : undefined;
  return incoming !== undefined && WELL_FORMED.test(incoming) ? incoming : randomUUID();
}

/** Where a request went: a route's pattern, or a page's first path segment. The whole address may hold a token. */
export function routeOf(context: Context): string {
  const pattern = matchedRoutes(context).at(-1)?.path ?? "";
  if (!pattern.endsWith("*") || pattern.length > 2) return pattern;
  return `/${context.req.path.split("/")[1] ?? ""}`;
}
