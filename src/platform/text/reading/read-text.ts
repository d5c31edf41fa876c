import { cleanHeadline, cleanSummary } from "./headline.ts";
import { agencies, places } from "./place-names.ts";
import { nameShare } from "./rarity.ts";
import { readWords, type Word } from "./words.ts";

export type TermKind = "word" | "name" | "number" | "place" | "agency";

export interface Term {
  readonly term: string;
  readonly kind: TermKind;
}

/** What a headline and its summary speak of, each term once, in their order. */
export interface Reading {
  readonly title: readonly Term[];
  /** Terms of the summary that the title lacks. */
  readonly summary: readonly Term[];
}

const summaryWords = 45;

export function readText(title: string, summary = ""): Reading {
  const seen = new Set<string>();
  const titleWords = readWords(cleanHeadline(title));
  const everyWordCapital = isTitleCase(titleWords);
  const inTitle = termsOf(titleWords, everyWordCapital, seen);
  const inSummary = termsOf(readWords(cleanSummary(summary)).slice(0, summaryWords), false, seen);
  return { title: inTitle, summary: inSummary };
}

/** "Police Arrest Three In Kano": capitals of such a headline point at no names. */
export function isTitleCase(words: readonly Word[]): boolean {
  const telling = words.filter((word) => !word.number && !word.stop && !word.opening);
  if (telling.length === 0) return words.length > 1;
  return telling.filter((word) => word.capital).length / telling.length > 0.7;
}

function termsOf(words: readonly Word[], everyWordCapital: boolean, seen: Set<string>): Term[] {
  const terms: Term[] = [];
  for (const word of words) {
    if (word.stop || seen.has(word.term)) continue;
    seen.add(word.term);
    terms.push({ term: word.term, kind: kindOf(word, everyWordCapital) });
  }
  return terms;
}

export function kindOf(word: Word, everyWordCapital: boolean): TermKind {
  if (word.number) return "number";
  const folded = word.shown.toLowerCase().replace(/['’]s$/, "");
  if (places.has(folded) || places.has(word.term)) return "place";
  if (agencies.has(folded) || agencies.has(word.term)) return "agency";
  if (!word.capital) return "word";
  const share = nameShare(word.term);
  if (share !== null) return share >= 0.7 ? "name" : "word";
  return everyWordCapital || word.opening ? "word" : "name";
}
