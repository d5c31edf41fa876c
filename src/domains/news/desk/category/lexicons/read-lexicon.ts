import { readFileSync } from "node:fs";
import { type Category, categories } from "#domains/news/shapes.ts";
import { markedWords, withoutMarks, withoutTones } from "#platform/text/analysis/marked-words.ts";

/** A lexicon word in all its forms, each of one or more words. */
export interface Entry {
  readonly category: Category;
  /** 1 for a hint, 3 for a word that nearly decides; negative if it speaks against the category. */
  readonly weight: number;
  readonly forms: readonly (readonly string[])[];
}

/** The same entries spelt in two ways: without tone marks but with the dots below, and without any marks. */
export interface Lexicon {
  readonly dotted: readonly Entry[];
  readonly bare: readonly Entry[];
}

/** Reads a lexicon from this folder. Throws, naming file and line, if a line is invalid. */
export function readLexicon(language: string): Lexicon {
  const file = `${language}.tsv`;
  return parseLexicon(readFileSync(new URL(`./${file}`, import.meta.url), "utf8"), file);
}

/** TSV below a heading line: category, weight, word, its forms separated by "|", and its meaning in English. */
export function parseLexicon(text: string, file: string): Lexicon {
  const lines = text.trimEnd().split("\n").slice(1);
  const read = (spell: (word: string) => string): Entry[] =>
    lines.map((line, at) => toEntry(line, `${file}:${at + 2}`, spell));
  return { dotted: read(withoutTones), bare: read(withoutMarks) };
}

function toEntry(line: string, place: string, spell: (word: string) => string): Entry {
  const [name = "", weight = "", , forms = ""] = line.split("\t");
  const category = categories.find((label) => label === name);
  if (category === undefined) throw new Error(`${place}: "${name}" is no category.`);
  if (!/^-?[1-3]$/.test(weight)) throw new Error(`${place}: "${weight}" is no weight from 1 to 3.`);
  const words = forms.split("|").map((form) => spellWords(form, spell));
  if (words.some(({ length }) => length === 0)) throw new Error(`${place}: a form without a word.`);
  return { category, weight: Number(weight), forms: words };
}

/** "ƴan-siyasa" is two words; "jam'iyya" and "jamiyya" are the same word. */
export function spellWords(text: string, spell: (word: string) => string): string[] {
  return markedWords(text).map((word) => spell(word).replaceAll("'", ""));
}
