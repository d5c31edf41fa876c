import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in constant time. Always false if no token is configured. */
export function matchesToken(candidate: unknown, token: string | undefined): boolean {
  if (typeof candidate !== "string" || token === undefined) return false;
  return timingSafeEqual(digest(candidate), digest(token));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
