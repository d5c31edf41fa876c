import type { Context } from "hono";

/**
 * Whether a browser sent this from a page of another site, which must not act in a reader's name. A client that is not
 * a browser names no origin, and is not hindered.
 */
export function isFromOtherSite(context: Context, isOwnOrigin: (origin: string) => boolean): boolean {
  const site = context.req.header("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  const origin = context.req.header("origin");
  if (origin === undefined) return site !== undefined;
  const isOfThisHost = site === undefined && origin.endsWith(`//${context.req.header("host")}`);
  return !isOfThisHost && !isOwnOrigin(origin);
}
