import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { MOSTLY_NAME, nameShare, rarityOf } from "#platform/text/analysis/rarity.ts";
import { isTitleCase, kindOf, type TermKind } from "#platform/text/analysis/read-text.ts";
import { readWords, type Word } from "#platform/text/analysis/words.ts";
import type { NameCandidate, NameKind } from "./candidate.ts";
import { isNamedEvent } from "./event-noun.ts";
import { isRank } from "./ranks.ts";
import type { TopicSummary } from "./topic-summary.ts";

const MAX_LENGTH = 64;

/** A candidate, and the story whose article offers it. */
export interface StoryNameCandidate extends NameCandidate {
  readonly story: string;
}

const KIND_WEIGHTS: Readonly<Record<NameKind, number>> = {
  kicker: 1.4,
  nouns: 1,
  deed: 0.95,
  sentence: 0.45,
};
/** One event is named well by a sentence: "Ooni welcomes baby girl". */
const EVENT_AS_SENTENCE = 0.8;
const MOSTLY_EVENT_AS_SENTENCE = 0.5;
/** Numbers differ between papers; places and offices are in every headline. */
const TERM_KIND_WEIGHTS: Partial<Record<TermKind, number>> = { number: 0.3, place: 0.7, agency: 0.6 };
/**
 * A phrase gains weight with the share of articles that print it verbatim, up to half of them. A phrase that only one of
 * many articles prints loses weight.
 */
const PRINTED = 0.8;
const PRINTED_ONCE = 0.75;
const MANY_ARTICLES = 5;
/** A deed's noun counts as much as a word of middling rarity. */
const DEED_RARITY = 3;
/** A deed is hardly the topic if a smaller share of the headlines than this names who and what it is about. */
const FEW_HEADLINES = 0.4;
const NAMED_BY_FEW = 0.4;
/** A deed is the best name if most headlines have both who did it and to whom. */
const WITH_BOTH_PARTIES = 1.3;
/** "Super Falcons" says who but not what: enough for a subject of many events, hardly for one event. */
const NAME_ALONE = 0.6;
const NAME_ALONE_OF_EVENT = 0.25;
/** For a name with a person, place or body that a single headline has: that is hardly the topic. */
const SINGLE_HEADLINE_NAME = 0.6;
/** For a name that leaves out whom most headlines name: "Twin princes" where they name the Ooni. */
const WITHOUT_MAIN_NAME = 0.6;
/** For a sentence about an arrival, a visit or a reaction, which a topic is seldom about. */
const IN_PASSING = 0.7;
const passing = /\s(?:arrives?|storms?|attends?|visits?|leaves?|reacts?|speaks?)\b/i;
const WITHOUT_PLACE = 0.85;
const MAX_WORDS = 5;
/** At least this share of the headlines counts as most of them. */
const MAJORITY = 0.66;
/** A story with this share of the articles is the event: a sentence from another story would name a sequel. */
const HALF = 0.5;

/**
 * Words in many headlines count by their rarity, words in a single one cost a little; the form of the name counts next.
 */
export function worthOf(candidate: StoryNameCandidate, topic: TopicSummary): number {
  const { text, printed, kind } = candidate;
  const { count, shares, phraseShare, mainNames } = topic;
  const terms = ownTerms(candidate);
  if (kind === "sentence" && topic.largestEventShare >= HALF && candidate.story !== topic.mainStory) return 0;
  if (text.length > MAX_LENGTH || !saysMoreThanPlaces(candidate, terms)) return 0;
  // A word in a smaller share of the headlines, or in one only, belongs to that headline and not to the topic.
  const shareOfOne = Math.max(0.2, 1.05 / count);
  const share = (term: string): number => shares.get(term) ?? 0;
  const termScore = terms.reduce(
    (sum, { term, kind: termKind }) =>
      sum + (TERM_KIND_WEIGHTS[termKind] ?? 1) * rarityOf(term) * (share(term) - shareOfOne),
    candidate.deed === undefined ? 0 : DEED_RARITY * (topic.anyTermShare(candidate.deed.terms) - shareOfOne),
  );
  if (termScore <= 0) return 0;
  return (
    termScore *
    (kind === "sentence" ? sentenceWorth(topic.largestEventShare) : KIND_WEIGHTS[kind]) *
    (1 + PRINTED * Math.min(0.5, phraseShare(printed))) *
    mainNameFactor(candidate, terms, mainNames) *
    supportFactor(candidate, terms, topic, shareOfOne) *
    (kind === "sentence" && passing.test(text) ? IN_PASSING : 1) *
    (isMoreThanProperName(candidate)
      ? 1
      : topic.largestEventShare >= MAJORITY
        ? NAME_ALONE_OF_EVENT
        : NAME_ALONE)
  );
}

/** A name without anybody whom most headlines name is weak, but less so if a place can be put before it. */
function mainNameFactor(
  { text, kind }: NameCandidate,
  terms: readonly Term[],
  whom: ReadonlySet<string>,
): number {
  if (whom.size === 0 || terms.some(({ term }) => whom.has(term))) return 1;
  const mayHavePlace = kind !== "sentence" && !/ of /i.test(text) && text.split(" ").length < MAX_WORDS;
  return mayHavePlace && [...whom].some((term) => places.has(term)) ? WITHOUT_PLACE : WITHOUT_MAIN_NAME;
}

/** False for places, bodies and numbers alone. */
function saysMoreThanPlaces({ deed }: NameCandidate, terms: readonly Term[]): boolean {
  return deed !== undefined || terms.some(({ kind }) => kind === "word" || kind === "name");
}

/** A phrase of one article among many, a name of a single headline and a deed of somebody whom few name are weak. */
function supportFactor(
  candidate: StoryNameCandidate,
  terms: readonly Term[],
  topic: TopicSummary,
  shareOfOne: number,
): number {
  const { text, printed, deed, needsTwoArticles } = candidate;
  const share = (term: string): number => topic.shares.get(term) ?? 0;
  const byOne = topic.phraseShare(printed) * topic.count < 2;
  if (needsTwoArticles && byOne) return 0;
  const weak = (topic.count >= MANY_ARTICLES || / of /i.test(text)) && byOne;
  const hasSingleHeadlineName = terms.some(({ term, kind }) => isProper(kind) && share(term) <= shareOfOne);
  const fewNameIt = deed !== undefined && terms.some(({ term }) => share(term) < FEW_HEADLINES);
  const hasBothParties =
    deed !== undefined &&
    deed.vague === undefined &&
    terms.length > 1 &&
    topic.anyTermShare(deed.terms) >= HALF &&
    terms.every(({ term }) => share(term) >= HALF);
  return (
    (hasBothParties ? WITH_BOTH_PARTIES : 1) *
    (weak ? PRINTED_ONCE : 1) *
    (hasSingleHeadlineName ? SINGLE_HEADLINE_NAME : 1) *
    (fewNameIt ? NAMED_BY_FEW : 1)
  );
}

function sentenceWorth(ofOneEvent: number): number {
  if (ofOneEvent === 1) return EVENT_AS_SENTENCE;
  return ofOneEvent >= MAJORITY ? MOSTLY_EVENT_AS_SENTENCE : KIND_WEIGHTS.sentence;
}

interface Term {
  readonly term: string;
  readonly kind: TermKind;
}

/** The terms of a candidate except those of its deed's noun, for which any word of the deed counts. */
function ownTerms({ text, deed }: NameCandidate): Term[] {
  return deed === undefined ? termsOf(text) : termsOf(text.replace(new RegExp(` ${deed.noun}\\b`), " "));
}

function termsOf(text: string): Term[] {
  const words = readWords(text);
  const titleCase = isTitleCase(words);
  return words
    .filter((word) => !word.stop)
    .map((word) => ({ term: word.term, kind: kindOf(word, titleCase) }));
}

function isProper(kind: TermKind): boolean {
  return kind === "name" || kind === "place" || kind === "agency";
}

/** False for a name of somebody, of an office or of a place alone. */
export function isMoreThanProperName({ text, kind, titleCase }: NameCandidate): boolean {
  if (kind === "deed" || kind === "sentence") return true;
  const words = readWords(text);
  if (kind === "kicker") return words.some(isCommon);
  if (words.some(({ shown }) => isNamedEvent(shown.toLowerCase()))) return true;
  return words.some((word, at) => {
    if (word.stop || word.number || (word.capital && !titleCase)) return false;
    const ofRank = [word, words[at + 1]].some((one) => one !== undefined && isRank(one.shown.toLowerCase()));
    return !ofRank && !isProper(kindOf(word, titleCase));
  });
}

/** In a kicker every word may be capitalised, so what is known from elsewhere tells a word from a name. */
function isCommon({ term, shown }: Word): boolean {
  if (places.has(term) || places.has(shown.toLowerCase())) return false;
  return /\d/.test(shown) || agencies.has(term) || (nameShare(term) ?? 1) < MOSTLY_NAME;
}
