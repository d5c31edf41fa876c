import type { Language } from "#contracts/languages.ts";
import { english, type Words } from "./words.ts";

/** The server knows every language, a browser that of the page which it has opened. */
const known = new Map<Language, Words>([["en", english]]);

export function knowWords(words: Words): void {
  known.set(words.language, words);
}

export function wordsOf(language: Language): Words {
  return known.get(language) ?? english;
}
