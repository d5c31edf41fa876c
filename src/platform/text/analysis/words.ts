import { stemmer } from "stemmer";
import { memoize } from "#platform/cache/memoize.ts";
import { readWordLists } from "#platform/text/word-lists.ts";
import { foldLetters } from "./headline.ts";
import { readAmount } from "./numbers.ts";

/** A word of a text, in the form in which texts are compared. */
export interface Word {
  /** "kidnap" for "abducted", "n53000000000" for "₦52.5 billion". */
  readonly term: string;
  /** As printed. */
  readonly shown: string;
  readonly number: boolean;
  /** Begins with a capital letter. */
  readonly capital: boolean;
  /** The first word of the text, or the first after a colon or full stop: its capital means nothing. */
  readonly opening: boolean;
  readonly stop: boolean;
}

const lists = readWordLists(new URL("./words.txt", import.meta.url));
const stopWords = lists.words("stop words");
const synonyms: ReadonlyMap<string, string> = new Map(
  lists.lines("families").flatMap((line) => {
    const [name = "", ...words] = line.split(" ");
    return words.map((word): [string, string] => [word, name]);
  }),
);

const wordLimit = 120;
const pattern =
  /(?:[₦$€£]|\bN(?=\d)|\bUS\$)?\d[\d,]*(?:\.\d+)?(?:\s?(?:trillion|billion|million|thousand|trn|tn|bn|m|k|%|per cent)(?![\p{L}\d]))?(?![\p{L}\p{M}\d])|[\p{L}\p{M}\d]+(?:['’][\p{L}\p{M}]+)*/giu;

/** The desk, the sorting and the rules for copies each read the same texts, one after the other. */
const TEXTS_REMEMBERED = 64;

/** The words of a text in order, at most 120. */
export const readWords: (text: string) => readonly Word[] = memoize(TEXTS_REMEMBERED, readWordsAnew);

function readWordsAnew(text: string): readonly Word[] {
  const words: Word[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const between = text.slice(end, match.index);
    const opening = words.length === 0 || (between !== " " && /[:.!?;|“‘"–—]/.test(between));
    end = match.index + match[0].length;
    words.push({ ...readWord(match[0]), opening });
    if (words.length >= wordLimit) break;
  }
  return words;
}

type Readable = Omit<Word, "opening">;

/** How many different words are remembered: more than a day's newspapers use. */
const REMEMBERED = 25_000;
/** V8 keeps a longer piece as a view of the whole text: remembering it would keep that in memory too. */
const MAX_REMEMBERED_LENGTH = 12;

const remembered = memoize(REMEMBERED, readAnew);

function readWord(shown: string): Readable {
  return shown.length <= MAX_REMEMBERED_LENGTH ? remembered(shown) : readAnew(shown);
}

function readAnew(shown: string): Readable {
  const capital = /^\p{Lu}/u.test(shown);
  const amount = readAmount(shown);
  if (amount !== null) return { term: amount, shown, number: true, capital: false, stop: false };
  const folded = foldLetters(shown)
    .replace(/['’]s$/, "")
    .replace(/['’]/g, "");
  const stop = stopWords.has(folded) || folded.length < 2;
  return { term: stem(folded), shown, number: false, capital, stop };
}

/** The stem of a folded word; synonyms of headline writers share one. */
export const stem = memoize(2 * REMEMBERED, (folded) => synonyms.get(folded) ?? stemOf(folded));

function stemOf(folded: string): string {
  const cut =
    folded.length > 3 && folded.length < 40 && /^[a-z]+$/.test(folded)
      ? stemmer(folded)
      : folded.slice(0, 40);
  return synonyms.get(cut) ?? cut;
}
