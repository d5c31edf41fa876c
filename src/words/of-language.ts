import type { Language } from "#contracts/languages.ts";
import { english, type Words } from "./words.ts";

/** The server knows every language; a browser knows English and the language of the page that it has opened. */
const loaded = new Map<Language, Words>([["en", english]]);

export function registerWords(words: Words): void {
  loaded.set(words.language, words);
}

export function wordsOf(language: Language): Words {
  return loaded.get(language) ?? english;
}
