import type { Text } from "#domains/news/shapes.ts";
import { remembering } from "#platform/cache/remembering.ts";
import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { readText, splitKicker } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { type Outcome, outcomesOf, tells } from "./outcomes.ts";
import { nameOf, standTakenIn } from "./stands.ts";

export type StepKind = Outcome | "stand";

/**
 * A later text whose headline reports an outcome, or somebody's stand, that no earlier text of the story has reported.
 */
export interface Step {
  readonly text: Text;
  readonly kind: StepKind;
}

/** An earlier headline with this share of the words reports the outcome too, in words that the rules do not know. */
const NEARLY_TOLD = 0.85;
/** Exempt from the rule above: a denial repeats the whole claim and only says that it is false. */
const DENIED: Outcome = "denied";
/**
 * If an earlier stand has this share of the words besides the actor's name, its actor is the same: an office and its
 * holder.
 */
const REST_TOLD = 0.6;

interface Reading extends ParsedText {
  readonly text: Text;
}

interface ParsedText {
  readonly headline: string;
  /** Its headline and summary. */
  readonly whole: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly names: ReadonlySet<string>;
}

/** The steps of a story's texts, given in time order. A copy counts as an earlier text but is never a step. */
export function stepsOf(texts: readonly Text[], copies: ReadonlySet<Text> = new Set()): Step[] {
  const read = texts.map(readingOf);
  return read.flatMap((reading, at) => {
    if (at === 0 || copies.has(reading.text)) return [];
    const earlier = read.slice(0, at);
    const kind = outcomeOf(reading, earlier) ?? newStand(reading, earlier);
    return kind === null ? [] : [{ text: reading.text, kind }];
  });
}

function outcomeOf(reading: Reading, earlier: readonly Reading[]): Outcome | null {
  const isNearlyTold = earlier.some((one) => isMostlyToldBy(reading, one, NEARLY_TOLD));
  const fresh = outcomesOf(reading.headline).filter(
    (outcome) =>
      (!isNearlyTold || outcome === DENIED) &&
      !earlier.some(({ whole, headline }) => tells(outcome, whole) || outcomesOf(headline).includes(outcome)),
  );
  return fresh[0] ?? null;
}

/**
 * A stand of somebody whom no earlier text names. The rest of the headline shows when an office and its holder are the
 * same actor.
 */
function newStand(reading: Reading, earlier: readonly Reading[]): "stand" | null {
  const stand = standTakenIn(reading.headline);
  if (stand === null) return null;
  if (earlier.some(({ names }) => names.has(stand.knownBy))) return null;
  const isToldAlready = earlier.some(
    (one) => standTakenIn(one.headline) !== null && isMostlyToldBy(reading, one, REST_TOLD, stand.terms),
  );
  return isToldAlready ? null : "stand";
}

/** Terms count by their rarity; those in `except` are left out. */
function isMostlyToldBy(reading: Reading, by: Reading, share: number, but: readonly string[] = []): boolean {
  let [all, shared] = [0, 0];
  for (const [term, weight] of reading.terms) {
    if (but.includes(term)) continue;
    all += weight;
    if (by.terms.has(term)) shared += weight;
  }
  return all > 0 && shared / all >= share;
}

function readingOf(text: Text): Reading {
  return { text, ...parseText(text.title + BETWEEN + text.summary) };
}

const BETWEEN = "\0";
/** A story's texts are read from the database again with each text that joins it. */
const REMEMBERED = 500;

const parseText = remembering(REMEMBERED, (text): ParsedText => {
  const [headline = "", summary = ""] = text.split(BETWEEN);
  const title = cleanHeadline(headline);
  const { body } = splitKicker(title);
  const whole = `${title}. ${cleanSummary(summary)}`;
  const terms = readText(title).title.filter(({ kind }) => kind !== "kicker");
  return {
    headline: body,
    whole,
    terms: new Map(terms.map(({ term }) => [term, rarityOf(term)])),
    names: new Set(readWords(whole).map(({ shown }) => nameOf(shown))),
  };
});
