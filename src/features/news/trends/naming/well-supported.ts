import { isTitleCase, kindOf } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import type { NameCandidate, NameKind } from "./candidate.ts";

/** Shorter names leave too much out: "Atiku slams Tinubu" does not say why, nor "Osun govt’s account" what of it. */
const MIN_WORDS: Readonly<Record<NameKind, number>> = { sentence: 4, nouns: 3, kicker: 3, deed: 1 };

/** The share of its words that each of the texts must have; a sentence is cut from one of the headlines already. */
const MIN_SHARE_IN_EACH: Readonly<Record<NameKind, number>> = { sentence: 0.6, nouns: 1, kicker: 1, deed: 1 };

/**
 * True for a name that two articles support as well as many would: it names somebody or some place, its words stand in
 * both texts, and it says what happened or is a phrase of several words.
 */
export function isWellSupported(
  { text, kind, titleCase, deed }: NameCandidate,
  texts: readonly string[],
): boolean {
  if (kind === "nouns" && /[’']/.test(text)) return false;
  const nameWords = readWords(deed === undefined ? text : text.replace(` ${deed.noun}`, " "));
  const words = nameWords.filter(({ stop }) => !stop);
  if (words.length < MIN_WORDS[kind]) return false;
  const inTitleCase = titleCase || isTitleCase(nameWords);
  if (!words.some((word) => !word.number && kindOf(word, inTitleCase) !== "word")) return false;
  return texts.every((one) => {
    const terms = new Set(readWords(one).map(({ term }) => term));
    const shared = words.filter(({ term, number }) => number || terms.has(term)).length;
    return (
      shared >= MIN_SHARE_IN_EACH[kind] * words.length &&
      (deed === undefined || [...deed.terms].some((term) => terms.has(term)))
    );
  });
}
