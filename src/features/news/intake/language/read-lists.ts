import { readFileSync } from "node:fs";
import { withoutMarks, withoutTones, wordsWithMarks } from "#platform/text/analysis/words-with-marks.ts";

/** The languages that can be told apart; English is first, because it wins if there is no evidence for another. */
export const detectableLanguages = ["en", "pcm", "ha", "yo", "ig"] as const;
export type DetectableLanguage = (typeof detectableLanguages)[number];

/**
 * The lists on which a word is. Three tables: as it is written, without tone marks, and without any marks, because many
 * papers leave them out.
 */
export type WordLists = readonly ReadonlyMap<string, readonly DetectableLanguage[]>[];

/** The word lists of this folder, one file a language; lines that begin with # are comments. */
export function readLists(): WordLists {
  const lists = detectableLanguages.map((language) => [language, wordsWithMarks(listOf(language))] as const);
  return [0, 1, 2].map((loss) => {
    const table = new Map<string, DetectableLanguage[]>();
    for (const [language, words] of lists)
      for (const word of new Set(words.map((word) => spellingsOf(word)[loss] ?? word)))
        table.set(word, [...(table.get(word) ?? []), language]);
    return table;
  });
}

function listOf(language: DetectableLanguage): string {
  const text = readFileSync(new URL(`./${language}.txt`, import.meta.url), "utf8");
  return text.replace(/^#.*$/gm, "");
}

/** A word as written, without tone marks, and without any marks. */
export function spellingsOf(word: string): readonly string[] {
  return [word, withoutTones(word), withoutMarks(word)];
}
