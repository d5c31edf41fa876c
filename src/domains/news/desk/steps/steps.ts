import type { Text } from "#domains/news/shapes.ts";
import { remembering } from "#platform/cache/remembering.ts";
import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { readText, splitKicker } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { type Outcome, outcomesOf, tells } from "./outcomes.ts";
import { nameOf, standIn } from "./stands.ts";

export type StepKind = Outcome | "stand";

/** A later text whose headline tells an outcome that no earlier one of the story told. */
export interface Step {
  readonly text: Text;
  readonly kind: StepKind;
}

/** An earlier headline with this share of the words tells the outcome too, in words that the rules do not know. */
const NEARLY_TOLD = 0.85;
/** It repeats the whole claim, and only says that it is false. */
const DENIED: Outcome = "denied";
/** This share besides the actor's name means an office and its holder, whose stand is known already. */
const REST_TOLD = 0.6;

interface Reading extends Told {
  readonly text: Text;
}

interface Told {
  readonly headline: string;
  /** Its headline and summary. */
  readonly whole: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly names: ReadonlySet<string>;
}

/** The steps of a story's texts, which come in the order of time. Copies are among the earlier ones, but never a step. */
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

/** An actor whom no earlier text names; an office and its holder are distinguished by the rest of the headline. */
function newStand(reading: Reading, earlier: readonly Reading[]): "stand" | null {
  const stand = standIn(reading.headline);
  if (stand === null) return null;
  if (earlier.some(({ names }) => names.has(stand.knownBy))) return null;
  const isToldAlready = earlier.some(
    (one) => standIn(one.headline) !== null && isMostlyToldBy(reading, one, REST_TOLD, stand.terms),
  );
  return isToldAlready ? null : "stand";
}

/** Weighted by rare words, without those of `but`. */
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
  return { text, ...toldIn(text.title + BETWEEN + text.summary) };
}

const BETWEEN = "\0";
/** A story's texts are read from the database again with each text that joins it. */
const REMEMBERED = 500;

const toldIn = remembering(REMEMBERED, (text): Told => {
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
