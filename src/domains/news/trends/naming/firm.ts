import { isTitleCase, kindOf } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import type { Candidate, Manner } from "./candidate.ts";

/** The fewest words of each manner: "Atiku slams Tinubu" leaves out why, "Osun govt’s account" what became of it. */
const FEWEST: Readonly<Record<Manner, number>> = { sentence: 4, nouns: 3, kicker: 3, deed: 1 };

/** The share of its words that each of the texts must have; a sentence is cut from one of the headlines already. */
const IN_EACH: Readonly<Record<Manner, number>> = { sentence: 0.6, nouns: 1, kicker: 1, deed: 1 };

/**
 * True for a name that two articles support as well as many would: it names somebody or some place, its words stand in
 * both texts, and it says what happened or is a phrase of several words.
 */
export function isFirm({ text, manner, titleCase, deed }: Candidate, texts: readonly string[]): boolean {
  if (manner === "nouns" && /[’']/.test(text)) return false;
  const said = readWords(deed === undefined ? text : text.replace(` ${deed.noun}`, " "));
  const words = said.filter(({ stop }) => !stop);
  if (words.length < FEWEST[manner]) return false;
  const inTitleCase = titleCase || isTitleCase(said);
  if (!words.some((word) => !word.number && kindOf(word, inTitleCase) !== "word")) return false;
  return texts.every((one) => {
    const terms = new Set(readWords(one).map(({ term }) => term));
    const having = words.filter(({ term, number }) => number || terms.has(term)).length;
    return (
      having >= IN_EACH[manner] * words.length &&
      (deed === undefined || [...deed.terms].some((term) => terms.has(term)))
    );
  });
}
