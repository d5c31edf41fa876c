import type { Context, Hono } from "hono";
import { errorCodeOf } from "#contracts/error-codes.ts";
import { jsonHeaders } from "./api.ts";
import { AskError } from "./ask.ts";
import { NO_STORE } from "./cache-headers.ts";

/** What a page of another origin may send. The browser asks first, and remembers the answer for a day. */
const LEAVE = {
  "Access-Control-Allow-Headers": "Content-Type, Idempotency-Key",
  "Access-Control-Max-Age": "86400",
};

/** Answers OPTIONS on every address, and refuses the methods that an address does not take. */
export function checkMethods(app: Hono) {
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
    app.router.match(method, path)[0].some(([[, route]]) => {
      const isAnyPage = route.path === "*" || route.path === "/*";
      return route.method === method && !(isAnyPage && isCall(path));
    });
  const methods = [...(accepts("GET") ? ["GET", "HEAD"] : []), ...(accepts("POST") ? ["POST"] : [])];
  return methods.length === 0 ? [] : [...methods, "OPTIONS"];
}

/** Pages take every address but those of the API. */
function isCall(path: string): boolean {
  return path.startsWith("/api/");
}
