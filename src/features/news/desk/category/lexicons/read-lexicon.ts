import { readFileSync } from "node:fs";
import { type Category, categories } from "#contracts/sections.ts";
import { withoutMarks, withoutTones, wordsWithMarks } from "#platform/text/analysis/words-with-marks.ts";

/** A lexicon word in all its forms, each of one or more words. */
export interface LexiconEntry {
  readonly category: Category;
  /** 1 for a hint, 3 for a word that nearly decides; negative if it speaks against the category. */
  readonly weight: number;
  readonly forms: readonly (readonly string[])[];
}

/** The same entries spelt in two ways: without tone marks but with the dots below, and without any marks. */
export interface Lexicon {
  readonly dotted: readonly LexiconEntry[];
  readonly bare: readonly LexiconEntry[];
}

/** Reads a lexicon from this folder. Throws, naming file and line, if a line is invalid. */
export function readLexicon(language: string): Lexicon {
  const file = `${language}.tsv`;
  return parseLexicon(readFileSync(new URL(`./${file}`, import.meta.url), "utf8"), file);
}

/** TSV below a heading line: category, weight, word, its forms separated by "|", and its meaning in English. */
export function parseLexicon(text: string, file: string): Lexicon {
  const lines = text.trimEnd().split("\n").slice(1);
  const entriesWith = (spell: (word: string) => string): LexiconEntry[] =>
    lines.map((line, at) => toEntry(line, `${file}:${at + 2}`, spell));
  return { dotted: entriesWith(withoutTones), bare: entriesWith(withoutMarks) };
}

function toEntry(line: string, location: string, spell: (word: string) => string): LexiconEntry {
  const [name = "", weight = "", , forms = ""] = line.split("\t");
  const category = categories.find((label) => label === name);
  if (category === undefined)
    throw new Error(`${location}: "${name}" is not a category; allowed are ${categories.join(", ")}.`);
  if (!/^-?[1-3]$/.test(weight))
    throw new Error(`${location}: the weight is "${weight}"; allowed are 1 to 3 and -1 to -3.`);
  const words = forms.split("|").map((form) => spellWords(form, spell));
  if (words.some(({ length }) => length === 0))
    throw new Error(`${location}: a form in "${forms}" is empty; forms are separated by one "|".`);
  return { category, weight: Number(weight), forms: words };
}

/** "ƴan-siyasa" is two words; "jam'iyya" and "jamiyya" are the same word. */
export function spellWords(text: string, spell: (word: string) => string): string[] {
  return wordsWithMarks(text).map((word) => spell(word).replaceAll("'", ""));
}
