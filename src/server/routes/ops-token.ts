import { createHash, timingSafeEqual } from "node:crypto";

/** Whether a word is the operator's token; if none is configured, no word is. Takes the same time for every word. */
export function isToken(given: unknown, token: string | undefined): boolean {
  if (typeof given !== "string" || token === undefined) return false;
  return timingSafeEqual(digest(given), digest(token));
}

function digest(word: string): Buffer {
  return createHash("sha256").update(word).digest();
}
