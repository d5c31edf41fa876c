import { createHmac } from "node:crypto";
import { networkOf } from "#platform/net/address.ts";
import { lagosDate } from "#platform/time.ts";

/** A whole IPv4 address, an IPv6 line's 64 bits. */
const NETWORK = { ipv4: 4, ipv6: 4 } as const;

/**
 * Identifies the caller for rate limits only: its network under a key that changes every day. It cannot be turned
 * back into an address, nor followed to the next day.
 */
export function callerKey(secret: string, address: string, now: Date): string {
  const dayKey = createHmac("sha256", secret)
    .update(`callers of ${lagosDate(now)}`)
    .digest();
  const network = networkOf(address, NETWORK) ?? "unknown";
  return createHmac("sha256", dayKey).update(network).digest("base64url").slice(0, 22);
}
