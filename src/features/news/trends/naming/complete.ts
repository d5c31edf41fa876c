import { foldLetters } from "#platform/text/analysis/headline.ts";
import { agencies, places, states, ubiquitousTerms } from "#platform/text/analysis/place-names.ts";
import { readWords, stem } from "#platform/text/analysis/words.ts";
import { eventDeeds, winDeed } from "./deeds.ts";
import { eventNoun, isEvent, isNamedEvent } from "./event-noun.ts";
import { possessive } from "./frames.ts";
import { isDeed } from "./is-deed.ts";
import { isOnlyCalledFor } from "./is-only-called-for.ts";
import { isFillerWord } from "./name-candidates.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { TopicSummary } from "./topic-summary.ts";
import { isMoreThanProperName, type StoryNameCandidate } from "./worth.ts";

const MAX_WORDS = 5;
const FEW_WORDS = 2;

/**
 * Completes a noun phrase with what the headlines nearly always say with it: the word before it, the place, the event.
 */
export function completeName(
  best: StoryNameCandidate,
  topic: TopicSummary,
  headlines: readonly string[],
): string {
  const { text, kind } = best;
  if (kind === "sentence") return text;
  const texts = headlines.map(tokensOf);
  const full = withCompanion(withCompanion(text, texts), texts);
  const extended = withCountry(withMainName(full, topic, headlines), headlines);
  const words = extended.toLowerCase().split(" ");
  const needsEvent =
    !isMoreThanProperName({ ...best, text: extended }) ||
    text.split(" ").length <= FEW_WORDS ||
    isPlaceOrBuilding(words);
  return needsEvent && kind !== "deed" ? withEvent(extended, topic, headlines) : extended;
}

/** If one word precedes another in this share of its uses, they belong together: "defence minister". */
const TOGETHER = 0.6;

function withCompanion(name: string, texts: readonly (readonly Token[])[]): string {
  const words = name.split(" ");
  if (words.length >= MAX_WORDS - 1) return name;
  const [first] = tokensOf(name);
  const companions = new Map<string, { shown: string; count: number }>();
  let uses = 0;
  for (const tokens of texts)
    for (const [at, token] of tokens.entries()) {
      if (token.folded !== first?.folded) continue;
      uses += 1;
      const companion = tokens[at - 1];
      if (companion === undefined || !canBeCompanion(companion, tokens[at - 2], token)) continue;
      const { shown, count } = companions.get(companion.folded) ?? { shown: companion.shown, count: 0 };
      companions.set(companion.folded, { shown, count: count + 1 });
    }
  const best = [...companions.values()].sort((a, b) => b.count - a.count)[0];
  return best !== undefined && best.count > 1 && best.count >= TOGETHER * uses
    ? `${best.shown} ${name}`
    : name;
}

function canBeCompanion(companion: Token, before: Token | undefined, token: Token): boolean {
  if (companion.small || companion.closes || companion.shown === "" || token.opens) return false;
  // "FIFA Infantino" is not a name.
  if (/^\p{Lu}{2,}/u.test(companion.shown) && token.capital) return false;
  return !/^\d/.test(companion.shown) && !isFillerWord(companion.folded) && !isDeed(companion, before, token);
}

/** "Security cooperation" becomes "Germany security cooperation" if most headlines name Germany. */
function withMainName(
  name: string,
  { mainNames, shares }: TopicSummary,
  headlines: readonly string[],
): string {
  const nameTerms = new Set(readWords(name).map(({ term }) => term));
  const words = name.split(" ");
  const [body] = words.filter((word) => /^\p{Lu}{2,}$/u.test(word));
  const alreadyNamed = [...mainNames].filter(
    (term) => nameTerms.has(term) && term !== body?.toLowerCase() && !ubiquitousTerms.has(term),
  );
  if (/ of /i.test(name) || words.length >= MAX_WORDS || alreadyNamed.length > 0) return name;
  const [one] = [...mainNames]
    .filter((term) => !ubiquitousTerms.has(term) && !agencies.has(term))
    .filter((term) => canPrecede(term, words, body))
    .sort((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0) || (a < b ? -1 : 1));
  const printedName = headlines
    .flatMap(readWords)
    .find(({ term }) => term === one)
    ?.shown.replace(/[’']s?$/, "");
  if (printedName === undefined) return name;
  const place = places.has(printedName.toLowerCase());
  if (
    !place &&
    !isNamedEvent(words.at(-1)?.toLowerCase() ?? "") &&
    !isPrintedAsOwner(printedName, words, headlines)
  )
    return name;
  const asAdjective = /^\p{Lu}{2,}$/u.test(printedName) || (place && !words.includes("to"));
  return `${asAdjective ? printedName : possessive(printedName)} ${name}`;
}

/** True if a headline prints the owner before the first of the words: "Trump’s letter", "Trump letter". */
function isPrintedAsOwner(owner: string, words: readonly string[], headlines: readonly string[]): boolean {
  return headlines.some((headline) =>
    [owner, possessive(owner)].some((form) => headline.includes(`${form} ${words[0]}`)),
  );
}

/**
 * True if the place or person may be put before the name: a state always, others only if the name has no body and no
 * number.
 */
function canPrecede(term: string, words: readonly string[], body: string | undefined): boolean {
  if (stateTerms.has(term)) return true;
  if (body !== undefined || words.some((word) => /\d/.test(word))) return false;
  return places.has(term)
    ? !words.some((word) => places.has(word.toLowerCase()) && word !== "Nigeria")
    : words.length <= FEW_WORDS;
}

/** The states as terms: "lago", "benu". */
const stateTerms: ReadonlySet<string> = new Set([...states].map(stem));

/** "Nigeria, Germany seek cooperation": a subject of two countries gets both names. */
function withCountry(name: string, headlines: readonly string[]): string {
  const [first = ""] = name.split(" ");
  const naming = headlines.filter((headline) => headline.includes(`Nigeria, ${first}`)).length;
  return places.has(first.toLowerCase()) && naming > 1 ? `Nigeria-${name}` : name;
}

/** An event that at least this share of the headlines tells is the topic's. */
const MAJORITY = 0.66;

function withEvent(name: string, topic: TopicSummary, headlines: readonly string[]): string {
  const words = name.toLowerCase().split(" ");
  if (words.length >= MAX_WORDS) return name;
  if (/[’']/.test(name) && /\b(?:shield|cup|trophy)$/i.test(name))
    return topic.anyTermShare(winDeed.terms) >= MAJORITY ? `${name} win` : name;
  const happened = eventDeeds.find(({ terms }) => topic.anyTermShare(terms) >= MAJORITY)?.noun;
  const event = eventNoun(headlines) ?? (isPlaceOrBuilding(words) ? happened : undefined);
  return event === undefined || words.some(isEvent) ? name : `${name} ${event}`;
}

/** True for places alone and for a name that ends in something built, such as "road". */
function isPlaceOrBuilding(words: readonly string[]): boolean {
  return (
    words.every((word) => places.has(word)) ||
    /^(?:road|bridge|expressway|highway|airport|market|school|church|mosque|hospital)$/.test(
      words.at(-1) ?? "",
    )
  );
}

/** Marks what is only called for, or what headlines deny, so that the name does not tell it as done. */
export function markUnconfirmed(name: string, headlines: readonly string[]): string {
  if (isOnlyCalledFor(name, headlines) || isDemand(name, headlines))
    return `Calls for ${insideSentence(name, headlines)}`;
  const denied = headlines.filter((headline) =>
    /\b(?:no|not) (?:fire|bomb|explosion|crash|attack|blast)\b/i.test(headline),
  ).length;
  return denied * 2 >= headlines.length && / (?:fire|bomb|explosion|crash|attack|blast)$/.test(name)
    ? `${name} scare`
    : name;
}

/** True if every headline that prints it only urges or demands it: "Geospatial intelligence". */
function isDemand(name: string, headlines: readonly string[]): boolean {
  if (/[’']/.test(name) || name.split(" ").length >= MAX_WORDS - 1) return false;
  const folded = foldLetters(name);
  const printing = headlines.map(foldLetters).filter((headline) => headline.includes(folded));
  const demands = printing.filter((headline) => demanding.test(headline.slice(0, headline.indexOf(folded))));
  return (
    printing.length > 1 && demands.length === printing.length && demands.length >= MAJORITY * headlines.length
  );
}

const demanding =
  /\b(?:urges?|calls? (?:for|on)|seeks?|demands?|advocates?|wants?|pushe?s? for|canvass(?:es)?|recommends?|need for)\s[^:–—]*$/;

/** The name as it reads inside a sentence, "geospatial intelligence", if a headline prints it so. */
function insideSentence(name: string, headlines: readonly string[]): string {
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  return headlines.some((headline) => headline.includes(small)) ? small : name;
}
