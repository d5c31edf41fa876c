import { createHmac } from "node:crypto";
import { isIPv4, isIPv6 } from "node:net";
import { lagosDate } from "#platform/time.ts";

/**
 * Who asks, for the rate limits alone: the network's prefix (a whole IPv4 address, an IPv6 line's /64) under
 * a key that changes every day. It cannot be turned back into an address, nor followed to the next day.
 */
export function callerKey(secret: string, address: string, now: Date): string {
  const dayKey = createHmac("sha256", secret)
    .update(`callers of ${lagosDate(now)}`)
    .digest();
  return createHmac("sha256", dayKey).update(networkPrefix(address)).digest("base64url").slice(0, 22);
}

export function networkPrefix(address: string): string {
  const plain = address.toLowerCase().replace(/%.*$/, "");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (isIPv4(plain)) return plain;
  return isIPv6(plain) ? firstFourGroups(plain) : "unknown";
}

function firstFourGroups(address: string): string {
  const [before = "", after] = address.split("::");
  const head = before === "" ? [] : before.split(":");
  const tail = after === undefined || after === "" ? [] : after.split(":");
  const zeros =
    after === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill("0");
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
