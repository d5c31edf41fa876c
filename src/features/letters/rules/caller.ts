import { createHmac } from "node:crypto";
import { lineOf } from "#platform/network-address.ts";
import { lagosDate } from "#platform/time.ts";

/**
 * Identifies the caller, for rate limits only, by a hash of its line under a key that changes every day. It cannot
 * be turned back into an address, nor followed to the next day.
 */
export function callerKey(secret: string, address: string, now: Date): string {
  const dayKey = createHmac("sha256", secret)
    .update(`callers of ${lagosDate(now)}`)
    .digest();
  return createHmac("sha256", dayKey).update(lineOf(address)).digest("base64url").slice(0, 22);
}
