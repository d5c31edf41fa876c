import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in constant time. Always false if no token is configured. */
export function isToken(given: unknown, token: string | undefined): boolean {
  if (typeof given !== "string" || token === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(word: string): Buffer {
  return createHash("sha256").update(word).digest();
}
