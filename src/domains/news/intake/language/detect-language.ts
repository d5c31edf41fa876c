import type { Language } from "#domains/news/shapes.ts";
import { markedWords } from "#platform/text/analysis/marked-words.ts";
import { readLists, spellingsOf, type ToldApart, toldApart } from "./read-lists.ts";

type Evidence = Readonly<Record<ToldApart, number>>;

const lists = readLists();

/** Letters that count for a language in words that are on no list. */
const letters: readonly (readonly [sign: RegExp, languages: readonly ToldApart[], weight: number])[] = [
  [/[ɓɗƙƴ]/, ["ha"], 1],
  [/[ẹṣ]/, ["yo"], 1],
  [/[ịụṅ]/, ["ig"], 1],
  [/ọ|^n'/, ["yo", "ig"], 0.5],
  [/\p{L}\u0323?[\u0300\u0301]/u, ["yo"], 0.5],
];

const TITLE_LETTERS = 300;
const SUMMARY_LETTERS = 120;

/** The least evidence with which a language overrules the paper's own … */
const ENOUGH: Evidence = { en: 4, pcm: 1.75, ha: 1.5, yo: 1.5, ig: 1.5 };
/** … which must also be this many times the evidence for the paper's own. */
const TIMES = 1.5;
/** Naijá is half English: a text with this much evidence for it, and this share of that for English, is Naijá. */
const NAIJA = { least: 1.5, share: 0.2 };
/** A Naijá paper's text is English only with this much evidence for English, and none for Naijá. */
const ENGLISH_IN_NAIJA = 8;

/**
 * The language of a headline and the beginning of its summary: the paper's own unless words and letters are clear
 * evidence for another. If the paper's own is unknown, the language with the most evidence.
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

/** English unless there is more evidence for another language. */
function strongest(evidence: Evidence): ToldApart {
  const most = toldApart.reduce((one, other) => (evidence[other] > evidence[one] ? other : one));
  const isNaija = evidence.pcm >= Math.max(NAIJA.least, NAIJA.share * evidence.en);
  return most === "en" && isNaija ? "pcm" : most;
}

/** Counts each word once: 1 if it is on one list, ½ for each of two lists, and by its letters if it is on none. */
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
    // Short words count only with their marks: "N16bn" has no "ń", and "re-elected" has no "rẹ".
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
