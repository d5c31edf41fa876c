import { createContext, useContext } from "react";
import type { Language } from "#contracts/languages.ts";
import { counted } from "#site/ui/figures/counted.ts";
import { shownNumber } from "#site/ui/figures/numbers.ts";
import type { Dates } from "./dates/dates.ts";
import type { Sentence, Told } from "./sentences.ts";
import { shortName } from "./short-name.ts";

type Values = Readonly<Record<string, string | number>>;

/** The nouns of the counted sentences: "papers" of "{n} papers". */
type CountedNoun = Sentence extends infer One ? (One extends `{n} ${infer Noun}` ? Noun : never) : never;

/** How the sentences of a page are said in its language. In English they stand where they are shown. */
export interface Words {
  readonly language: Language;
  /** Undefined in English, whose own stand in `ui/time.ts`. */
  readonly dates: Dates | undefined;
  /** "{paper}" and the like are replaced by their values. */
  say(sentence: Sentence, values?: Values): string;
  /** A number with its noun: "1 paper", "8 papers". */
  count(count: number, one: string, many: CountedNoun): string;
  /** The `lang` of a text that came without one, which is English: none on an English page. */
  lang(of?: string): string | undefined;
}

/** In a browser's words sentences stand under short names. */
const nameOf = import.meta.env.SSR ? (sentence: string) => sentence : shortName;

export function wordsFrom(
  language: Language,
  dates?: Dates,
  told: Readonly<Record<string, Told>> = {},
): Words {
  function say(sentence: string, values?: Values): string {
    const one = (dates && told[nameOf(sentence)]) ?? sentence;
    const text = typeof one === "string" ? one : one(Number(values?.n));
    return values ? text.replace(/\{(\w+)\}/g, (_, name) => shown(values[name])) : text;
  }
  return {
    language,
    dates,
    say,
    count: (n, one, many) => (dates ? say(`{n} ${many}`, { n }) : counted(n, one, many)),
    lang: (of) => of ?? (dates && "en"),
  };
}

function shown(value: string | number | undefined): string {
  return typeof value === "number" ? shownNumber(value) : String(value);
}

export const english = wordsFrom("en");

/** The root layout sets it. */
export const WordsOfPage = createContext(english);

export function useWords(): Words {
  return useContext(WordsOfPage);
}
