import { type Kind, kindOf } from "#features/news/desk/kind/kind.ts";
import { outcomesOf } from "#features/news/desk/steps/outcomes.ts";
import { isVerbSense, toSenses } from "#features/news/desk/thesaurus/thesaurus.ts";
import type { StoryText } from "#features/news/shapes.ts";
import { memoize } from "#platform/cache/memoize.ts";
import { once } from "#platform/cache/once.ts";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { cleanHeadline, cleanSummary, foldLetters } from "#platform/text/analysis/headline.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { numbersIn } from "#platform/text/analysis/numbers.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { readText } from "#platform/text/analysis/read-text.ts";
import { withoutReminder } from "#platform/text/reminder.ts";
import { sentenceEnds } from "#platform/text/sentences.ts";

export type CopyCandidate = Pick<StoryText, "title" | "summary" | "copyHash"> &
  Partial<Pick<StoryText, "url">>;

/** "Ran the same text" is said of two texts that were received: of a headline and a teaser nobody can know it. */
const MIN_RECEIVED_WORDS = 25;
const WORDS_PER_PASSAGE = 3;
/** A text with fewer passages is too short to be a copy. */
const MIN_PASSAGES = 8;
const MAX_SUMMARY_WORDS = 60;
/** The share of a text's passages that the other text must have. */
const MIN_PASSAGE_SHARE = 0.45;
/** The share of a headline, weighted by the rarity of its words, that the other text must have. */
const MIN_HEADLINE_SHARE = 0.8;
/** A headline of fewer words may resemble another by chance. */
const MIN_HEADLINE_TERMS = 4;
/** Announces what has yet to happen: "takes over on Friday". */
const UPCOMING = /\b(?:will|tomorrow|today|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
/** A summary that shares less than this with the other text was written by somebody else. */
const MIN_SUMMARY_SHARE = 0.35;

/**
 * What is compared of two texts. The functions compute on first use, because most pairs already differ in a number or
 * in their words.
 */
interface TextFeatures {
  readonly kind: Kind;
  /** The words of the headline and of the summary, without capitals and punctuation. */
  readonly headline: string;
  readonly summary: string;
  /** How many words of the text were received, up to a limit. */
  readonly words: number;
  /** The numbers of the headline, and of the whole text. */
  readonly headlineNumbers: ReadonlySet<number>;
  readonly numbers: ReadonlySet<number>;
  /** Hashes of the passages of the summary, and of its first sentence. */
  readonly passages: () => ReadonlySet<number>;
  readonly opening: () => ReadonlySet<number>;
  readonly terms: () => Terms;
  readonly outcomes: () => readonly string[];
  readonly isUpcoming: boolean;
}

/** The senses of a text's words, each with its rarity. */
interface Terms {
  readonly headline: ReadonlyMap<string, number>;
  /** The names and verbs of the headline. */
  readonly keyTerms: readonly string[];
  readonly summary: ReadonlyMap<string, number>;
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
  if (isRepeated(ours, theirs)) return true;
  return coversPassages(theirs, ours) || coversHeadline(theirs, ours);
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
 * The same text word for word, apart from a label before the headline: "Kids' cartoon: Flying keke gets
 * a sister".
 */
function isRepeated(one: TextFeatures, other: TextFeatures): boolean {
  if (one.summary === "" || one.summary !== other.summary) return false;
  return endsIn(one.headline, other.headline) || endsIn(other.headline, one.headline);
}

function endsIn(text: string, end: string): boolean {
  return end !== "" && ` ${text}`.endsWith(` ${end}`);
}

/**
 * True if the earlier text has enough of the later one's passages. The opening must match too: it holds the news, while
 * the background below is the same in every text of a story.
 */
function coversPassages(earlier: TextFeatures, later: TextFeatures): boolean {
  const [theirs, ours] = [earlier.passages(), later.passages()];
  if (Math.min(ours.size, theirs.size) < MIN_PASSAGES) return false;
  return covers(theirs, ours) && covers(theirs, later.opening());
}

function covers(theirs: ReadonlySet<number>, ours: ReadonlySet<number>): boolean {
  let shared = 0;
  for (const passage of ours) if (theirs.has(passage)) shared += 1;
  return shared >= MIN_PASSAGE_SHARE * ours.size;
}

/**
 * True if the earlier text has nearly the whole headline of the later one, with every verb, name and outcome, and a
 * similar summary.
 */
function coversHeadline(earlier: TextFeatures, later: TextFeatures): boolean {
  if (earlier.isUpcoming && !later.isUpcoming) return false;
  const [theirs, ours] = [earlier.terms(), later.terms()];
  if (ours.headline.size < MIN_HEADLINE_TERMS || theirs.headline.size < MIN_HEADLINE_TERMS) return false;
  if (coveredShare(ours.headline, theirs.headline) < MIN_HEADLINE_SHARE) return false;
  if (later.outcomes().some((outcome) => !earlier.outcomes().includes(outcome))) return false;
  const theirTerms = new Map([...theirs.headline, ...theirs.summary]);
  if (ours.keyTerms.some((term) => !theirTerms.has(term))) return false;
  return (
    ours.summary.size === 0 ||
    theirs.summary.size === 0 ||
    coveredShare(ours.summary, theirTerms) >= MIN_SUMMARY_SHARE
  );
}

function coveredShare(terms: ReadonlyMap<string, number>, otherTerms: ReadonlyMap<string, number>): number {
  let [all, sharedWeight] = [0, 0];
  for (const [term, weight] of terms) {
    all += weight;
    if (otherTerms.has(term)) sharedWeight += weight;
  }
  return all === 0 ? 0 : sharedWeight / all;
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
    headline: wordsOf(headline).join(" "),
    summary: wordsOf(summary).join(" "),
    words: wordsOf(summary).length,
    headlineNumbers,
    numbers: new Set([...headlineNumbers, ...numbersIn(summary).map(({ value }) => value)]),
    passages: once(() => passagesOf(summary)),
    opening: once(() => passagesOf(summary.slice(0, sentenceEnds(summary)[0]))),
    terms: once(() => termsOf(headline, summary)),
    outcomes: once(() => outcomesOf(headline)),
    isUpcoming: UPCOMING.test(headline),
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

function termsOf(headline: string, summary: string): Terms {
  const terms = readText(headline, summary);
  const seen = new Set<string>();
  const senses = toSenses(terms.title, seen);
  return {
    headline: raritiesOf(senses),
    keyTerms: senses
      .filter(
        ({ term, kind }) => kind === "name" || kind === "agency" || isVerbSense(term) || isHeadlineVerb(term),
      )
      .map(({ term }) => term),
    summary: raritiesOf(toSenses(terms.summary, seen)),
  };
}

function raritiesOf(terms: readonly { readonly term: string }[]): Map<string, number> {
  return new Map(terms.map(({ term }) => [term, rarityOf(term)]));
}
