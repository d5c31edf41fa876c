import { cleanHeadline, cleanSummary } from "./headline.ts";
import { agencies, places } from "./place-names.ts";
import { MOSTLY_NAME, nameShare } from "./rarity.ts";
import { readWords, type Word } from "./words.ts";

/** A kicker precedes a colon ("Osun poll: …"): it names the field, not the event. */
export type TermKind = "word" | "name" | "number" | "place" | "agency" | "kicker";

export interface Term {
  readonly term: string;
  readonly kind: TermKind;
}

/** The terms of a headline and its summary, each once, in order. */
export interface Reading {
  readonly title: readonly Term[];
  /** Terms of the summary that are not in the title. */
  readonly summary: readonly Term[];
}

const summaryWords = 45;

export function readText(title: string, summary = ""): Reading {
  const seen = new Set<string>();
  const { kicker, body } = splitKicker(cleanHeadline(title));
  const words = readWords(body);
  const inBody = termsOf(words, isTitleCase(words), seen);
  const inKicker = termsOf(readWords(kicker), true, seen).map(({ term }) => ({
    term,
    kind: "kicker" as const,
  }));
  const inSummary = termsOf(readWords(cleanSummary(summary)).slice(0, summaryWords), false, seen);
  return { title: [...inBody, ...inKicker], summary: inSummary };
}

/** A score is not a kicker: "Arsenal 3-0 Man City:" is the event itself. */
const SCORE = /\d\s?[-–]\s?\d/;

export function splitKicker(headline: string): { kicker: string; body: string } {
  const [, kicker, body] = /^([^:]{2,40}):\s+(\S+\s+\S+\s+\S.*)$/s.exec(headline) ?? [];
  if (
    kicker === undefined ||
    body === undefined ||
    SCORE.test(kicker) ||
    kicker.trim().split(/\s+/).length > 4
  )
    return { kicker: "", body: headline };
  return { kicker, body };
}

/** "Police Arrest Three In Kano": capitals do not mark names here. A capitalised small word ("In") is the best sign. */
export function isTitleCase(words: readonly Word[]): boolean {
  const inside = words.filter((word) => !word.number && !word.opening);
  const small = inside.filter((word) => word.stop && word.shown.length > 1);
  if (small.some((word) => word.capital)) return true;
  const significant = inside.filter((word) => !word.stop);
  if (significant.length === 0) return words.length > 1;
  return significant.filter((word) => word.capital).length / significant.length > 0.7;
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
  if (share !== null) return share >= MOSTLY_NAME ? "name" : "word";
  return everyWordCapital || word.opening ? "word" : "name";
}
