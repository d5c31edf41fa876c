import type { Language } from "#domains/news/shapes.ts";
import { markedWords } from "#platform/text/analysis/marked-words.ts";
import { readLists, spellingsOf, type ToldApart, toldApart } from "./read-lists.ts";

type Evidence = Readonly<Record<ToldApart, number>>;

const lists = readLists();

/** Letters count for a language in words that are on no list. */
const letters: readonly (readonly [sign: RegExp, languages: readonly ToldApart[], weight: number])[] = [
  [/[ɓɗƙƴ]/, ["ha"], 1],
  [/[ẹṣ]/, ["yo"], 1],
  [/[ịụṅ]/, ["ig"], 1],
  [/ọ|^n'/, ["yo", "ig"], 0.5],
  [/\p{L}\u0323?[\u0300\u0301]/u, ["yo"], 0.5],
];

const TITLE_LETTERS = 300;
const SUMMARY_LETTERS = 120;

/** The least evidence for a language that overrules a paper of another language … */
const ENOUGH: Evidence = { en: 4, pcm: 1.75, ha: 1.5, yo: 1.5, ig: 1.5 };
/** … and how many times the evidence for the paper's own it must be. */
const TIMES = 1.5;
/** Naijá is half English: this much of its own beside English words makes a text Naijá. */
const NAIJA = { least: 1.5, share: 0.2 };
/** A Naijá paper's text is English only if this much is English and nothing is Naijá. */
const ENGLISH_IN_NAIJA = 8;

/**
 * The language of a headline and the beginning of its summary. The paper's own stands until words and letters clearly
 * speak for another; where it is not known, what most speaks for decides.
 */
export function detectLanguage(
  { title, summary = "" }: { readonly title: string; readonly summary?: string },
  own: Language | null,
): Language {
  const evidence = weigh(`${title.slice(0, TITLE_LETTERS)}\n${summary.slice(0, SUMMARY_LETTERS)}`);
  const found = strongest(evidence);
  if (own === null || own === found || !isToldApart(own)) return own ?? found;
  if (evidence[found] < ENOUGH[found]) return own;
  return isOverruled(own, found, evidence) ? found : own;
}

function isOverruled(own: ToldApart, by: ToldApart, evidence: Evidence): boolean {
  if (own === "en" && by === "pcm") return true;
  if (own === "pcm" && by === "en") return evidence.pcm === 0 && evidence.en >= ENGLISH_IN_NAIJA;
  return evidence[by] >= TIMES * evidence[own];
}

/** English unless more speaks for another. */
function strongest(evidence: Evidence): ToldApart {
  const most = toldApart.reduce((one, other) => (evidence[other] > evidence[one] ? other : one));
  const isNaija = evidence.pcm >= Math.max(NAIJA.least, NAIJA.share * evidence.en);
  return most === "en" && isNaija ? "pcm" : most;
}

/** Each word once: one of one list counts 1, one of two lists ½ for each, one of no list by its letters. */
export function weigh(text: string): Evidence {
  const evidence = { en: 0, pcm: 0, ha: 0, yo: 0, ig: 0 };
  for (const word of new Set(markedWords(text))) {
    const speaks = languagesOf(word);
    for (const language of speaks.for) evidence[language] += speaks.weight;
  }
  return evidence;
}

interface Speaks {
  readonly for: readonly ToldApart[];
  readonly weight: number;
}

const known = new Map<string, Speaks>();
const MOST_KNOWN = 50_000;

function languagesOf(word: string): Speaks {
  const before = known.get(word);
  if (before !== undefined) return before;
  const found = lookUp(word);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(word, found);
  return found;
}

function lookUp(word: string): Speaks {
  for (const [loss, spelling] of spellingsOf(word).entries()) {
    // "N16bn" is no "ń", "re-elected" no "rẹ".
    if (loss > 0 && word.length <= loss) break;
    const languages = lists[loss]?.get(spelling);
    if (languages !== undefined) return { for: languages, weight: 1 / languages.length };
  }
  const [, languages = [], weight = 0] = letters.find(([sign]) => sign.test(word)) ?? [];
  return { for: languages, weight };
}

function isToldApart(language: Language): language is ToldApart {
  return (toldApart as readonly string[]).includes(language);
}
