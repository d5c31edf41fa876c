import type { IncomingMessage } from "node:http";
import type { Context } from "hono";

/**
 * The reader's network address. X-Forwarded-For is believed only as far as TRUST_PROXY proxies of ours wrote
 * it: the last entry is the nearest proxy's word, everything before is the reader's own invention.
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
