import { createHmac } from "node:crypto";
import { networkOf } from "#platform/net/address.ts";
import { lagosDate } from "#platform/time.ts";

/** The whole of an IPv4 address (four bytes), and the 64 bits of an IPv6 line (four groups). */
const NETWORK = { ipv4: 4, ipv6: 4 } as const;

/**
 * Identifies the caller, for rate limits only, by a hash of its network under a key that changes every day. It cannot
 * be turned back into an address, nor followed to the next day.
 */
export function callerKey(secret: string, address: string, now: Date): string {
  const dayKey = createHmac("sha256", secret)
    .update(`callers of ${lagosDate(now)}`)
    .digest();
  const network = networkOf(address, NETWORK) ?? "unknown";
  return createHmac("sha256", dayKey).update(network).digest("base64url").slice(0, 22);
}
