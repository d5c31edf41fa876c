import { createHash } from "node:crypto";

/** "Abuja, Nov. 21, 2026 (NAN)": where a wire report's own words begin. */
const DATELINE = /^.{0,80}?\((?:NAN|AFP|Reuters|AP|PANA|Xinhua)[^)]{0,20}\)\s*/i;
const OPENING_WORDS = 25;

/** The same for two texts that open with the same 25 words, as copies of one wire report do. */
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
