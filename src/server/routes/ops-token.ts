import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a given word is the operator's token; without a configured one nothing is. Takes the same time for all. */
export function isToken(given: unknown, token: string | undefined): boolean {
  if (typeof given !== "string" || token === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(word: string): Buffer {
  return createHash("sha256").update(word).digest();
}
