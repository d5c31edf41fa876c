import { createHash } from "node:crypto";

/**
 * 12 letters and digits derived from the given words; the first is a digit, so that it never equals a word of a path.
 */
export function shortId(...words: readonly string[]): string {
  const hash = createHash("sha256").update(words.join("\u0000")).digest();
  const number = hash.readBigUInt64BE(0);
  const tail = hash.readBigUInt64BE(8).toString(36).padStart(11, "0").slice(-11);
  return `${number % 10n}${tail}`;
}
