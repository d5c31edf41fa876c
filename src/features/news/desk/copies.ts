import { type Kind, kindOf } from "#features/news/desk/kind.ts";
import type { StoryText } from "#features/news/shapes.ts";
import { memoize, once } from "#platform/cache/memoize.ts";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { cleanHeadline, cleanSummary, foldLetters } from "#platform/text/analysis/headline.ts";
import { numbersIn } from "#platform/text/analysis/numbers.ts";
import { withoutReminder } from "#platform/text/reminder.ts";
import { sentenceEnds } from "#platform/text/sentences.ts";

export type CopyCandidate = Pick<StoryText, "title" | "summary" | "copyHash"> &
  Partial<Pick<StoryText, "url">>;

/** "Ran the same text" is said of two texts that were received: of a headline and a teaser nobody can know it. */
const MIN_RECEIVED_WORDS = 25;
const WORDS_PER_PASSAGE = 3;
const MAX_SUMMARY_WORDS = 60;
/** The share of a text's passages that the other text must have. */
const MIN_PASSAGE_SHARE = 0.45;

/**
 * What is compared of two texts. The functions compute on first use, because most pairs already differ in a number or
 * in their words.
 */
interface TextFeatures {
  readonly kind: Kind;
  /** How many words of the text were received, up to a limit. */
  readonly words: number;
  /** The numbers of the headline, and of the whole text. */
  readonly headlineNumbers: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  /** Hashes of the passages of the summary, and of its first sentence. */
  readonly passages: () => ReadonlySet<number>;
  readonly opening: () => ReadonlySet<number>;
}

const featuresByText = new WeakMap<CopyCandidate, TextFeatures>();

/**
 * True if a text repeats an earlier one, as papers do with an agency's report. A text with a different number is not a
 * copy: the number is news.
 */
export function isCopy(text: CopyCandidate, earlier: CopyCandidate): boolean {
  const [ours, theirs] = [featuresOf(text), featuresOf(earlier)];
  if (ours.kind !== theirs.kind || numbersDiffer(ours, theirs)) return false;
  if (text.copyHash != null && text.copyHash === earlier.copyHash) return true;
  if (Math.min(ours.words, theirs.words) < MIN_RECEIVED_WORDS) return false;
  return coversPassages(theirs, ours);
}

/** True if enough of the text below its headline was received to compare it with another. */
export function isReceived(text: CopyCandidate): boolean {
  return featuresOf(text).words >= MIN_RECEIVED_WORDS;
}

/**
 * Maps each copy to the earliest text that it repeats and that is not itself a copy. Texts come in time order. A later
 * article with the same address leads to the same page, so it is a copy whatever it says.
 */
export function foldCopies<One extends CopyCandidate>(texts: readonly One[]): Map<One, One> {
  const copied = new Map<One, One>();
  const originals: One[] = [];
  for (const text of texts) {
    const original = originals.find((earlier) => isSamePage(text, earlier) || isCopy(text, earlier));
    if (original === undefined) originals.push(text);
    else copied.set(text, original);
  }
  return copied;
}

function isSamePage({ url }: CopyCandidate, earlier: CopyCandidate): boolean {
  return url !== undefined && url !== "" && url === earlier.url;
}

/**
 * True if the earlier text has enough of the later one's passages. The opening must match too: it holds the news, while
 * the background below is the same in every text of a story.
 */
function coversPassages(earlier: TextFeatures, later: TextFeatures): boolean {
  const [theirs, ours] = [earlier.passages(), later.passages()];
  return covers(theirs, ours) && covers(theirs, later.opening());
}

function covers(theirs: ReadonlySet<number>, ours: ReadonlySet<number>): boolean {
  let shared = 0;
  for (const passage of ours) if (theirs.has(passage)) shared += 1;
  return shared >= MIN_PASSAGE_SHARE * ours.size;
}

/** True if a headline has a number that the other text lacks, or if each text has a number that the other lacks. */
function numbersDiffer(a: TextFeatures, b: TextFeatures): boolean {
  if (lacks(b.numbers, a.headlineNumbers) || lacks(a.numbers, b.headlineNumbers)) return true;
  return lacks(b.numbers, a.numbers) && lacks(a.numbers, b.numbers);
}

function lacks(numbers: ReadonlySet<number>, required: ReadonlySet<number>): boolean {
  for (const number of required) if (!numbers.has(number)) return true;
  return false;
}

function featuresOf(text: CopyCandidate): TextFeatures {
  const features = featuresByText.get(text) ?? readFeatures(text);
  featuresByText.set(text, features);
  return features;
}

function readFeatures(text: CopyCandidate): TextFeatures {
  return extractFeatures([text.title, text.summary, text.url ?? ""].join(SEPARATOR));
}

const SEPARATOR = "\0";
/** How many texts' features are kept: a story's texts are read from the database again whenever a text joins it. */
const REMEMBERED = 500;

const extractFeatures = memoize(REMEMBERED, (text): TextFeatures => {
  const [title = "", below = "", url = ""] = text.split(SEPARATOR);
  const headline = cleanHeadline(title);
  const summary = cleanSummary(withoutReminder(below))
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_SUMMARY_WORDS)
    .join(" ");
  const headlineNumbers = new Set(numbersIn(headline).map(({ value }) => value));
  return {
    kind: kindOf({ title, summary: below, url }),
    words: wordsOf(summary).length,
    headlineNumbers,
    numbers: new Set([...headlineNumbers, ...numbersIn(summary).map(({ value }) => value)]),
    passages: once(() => passagesOf(summary)),
    opening: once(() => passagesOf(summary.slice(0, sentenceEnds(summary)[0]))),
  };
});

function wordsOf(text: string): string[] {
  return foldLetters(text)
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean);
}

function passagesOf(summary: string): Set<number> {
  const folded = wordsOf(summary);
  return new Set(
    folded
      .slice(0, Math.max(0, folded.length - WORDS_PER_PASSAGE + 1))
      .map((_, at) => hashTerm(folded.slice(at, at + WORDS_PER_PASSAGE).join(" "))),
  );
}
