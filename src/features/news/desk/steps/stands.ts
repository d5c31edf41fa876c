import { foldLetters } from "#platform/text/analysis/headline.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { isTitleCase, kindOf } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { readWordLists } from "#platform/text/word-lists.ts";

/** Somebody who takes a stand on the event. */
export interface Stand {
  /** The last word of their name, because earlier texts may give more or less of it. */
  readonly lastName: string;
  /** The terms of all the words by which the headline refers to them. */
  readonly terms: readonly string[];
}

const TAKES =
  /\b(?:backs|supports|endorses|opposes?|rejects?|condemns?|decr(?:y|ies)|denounces?|slams|faults|knocks|berates|lambasts|flays|mourns?|kicks? against|welcomes|hails|commends?|lauds|warns against)\b/i;
/** "2 feared dead as X backs …": the stand is not the headline's news. */
const NOT_THE_SUBJECT =
  /[:;]|\b(?:as|after|over|while|amid|before|when|how|why|what|if|to|for|who|that|not)\b|[‘“"]/i;
const MAX_SUBJECT_LENGTH = 7;

/** Words that fit anybody: a headline with only these names nobody. */
const anybody = readWordLists(new URL("./anybody.txt", import.meta.url)).words("anybody");

/** Who takes a stand in a headline; null if nobody is named. */
export function findStand(headline: string): Stand | null {
  const match = TAKES.exec(headline);
  if (match === null) return null;
  const actor = headline.slice(0, match.index).trim().replace(/,$/, "");
  const words = readWords(actor);
  if (words.length === 0 || words.length > MAX_SUBJECT_LENGTH || NOT_THE_SUBJECT.test(actor)) return null;
  if (words.some(isVerb)) return null;
  const inTitleCase = isTitleCase(readWords(headline));
  const names = words
    .filter((word) => !word.number && !word.stop && !anybody.has(comparableName(word.shown)))
    .filter((word) => isAcronym(word.shown) || isNamed(word, inTitleCase));
  const last = names.at(-1);
  return last === undefined
    ? null
    : { lastName: comparableName(last.shown), terms: words.map(({ term }) => term) };
}

/** How a name is compared: not by its stem, or the Presidency would be the president. */
export function comparableName(word: string): string {
  return foldLetters(word).replace(/['’]s?$/, "");
}

function isAcronym(word: string): boolean {
  return /^\p{Lu}{2,}s?$/u.test(word);
}

function isVerb({ term, shown, capital }: ReturnType<typeof readWords>[number]): boolean {
  return isHeadlineVerb(term) && (!capital || /(?:s|ed)$/.test(shown));
}

/** After a title such as "Gov", and at the beginning, a capital means little: then the word must be known as a name. */
function isNamed(word: ReturnType<typeof readWords>[number], inTitleCase: boolean): boolean {
  const kind = kindOf({ ...word, opening: false }, false);
  if (kind === "name" || kind === "agency") return word.capital;
  return kind === "word" && word.capital && !inTitleCase && !word.opening && !isHeadlineVerb(word.term);
}
