import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/**
 * The reader's network address. Only the last TRUST_PROXY entries of X-Forwarded-For are believed, because our own
 * proxies wrote them; the reader may have made up everything before.
 */
export function addressOf(
  { socket, headers }: Pick<IncomingMessage, "headers"> & { socket: { remoteAddress?: string | undefined } },
  trustedProxies: number,
): string {
  const nearest = socket.remoteAddress ?? "";
  if (trustedProxies === 0) return nearest;
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  return forwarded.at(-trustedProxies) ?? forwarded[0] ?? nearest;
}

export function callerAddress(context: Context, trustedProxies: number): string {
  const incoming = (context.env as { incoming?: IncomingMessage } | undefined)?.incoming;
  return incoming === undefined ? "" : addressOf(incoming, trustedProxies);
}

/**
 * Whether a browser sent this from a page of another site, which must not act in a reader's name. A client that is not
 * a browser names no origin, and is let through.
 */
export function isFromOtherSite(context: Context, isOwnOrigin: (origin: string) => boolean): boolean {
  const site = context.req.header("sec-fetch-site");
  if (site === "same-origin" || site === "none") return false;
  const origin = context.req.header("origin");
  if (origin === undefined) return site !== undefined;
  const isOfThisHost = site === undefined && origin.endsWith(`//${context.req.header("host")}`);
  return !isOfThisHost && !isOwnOrigin(origin);
}
