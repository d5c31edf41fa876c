import type { StoryText } from "#features/news/shapes.ts";
import { memoize } from "#platform/cache/memoize.ts";
import { cleanHeadline, cleanSummary } from "#platform/text/analysis/headline.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { readText, splitKicker } from "#platform/text/analysis/read-text.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import { type Outcome, outcomesOf, reportsOutcome, speaksOfAbduction } from "./outcomes.ts";
import { comparableName, findStand } from "./stands.ts";

export type StepKind = Outcome | "stand";

/**
 * A later text whose headline reports an outcome, or somebody's stand, that no earlier text of the story has reported.
 */
export interface Step<Text extends StoryText = StoryText> {
  readonly text: Text;
  readonly kind: StepKind;
}

/** An earlier headline with this share of the words reports the outcome too, in words that the rules do not know. */
const NEARLY_COVERED = 0.85;
/** Exempt from the rule above: a denial repeats the whole claim and only says that it is false. */
const DENIED: Outcome = "denied";
/**
 * If an earlier stand has this share of the words besides the actor's name, its actor is the same: an office and its
 * holder.
 */
const REST_COVERED = 0.6;
/** A headline with less of the words of an earlier one is about something else. */
const SAME_SUBJECT = 0.15;

interface Reading {
  readonly headline: string;
  /** Its headline and summary. */
  readonly fullText: string;
  readonly terms: ReadonlyMap<string, number>;
  readonly names: ReadonlySet<string>;
}

/** The steps of a story's texts, given in time order. A copy counts as an earlier text but is never a step. */
export function stepsOf<Text extends StoryText>(
  texts: readonly Text[],
  copies: ReadonlySet<Text> = new Set(),
): Step<Text>[] {
  const earlier: Reading[] = [];
  return texts.flatMap((text) => {
    const reading = readingOf(text);
    const isCounted = earlier.length > 0 && !copies.has(text);
    const kind = isCounted ? (outcomeOf(reading, earlier) ?? newStand(reading, earlier)) : null;
    earlier.push(reading);
    return kind === null ? [] : [{ text, kind }];
  });
}

function outcomeOf(reading: Reading, earlier: readonly Reading[]): Outcome | null {
  const isNearlyCovered = earlier.some((one) => isMostlyCoveredBy(reading, one, NEARLY_COVERED));
  const fresh = outcomesOf(reading.headline).filter(
    (outcome) =>
      (!isNearlyCovered || outcome === DENIED) &&
      !earlier.some(
        ({ fullText, headline }) =>
          reportsOutcome(outcome, fullText) || outcomesOf(headline).includes(outcome),
      ),
  );
  const [outcome = null] = fresh.filter(
    (one) =>
      (one !== DENIED || !isOwnDenial(reading, earlier)) &&
      (one !== "freed" || isOfCaptives(reading, earlier)),
  );
  return outcome;
}

/** "I never told soldiers – Obi", then "Obi denies telling soldiers": one denial in two papers' words. */
function isOwnDenial({ headline }: Reading, earlier: readonly Reading[]): boolean {
  const [, denier = ""] =
    /(?<!\S)(\S+)\s(?:den(?:y|ies)|debunks?|refutes?|disowns?|rubbishes|rebuts?)\b/i.exec(headline) ?? [];
  return (
    denier !== "" &&
    earlier.some((one) => one.names.has(comparableName(denier)) && NEGATION.test(one.headline))
  );
}

const NEGATION = /\b(?:not|never|no|didn[’']t|don[’']t|wasn[’']t|won[’']t|haven[’']t|false|untrue)\b/i;

/** Those rescued from a drifting canoe are not freed, even if its owner is arrested. */
function isOfCaptives({ headline, fullText }: Reading, earlier: readonly Reading[]): boolean {
  const texts = [fullText, ...earlier.map((one) => one.fullText)];
  return texts.some((text) => speaksOfAbduction(text) || (!RESCUE.test(headline) && CUSTODY.test(text)));
}

const RESCUE = /\brescu/i;
const CUSTODY =
  /\b(?:pick(?:s|ed)? up|whisk|apprehend|nab|detain|detention|arrest|held\b|holding\b|jail|prison|custody|remand)/i;

/**
 * A stand of somebody whom no earlier text names. The rest of the headline shows when an office and its holder are the
 * same actor.
 */
function newStand(reading: Reading, earlier: readonly Reading[]): "stand" | null {
  const stand = findStand(reading.headline);
  if (stand === null) return null;
  if (earlier.some(({ names }) => names.has(stand.lastName))) return null;
  if (!earlier.some((one) => isMostlyCoveredBy(reading, one, SAME_SUBJECT, stand.terms))) return null;
  const isKnownStand = earlier.some(
    (one) => findStand(one.headline) !== null && isMostlyCoveredBy(reading, one, REST_COVERED, stand.terms),
  );
  return isKnownStand ? null : "stand";
}

/** Terms count by their rarity; those in `except` are left out. */
function isMostlyCoveredBy(
  reading: Reading,
  other: Reading,
  share: number,
  except: readonly string[] = [],
): boolean {
  let [all, shared] = [0, 0];
  for (const [term, weight] of reading.terms) {
    if (except.includes(term)) continue;
    all += weight;
    if (other.terms.has(term)) shared += weight;
  }
  return all > 0 && shared / all >= share;
}

function readingOf({ title, summary }: StoryText): Reading {
  return parseText(title + SEPARATOR + summary);
}

const SEPARATOR = "\0";
/** A story's texts are read from the database again with each text that joins it. */
const REMEMBERED = 500;

const parseText = memoize(REMEMBERED, (text): Reading => {
  const [headline = "", summary = ""] = text.split(SEPARATOR);
  const title = cleanHeadline(headline);
  const { body } = splitKicker(title);
  const fullText = `${title}. ${cleanSummary(summary)}`;
  const terms = readText(title).title.filter(({ kind }) => kind !== "kicker");
  return {
    headline: body,
    fullText,
    terms: new Map(terms.map(({ term }) => [term, rarityOf(term)])),
    names: new Set(readWords(fullText).map(({ shown }) => comparableName(shown))),
  };
});
