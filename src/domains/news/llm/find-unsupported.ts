import { foldLetters } from "#platform/text/analysis/headline.ts";
import { numbersIn } from "#platform/text/analysis/numbers.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import { readWords, type Word } from "#platform/text/analysis/words.ts";

/** A sentence's first word is always capitalised; one that is seldom capitalised elsewhere is not a name. */
const SELDOM_A_NAME = 0.3;
const CALENDAR =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december)$/;

/** The first name or number of `text` that no source has; null if the sources have them all. */
export function findInvented(text: string, sources: readonly string[]): string | null {
  const told = sources.flatMap(readWords);
  const spellings = new Set(told.map(({ shown }) => folded(shown)));
  const terms = new Set(told.map(({ term }) => term));
  const numbers = new Set(sources.flatMap((source) => numbersIn(source).map(({ value }) => value)));
  const number = numbersIn(text).find(({ value }) => !numbers.has(value));
  if (number !== undefined) return number.shown;
  const name = readWords(text).find(
    (word) =>
      mayBeName(word) && !spellings.has(folded(word.shown)) && !(word.opening && terms.has(word.term)),
  );
  return name?.shown ?? null;
}

function mayBeName({ shown, number, opening, stop, term }: Word): boolean {
  if (number || !/\p{Lu}/u.test(shown)) return false;
  if (!opening || CALENDAR.test(folded(shown))) return true;
  return !stop && (nameShare(term) ?? 1) >= SELDOM_A_NAME;
}

function folded(shown: string): string {
  return foldLetters(shown)
    .replace(/['’]s$/, "")
    .replace(/['’]/g, "");
}
