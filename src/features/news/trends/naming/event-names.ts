import { places } from "#platform/text/analysis/place-names.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import { readWords, stem } from "#platform/text/analysis/words.ts";
import type { NameCandidate } from "./candidate.ts";
import { type Deed, deedsOverThings, eventDeeds } from "./deeds.ts";
import { isNamedEvent } from "./event-noun.ts";
import { possessive } from "./frames.ts";
import { isRank } from "./ranks.ts";
import type { TopicSummary } from "./topic-summary.ts";

/** At least this share of the headlines must have the word or tell the event. */
const NEARLY_ALL = 0.6;
const MAX_WORDS = 5;

/**
 * Names composed from several headlines: the place that nearly all of them name with the event that they tell ("Ondo
 * kidnapping"), a team with its tournament, a speaker with his remarks, a thing with the protest over it.
 */
export function eventNames(candidates: readonly NameCandidate[], topic: TopicSummary): NameCandidate[] {
  const isTrial = topic.anyTermShare(courtTerms) >= HALF;
  const accident = topic.anyTermShare(accidentTerms) >= MIN_ACCIDENT_SHARE;
  const happened = eventDeeds.filter(
    ({ noun, terms }) =>
      !isTrial && !(accident && noun === "killings") && topic.anyTermShare(terms) >= NEARLY_ALL,
  );
  const reportedDeeds = deedsOverThings.filter(({ terms }) => topic.anyTermShare(terms) >= NEARLY_ALL);
  const byText = new Map<string, NameCandidate>();
  for (const candidate of candidates) {
    if (candidate.kind !== "nouns" || /[’']/.test(candidate.text)) continue;
    const composed = [
      ...placesOf(candidate, topic).flatMap((place) =>
        happened.map((deed) => deedName(place, deed, candidate)),
      ),
      ...atCompetition(candidate, topic),
      ...ofSpeaker(candidate, topic),
      ...thingsOf(candidate, topic, reportedDeeds).flatMap((thing) =>
        reportedDeeds.map((deed) => deedName(thing, deed, candidate)),
      ),
    ];
    for (const one of composed)
      if (one.text.split(" ").length <= MAX_WORDS && !byText.has(one.text)) byText.set(one.text, one);
  }
  return [...byText.values()];
}

function deedName(prefix: string, deed: Deed, { titleCase }: NameCandidate): NameCandidate {
  return { text: `${prefix} ${deed.noun}`, printed: prefix, kind: "deed", titleCase, deed };
}

/**
 * The first words of the phrase, as far as nearly all headlines have them, if they are names and a place is among them.
 */
function placesOf({ text }: NameCandidate, { shares }: TopicSummary): string[] {
  const words = text.split(" ");
  const end = words.findIndex((word) => !isShared(word, shares));
  const name = words.slice(0, end < 0 ? words.length : end);
  const namesPlace =
    name.every((word) => isNamed(word) && !countriesAtWar.has(word.toLowerCase())) &&
    name.some((word) => places.has(word.toLowerCase()));
  return namesPlace && name.length <= 3 ? [name.join(" ")] : [];
}

/** "Super Falcons" become "Super Falcons at WAFCON" if nearly all headlines mention that tournament. */
function atCompetition(candidate: NameCandidate, topic: TopicSummary): NameCandidate[] {
  if (!isSharedPersonName(candidate, topic)) return [];
  return competitions
    .filter(
      ({ terms }) =>
        topic.anyTermShare(terms) >= NEARLY_ALL &&
        !readWords(candidate.text).some(({ term }) => terms.has(term)),
    )
    .map((deed) => deedName(candidate.text, deed, candidate));
}

const competitions: readonly Deed[] = ["WAFCON", "AFCON", "CHAN", "BBNaija", "Olympics"].map((name) => ({
  noun: `at ${name}`,
  terms: new Set(readWords(name).map(({ term }) => term)),
  vague: true,
}));

/** If one person speaks in half of the headlines, the topic is that person's remarks. */
function ofSpeaker(candidate: NameCandidate, topic: TopicSummary): NameCandidate[] {
  if (!isSharedPersonName(candidate, topic) || topic.quoteShare(candidate.text) < HALF) return [];
  return [
    deedName(
      possessive(candidate.text),
      { noun: "remarks", terms: new Set(readWords(candidate.text).map(({ term }) => term)), vague: true },
      candidate,
    ),
  ];
}

/** True for a name of two words, not a place or an event, that nearly all headlines have. */
function isSharedPersonName({ text }: NameCandidate, { shares }: TopicSummary): boolean {
  const words = text.split(" ");
  return (
    words.length === 2 &&
    !isNamedEvent(words[1]?.toLowerCase() ?? "") &&
    words.every((word) => isNamed(word) && !places.has(word.toLowerCase()) && isShared(word, shares))
  );
}

/** Single nouns that nearly all headlines have: "pension". */
function thingsOf(
  { text, titleCase }: NameCandidate,
  { shares }: TopicSummary,
  deeds: readonly Deed[],
): string[] {
  if (deeds.length === 0) return [];
  return text
    .split(" ")
    .filter((word) => /^\p{L}[\p{Ll}-]{3,}$/u.test(word) && (titleCase || !/^\p{Lu}/u.test(word)))
    .filter(
      (word) => isShared(word, shares) && readWords(word).every(({ term, stop }) => !stop && isThing(term)),
    );
}

/** An attack reported with one of these names may be by them or on them. */
const countriesAtWar: ReadonlySet<string> = new Set(
  "us usa america iran israel russia ukraine china".split(" "),
);

/** Papers say "killed" of those who die in these too, although nobody is their killer. */
const accidentTerms: ReadonlySet<string> = new Set(
  "crash collide collision accident capsize flood fire blaze explosion collapse outbreak cholera disease"
    .split(" ")
    .map(stem),
);
const MIN_ACCIDENT_SHARE = 0.3;

/** If half of the headlines use these, the news is the court case and no longer the deed itself. */
const courtTerms: ReadonlySet<string> = new Set(["court", "jail", "trial", "sue"]);
const HALF = 0.5;

function isNamed(word: string): boolean {
  const [first] = readWords(word);
  return first?.capital === true && (nameShare(first.term) ?? 1) >= HALF;
}

function isThing(term: string): boolean {
  const people = isRank(term) || isRank(`${term}s`);
  return !people && !places.has(term) && (nameShare(term) ?? 1) < 0.5 && !eventTerms.has(term);
}

const eventTerms = new Set([...eventDeeds, ...deedsOverThings].flatMap(({ terms }) => [...terms]));

function isShared(word: string, shares: TopicSummary["shares"]): boolean {
  return readWords(word).every(({ term, stop }) => stop || (shares.get(term) ?? 0) >= NEARLY_ALL);
}
