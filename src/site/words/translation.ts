import type { OtherLanguage } from "#contracts/languages.ts";
import { counted } from "#site/ui/figures/counted.ts";
import type { Dates } from "./dates/dates.ts";
import type { CommonWords } from "./sentences.ts";
import type { TranslatedSentence } from "./shapes/words-for.ts";
import { shortName } from "./short-name.ts";
import { translateReason } from "./translate-reason.ts";
import { fill, type Values, type Words } from "./words.ts";

/** What the browser gets for a page in this language; it gets nothing of any other. */
export interface Translation {
  readonly language: OtherLanguage;
  readonly dates: Dates;
  /** The words of a part of the site are added when a page of that part is opened. */
  readonly sentences: CommonWords;
}

/** In the browser's files the sentences are keyed by their short names. */
const nameOf = import.meta.env.SSR ? (sentence: string) => sentence : shortName;

export function wordsIn({ language, dates, sentences: commonWords }: Translation): Words {
  const sentences: Readonly<Record<string, TranslatedSentence>> = commonWords;
  function say(sentence: string, values?: Values): string {
    const one = sentences[nameOf(sentence)] ?? sentence;
    return fill(typeof one === "string" ? one : one(Number(values?.n)), values);
  }
  return {
    language,
    dates,
    say,
    count: (n, _one, many) => say(`{n} ${many}`, { n: counted(n, "", "").trimEnd() }),
    tell(text) {
      const one = sentences[nameOf(text)];
      const translated = typeof one === "string" ? one : translateReason(text, dates, say);
      return translated === null ? { text, lang: "en" } : { text: translated };
    },
    lang: (of) => of ?? "en",
  };
}
