import { createContext, useContext } from "react";
import type { Language } from "#contracts/languages.ts";
import { counted } from "#ui/figures/counted.ts";
import type { Dates } from "./dates.ts";
import type { Sentence } from "./sentences.ts";

export type Values = Readonly<Record<string, string | number>>;

/** The nouns of the counted sentences: "papers" of "{n} papers". */
type CountedNoun = Sentence extends infer One ? (One extends `{n} ${infer Noun}` ? Noun : never) : never;

/** A text, and its `lang` if it is not in the page's language. */
export interface Translated {
  readonly text: string;
  readonly lang?: string;
}

/** Says the sentences of a page in its language. The English is written where it is shown. */
export interface Words {
  readonly language: Language;
  /** Undefined for English, whose words are in `ui/time.ts`. */
  readonly dates?: Dates;
  /** "{paper}" and the like are replaced by their values. */
  say(sentence: Sentence, values?: Values): string;
  /** A number with its noun: "1 paper", "8 papers"; further values stand in the noun. */
  count(count: number, one: string, many: CountedNoun, values?: Values): string;
  /** A name out of a list of the server (a genre, a sky, a currency); an unknown one stays as it is, with its `lang`. */
  translate(name: string): Translated;
  /** The `lang` of a text: without one of its own it is English, which is undefined on an English page. */
  lang(of?: string): string | undefined;
}

export const english: Words = {
  language: "en",
  say: fill,
  count: (count, one, many, values) => fill(counted(count, one, many), values),
  translate: (name) => ({ text: name }),
  lang: (of) => of,
};

export function fill(sentence: string, values?: Values): string {
  return values
    ? sentence.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
    : sentence;
}

/** The root layout sets it. */
export const WordsOfPage = createContext(english);

export function useWords(): Words {
  return useContext(WordsOfPage);
}
