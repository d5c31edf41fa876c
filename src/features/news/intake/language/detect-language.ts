import { type Language as Detectable, isLanguage, languages } from "#contracts/languages.ts";
import type { Language } from "#features/news/shapes.ts";
import { wordsWithMarks } from "#platform/text/analysis/words-with-marks.ts";
import { readLists, spellingsOf } from "./read-lists.ts";

type Evidence = Readonly<Record<Detectable, number>>;

const lists = readLists();

/** Letters that count for a language in words that are on no list. */
const letters: readonly (readonly [letter: RegExp, languages: readonly Detectable[], weight: number])[] = [
  [/[ɓɗƙƴ]/, ["ha"], 1],
  [/[ẹṣ]/, ["yo"], 1],
  [/[ịụṅ]/, ["ig"], 1],
  [/ọ|^n'/, ["yo", "ig"], 0.5],
  [/\p{L}\u0323?[\u0300\u0301]/u, ["yo"], 0.5],
];

/** Chinese, for one, has no spaces between words. */
const NOT_LATIN = /(?=\p{Letter})[^\p{Script=Latin}\p{Script=Common}]/u;

const TITLE_LETTERS = 300;
const SUMMARY_LETTERS = 120;

/** The least evidence with which a language overrules the paper's own … */
const MIN_EVIDENCE: Evidence = { en: 4, pcm: 1.75, ha: 1.5, yo: 1.5, ig: 1.5 };
/** … which must also be this many times the evidence for the paper's own. */
const MIN_EVIDENCE_RATIO = 1.5;
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
  paperLanguage: Language | null,
): Language {
  const evidence = weighLanguages(beginningOf(title, summary));
  const detected = strongest(evidence);
  if (paperLanguage === null || paperLanguage === detected || !isLanguage(paperLanguage))
    return paperLanguage ?? detected;
  if (evidence[detected] < MIN_EVIDENCE[detected]) return paperLanguage;
  return isOverruled(paperLanguage, detected, evidence) ? detected : paperLanguage;
}

/** A shorter headline may be names only. */
const READABLE_WORDS = 4;

/** False for a text of several words of which none is a common word of a language that we know. */
export function isReadable({
  title,
  summary,
}: {
  readonly title: string;
  readonly summary: string;
}): boolean {
  const text = beginningOf(title, summary);
  if (wordsWithMarks(text).length < READABLE_WORDS && !NOT_LATIN.test(text)) return true;
  return Object.values(weighLanguages(text)).some((weight) => weight > 0);
}

function beginningOf(title: string, summary: string): string {
  return `${title.slice(0, TITLE_LETTERS)}\n${summary.slice(0, SUMMARY_LETTERS)}`;
}

function isOverruled(own: Detectable, detected: Detectable, evidence: Evidence): boolean {
  if (own === "en" && detected === "pcm") return true;
  if (own === "pcm" && detected === "en") return evidence.pcm === 0 && evidence.en >= ENGLISH_IN_NAIJA;
  return evidence[detected] >= MIN_EVIDENCE_RATIO * evidence[own];
}

/** English unless there is more evidence for another language. */
function strongest(evidence: Evidence): Detectable {
  const best = languages.reduce((one, other) => (evidence[other] > evidence[one] ? other : one));
  const isNaija = evidence.pcm >= Math.max(NAIJA.least, NAIJA.share * evidence.en);
  return best === "en" && isNaija ? "pcm" : best;
}

/** Counts each word once: 1 if it is on one list, ½ for each of two lists, and by its letters if it is on none. */
export function weighLanguages(text: string): Evidence {
  const evidence = { en: 0, pcm: 0, ha: 0, yo: 0, ig: 0 };
  for (const word of new Set(wordsWithMarks(text))) {
    const vote = languagesOf(word);
    for (const language of vote.for) evidence[language] += vote.weight;
  }
  return evidence;
}

interface LanguageVote {
  readonly for: readonly Detectable[];
  readonly weight: number;
}

const cache = new Map<string, LanguageVote>();
const MAX_CACHED = 50_000;

function languagesOf(word: string): LanguageVote {
  const cached = cache.get(word);
  if (cached !== undefined) return cached;
  const languages = lookUp(word);
  if (cache.size >= MAX_CACHED) cache.clear();
  cache.set(word, languages);
  return languages;
}

function lookUp(word: string): LanguageVote {
  for (const [loss, spelling] of spellingsOf(word).entries()) {
    // Short words count only with their marks: "N16bn" has no "ń", and "re-elected" has no "rẹ".
    if (loss > 0 && word.length <= loss) break;
    const languages = lists[loss]?.get(spelling);
    if (languages !== undefined) return { for: languages, weight: 1 / languages.length };
  }
  const [, languages = [], weight = 0] = letters.find(([letter]) => letter.test(word)) ?? [];
  return { for: languages, weight };
}
