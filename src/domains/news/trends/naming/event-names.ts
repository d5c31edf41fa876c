import { places } from "#platform/text/analysis/place-names.ts";
import { nameShare } from "#platform/text/analysis/rarity.ts";
import { readWords, stem } from "#platform/text/analysis/words.ts";
import type { Candidate } from "./candidate.ts";
import { type Deed, deedsOver, eventDeeds } from "./deeds.ts";
import { isNamedEvent } from "./event-noun.ts";
import { whose } from "./frames.ts";
import { isRank } from "./ranks.ts";
import type { TopicSummary } from "./topic-summary.ts";

/** At least this share of the headlines must have the word or tell the event. */
const NEARLY_ALL = 0.6;
const MOST_WORDS = 5;

/**
 * Names composed from several headlines: the place that nearly all of them name with the event that they tell ("Ondo
 * kidnapping"), a team with its tournament, a speaker with his remarks, a thing with the protest over it.
 */
export function eventNames(candidates: readonly Candidate[], topic: TopicSummary): Candidate[] {
  const judged = topic.telling(judging) >= HALF;
  const accident = topic.telling(accidents) >= SOME;
  const happened = eventDeeds.filter(
    ({ noun, terms }) => !judged && !(accident && noun === "killings") && topic.telling(terms) >= NEARLY_ALL,
  );
  const held = deedsOver.filter(({ terms }) => topic.telling(terms) >= NEARLY_ALL);
  const byText = new Map<string, Candidate>();
  for (const candidate of candidates) {
    if (candidate.manner !== "nouns" || /[’']/.test(candidate.text)) continue;
    const made = [
      ...placesOf(candidate, topic).flatMap((place) => happened.map((deed) => named(place, deed, candidate))),
      ...atCompetition(candidate, topic),
      ...saying(candidate, topic),
      ...thingsOf(candidate, topic, held).flatMap((thing) =>
        held.map((deed) => named(thing, deed, candidate)),
      ),
    ];
    for (const one of made)
      if (one.text.split(" ").length <= MOST_WORDS && !byText.has(one.text)) byText.set(one.text, one);
  }
  return [...byText.values()];
}

function named(before: string, deed: Deed, { titleCase }: Candidate): Candidate {
  return { text: `${before} ${deed.noun}`, printed: before, manner: "deed", titleCase, deed };
}

/**
 * The first words of the phrase, as far as nearly all headlines have them, if they are names and a place is among them.
 */
function placesOf({ text }: Candidate, { shares }: TopicSummary): string[] {
  const words = text.split(" ");
  const end = words.findIndex((word) => !isShared(word, shares));
  const name = words.slice(0, end < 0 ? words.length : end);
  const named =
    name.every((word) => isNamed(word) && !atWar.has(word.toLowerCase())) &&
    name.some((word) => places.has(word.toLowerCase()));
  return named && name.length <= 3 ? [name.join(" ")] : [];
}

/** "Super Falcons" become "Super Falcons at WAFCON" if nearly all headlines mention that tournament. */
function atCompetition(candidate: Candidate, topic: TopicSummary): Candidate[] {
  if (!isWhom(candidate, topic)) return [];
  return competitions
    .filter(
      ({ terms }) =>
        topic.telling(terms) >= NEARLY_ALL && !readWords(candidate.text).some(({ term }) => terms.has(term)),
    )
    .map((deed) => named(candidate.text, deed, candidate));
}

const competitions: readonly Deed[] = ["WAFCON", "AFCON", "CHAN", "BBNaija", "Olympics"].map((name) => ({
  noun: `at ${name}`,
  terms: new Set(readWords(name).map(({ term }) => term)),
  vague: true,
}));

/** If one person speaks in half of the headlines, the topic is that person's remarks. */
function saying(candidate: Candidate, topic: TopicSummary): Candidate[] {
  if (!isWhom(candidate, topic) || topic.quoting(candidate.text) < HALF) return [];
  return [
    named(
      whose(candidate.text),
      { noun: "remarks", terms: new Set(readWords(candidate.text).map(({ term }) => term)), vague: true },
      candidate,
    ),
  ];
}

/** True for two words that name somebody whom nearly all headlines name. */
function isWhom({ text }: Candidate, { shares }: TopicSummary): boolean {
  const words = text.split(" ");
  return (
    words.length === 2 &&
    !isNamedEvent(words[1]?.toLowerCase() ?? "") &&
    words.every((word) => isNamed(word) && !places.has(word.toLowerCase()) && isShared(word, shares))
  );
}

/** Single nouns that nearly all headlines have: "pension". */
function thingsOf({ text, titleCase }: Candidate, { shares }: TopicSummary, held: readonly Deed[]): string[] {
  if (held.length === 0) return [];
  return text
    .split(" ")
    .filter((word) => /^\p{L}[\p{Ll}-]{3,}$/u.test(word) && (titleCase || !/^\p{Lu}/u.test(word)))
    .filter(
      (word) => isShared(word, shares) && readWords(word).every(({ term, stop }) => !stop && isThing(term)),
    );
}

/** An attack reported with one of these names may be by them or on them. */
const atWar: ReadonlySet<string> = new Set("us usa america iran israel russia ukraine china".split(" "));

/** Papers say "killed" of those who die in these too, although nobody is their killer. */
const accidents: ReadonlySet<string> = new Set(
  "crash collide collision accident capsize flood fire blaze explosion collapse outbreak cholera disease"
    .split(" ")
    .map(stem),
);
const SOME = 0.3;

/** If headlines use these, the news is the court case and no longer the deed itself. */
const judging: ReadonlySet<string> = new Set(["court", "jail", "trial", "sue"]);
const HALF = 0.5;

function isNamed(word: string): boolean {
  const [own] = readWords(word);
  return own?.capital === true && (nameShare(own.term) ?? 1) >= HALF;
}

function isThing(term: string): boolean {
  const people = isRank(term) || isRank(`${term}s`);
  return !people && !places.has(term) && (nameShare(term) ?? 1) < 0.5 && !eventTerms.has(term);
}

const eventTerms = new Set([...eventDeeds, ...deedsOver].flatMap(({ terms }) => [...terms]));

function isShared(word: string, shares: TopicSummary["shares"]): boolean {
  return readWords(word).every(({ term, stop }) => stop || (shares.get(term) ?? 0) >= NEARLY_ALL);
}
