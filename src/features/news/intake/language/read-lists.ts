import { readFileSync } from "node:fs";
import { type Language, languages } from "#contracts/languages.ts";
import { withoutMarks, withoutTones, wordsWithMarks } from "#platform/text/analysis/words-with-marks.ts";

/**
 * The lists on which a word is. Three tables: as it is written, without tone marks, and without any marks, because many
 * papers leave them out.
 */
export type WordLists = readonly ReadonlyMap<string, readonly Language[]>[];

/** The word lists of this folder, one file a language; lines that begin with # are comments. */
export function readLists(): WordLists {
  const lists = languages.map((language) => [language, wordsWithMarks(listOf(language))] as const);
  return [0, 1, 2].map((loss) => {
    const table = new Map<string, Language[]>();
    for (const [language, words] of lists)
      for (const word of new Set(words.map((word) => spellingsOf(word)[loss] ?? word)))
        table.set(word, [...(table.get(word) ?? []), language]);
    return table;
  });
}

function listOf(language: Language): string {
  const text = readFileSync(new URL(`./${language}.txt`, import.meta.url), "utf8");
  return text.replace(/^#.*$/gm, "");
}

/** A word as written, without tone marks, and without any marks. */
export function spellingsOf(word: string): readonly string[] {
  return [word, withoutTones(word), withoutMarks(word)];
}
