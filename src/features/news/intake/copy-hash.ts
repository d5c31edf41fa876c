import { createHash } from "node:crypto";

/** "Abuja, Nov. 21, 2026 (NAN)": the agency's text begins after it. */
const DATELINE = /^.{0,80}?\((?:NAN|AFP|Reuters|AP|PANA|Xinhua)[^)]{0,20}\)\s*/i;
const OPENING_WORDS = 25;

/** A hash of the first 25 words, which copies of one agency report share; null for a shorter text. */
export function copyHash(text: string): string | null {
  const words = text
    .slice(0, 1000)
    .replace(DATELINE, "")
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  if (!words || words.length < OPENING_WORDS) return null;
  return createHash("sha256")
    .update(words.slice(0, OPENING_WORDS).join(" "))
    .digest("base64url")
    .slice(0, 16);
}
