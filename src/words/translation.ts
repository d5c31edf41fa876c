import type { OtherLanguage } from "#contracts/languages.ts";
import { counted } from "#ui/figures/counted.ts";
import type { Dates } from "./dates.ts";
import { nameKey, shortName } from "./short-name.ts";
import { fill, type Values, type Words } from "./words.ts";

/** Each sentence's or name's text, or of a counted sentence one text for each plural form of the language. */
export type CompiledWords = Readonly<Record<string, string | readonly string[]>>;

/** What the browser gets for a page in this language; it gets nothing of any other. */
export interface Translation {
  readonly language: OtherLanguage;
  readonly dates: Dates;
  /** The words of a page are added when it is opened. */
  readonly sentences: CompiledWords;
  /** Which of a counted sentence's texts a number takes. */
  readonly plural: (n: number) => number;
}

/** In the browser's files the sentences are keyed by their short names. */
const keyOf = import.meta.env.SSR ? (sentence: string) => sentence : shortName;

export function wordsIn({ language, dates, sentences, plural }: Translation): Words {
  function say(sentence: string, values?: Values): string {
    const one = sentences[keyOf(sentence)] ?? sentence;
    const text = typeof one === "string" ? one : (one[plural(Number(values?.n))] ?? sentence);
    return fill(beginSentence(chooseTexts(text, values), values), values);
  }
  return {
    language,
    dates,
    say,
    count: (n, _one, many, values) => say(`{n} ${many}`, { ...values, n: counted(n, "", "").trimEnd() }),
    translate(name) {
      const text = sentences[nameKey(name)];
      return typeof text === "string" ? { text } : { text: name, lang: "en" };
    },
    lang: (of) => of ?? "en",
  };
}

const BEGINNING = /\{\^(\w+)\}/g;

/** "{^matches} tun 2009-10": a counted noun comes before its number in most of these languages, with a capital letter. */
function beginSentence(sentence: string, values: Values = {}): string {
  return sentence.replace(BEGINNING, (_, name: string) => {
    const value = String(values[name] ?? `{${name}}`);
    return value.charAt(0).toUpperCase() + value.slice(1);
  });
}

/** "{gender, select, female {ta ci} other {ya ci}}"; the texts may contain placeholders. */
export const SELECT = /\{(\w+), select,((?:\s*\w+ ?\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const CHOICE = /\b(\w+) ?\{((?:[^{}]|\{\w+\})*)\}/g;

/** Puts the text that fits the value in place of each choice of texts, which only a translation has. */
export function chooseTexts(sentence: string, values: Values = {}): string {
  return sentence.replace(SELECT, (_, name: string, choices: string) => {
    const texts = choicesOf(choices);
    return texts.get(String(values[name])) ?? texts.get("other") ?? "";
  });
}

/** The texts of a choice, each under its value. */
export function choicesOf(choices: string): Map<string, string> {
  return new Map([...choices.matchAll(CHOICE)].map(([, value = "", text = ""]) => [value, text]));
}
