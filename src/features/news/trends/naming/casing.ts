import { foldLetters } from "#platform/text/analysis/headline.ts";
import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import { isTitleCase } from "#platform/text/analysis/read-text.ts";
import { stopWords } from "#platform/text/analysis/word-lists.ts";
import { readWords, stem } from "#platform/text/analysis/words.ts";
import { plainText } from "#platform/text/plain-text.ts";

/** What is known of a word from elsewhere counts as two uses in the topic itself. */
const BEFORE_COUNTS = 2;

/** How a topic's words are capitalised inside sentences: learnt from its own headlines and summaries. */
export type Casing = ReadonlyMap<string, { small: number; capital: number }>;

export function learnCasing(texts: Iterable<string>): Casing {
  const counts = new Map<string, { small: number; capital: number }>();
  for (const text of texts) {
    const words = readWords(plainText(text));
    if (isTitleCase(words)) continue;
    for (const word of words) {
      if (word.opening || word.number) continue;
      const count = counts.get(foldLetters(word.shown)) ?? { small: 0, capital: 0 };
      counts.set(foldLetters(word.shown), count);
      if (word.capital) count.capital += 1;
      else count.small += 1;
    }
  }
  return counts;
}

/** "Tinubu Approves New Army Battalion" as a sentence: names keep their capitals. */
export function sentenceCase(
  text: string,
  casing: Casing,
  titleCase: boolean = isTitleCase(readWords(text)),
): string {
  const words = text.split(" ");
  if (!titleCase) return capitalise(text);
  const names = words.map((word) => isName(word, casing));
  const cased = words.map((word, i) => (names[i] || isListed(words, names, i) ? word : word.toLowerCase()));
  return capitalise(cased.join(" "));
}

/** "Atiku, Mark, Aregbesola": a word in a list of names is a name, even if it is a common word elsewhere. */
function isListed(words: readonly string[], names: readonly boolean[], at: number): boolean {
  const ends = (word: string | undefined): boolean => word?.endsWith(",") ?? false;
  return ends(words[at - 1]) && ends(words[at]) && names[at - 1] === true && names[at + 1] === true;
}

function isName(word: string, casing: Casing): boolean {
  const bare = word.replace(/[^\p{L}\p{M}\d-]/gu, "");
  if (/^\p{Lu}{2,}s?$/u.test(bare) || /\d|^\p{Lu}\p{Ll}+\p{Lu}/u.test(bare)) return true;
  const folded = foldLetters(word.replace(/['’]s\b/g, "")).replace(/[^a-z0-9-]/g, "");
  if (calendar.test(folded)) return true;
  if (stopWords.has(folded)) return false;
  const { small, capital } = casing.get(folded) ?? { small: 0, capital: 0 };
  const usual = usualShare(folded);
  return (capital + BEFORE_COUNTS * usual) / (small + capital + BEFORE_COUNTS) > 0.5;
}

/** The share of its uses elsewhere in which the word is capitalised; an unknown word is mostly a name. */
function usualShare(folded: string): number {
  if (places.has(folded) && !lowPlaces.has(folded)) return 1;
  const share = nameShare(stem(folded.split("-").at(-1) ?? folded));
  return share ?? (agencies.has(folded) ? 0 : 0.7);
}

const calendar =
  /^(?:january|february|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

const lowPlaces: ReadonlySet<string> = new Set(
  "northern southern eastern western north south east west central middle offa state cross delta coast".split(
    " ",
  ),
);

/** Nothing after a number: "2nd Niger bridge" and "40 passengers saved" stay as they are. */
function capitalise(text: string): string {
  return text.replace(/^[^\p{L}\p{N}]*\p{Ll}/u, (start) => start.toUpperCase());
}
