import { isVerbSense, toSenses } from "#features/news/desk/thesaurus/thesaurus.ts";
import { splitHashtags } from "#platform/text/analysis/headline.ts";
import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import { agencies, places, ubiquitousTerms } from "#platform/text/analysis/place-names.ts";
import { MOSTLY_NAME, nameShare, rarityOf } from "#platform/text/analysis/rarity.ts";
import { readText, type Term, type TermKind } from "#platform/text/analysis/read-text.ts";
import { namedEventsOf } from "./named-event.ts";
import { toUnitLength, type Vector } from "./vectors.ts";

/** What an article is about. */
export interface SubjectTerms {
  readonly vector: Vector;
  /** Names, places and kickers: two stories that share none of them seldom belong to one subject. */
  readonly named: ReadonlySet<string>;
  /** The terms of its kicker or leading hashtag: "Osun poll:". */
  readonly kickerTerms: ReadonlySet<string>;
  /** The elections and games that it names. */
  readonly events: ReadonlySet<string>;
}

/** A subject is who, where and what the verbs are about; the verbs themselves count little. */
const KIND_WEIGHTS: Readonly<Record<TermKind, number>> = {
  name: 1.2,
  word: 1,
  kicker: 1,
  place: 0.8,
  agency: 0.5,
  number: 0,
};
const VERB_WEIGHT = 0.35;
const SUMMARY_WEIGHT = 0.5;
const SUMMARY_TERMS = 8;

/** The weight of a term that is in every second article. */
const UBIQUITOUS_WEIGHT = 0.3;

export function subjectTermsOf(title: string, summary = ""): SubjectTerms {
  const seen = new Set<string>();
  const reading = readText(
    splitHashtags(expandElectionTags(title)),
    splitHashtags(expandElectionTags(summary)),
  );
  const headline = toSenses(reading.title, seen);
  const summaryTerms = toSenses(reading.summary, seen)
    .map((term) => [term.term, SUMMARY_WEIGHT * weightOf(term)] as const)
    .sort((a, b) => b[1] - a[1])
    .slice(0, SUMMARY_TERMS);
  return {
    vector: toUnitLength(
      new Map([...headline.map((term) => [term.term, weightOf(term)] as const), ...summaryTerms]),
    ),
    named: new Set(headline.filter(isNamed).map(({ term }) => term)),
    kickerTerms: new Set(headline.filter(({ kind }) => kind === "kicker").map(({ term }) => term)),
    events: namedEventsOf(title),
  };
}

/** "#KainjiDecides2026", with or without its hash, becomes "Kainji Election". */
function expandElectionTags(text: string): string {
  return text.replace(/#?(\p{Lu}\p{L}{1,30}?)Decides(?:20\d\d)?(?![\p{L}\d])/gu, "$1 Election");
}

function weightOf({ term, kind }: Term): number {
  if (ubiquitousTerms.has(term)) return UBIQUITOUS_WEIGHT;
  const isDeed = kind === "word" && (isVerbSense(term) || isHeadlineVerb(term));
  return (
    rarityOf(term) * (isDeed ? VERB_WEIGHT : KIND_WEIGHTS[kind === "kicker" ? kindInKicker(term) : kind])
  );
}

function kindInKicker(term: string): TermKind {
  if (places.has(term)) return "place";
  return agencies.has(term) ? "agency" : "kicker";
}

function isNamed({ term, kind }: Term): boolean {
  if (ubiquitousTerms.has(term)) return false;
  return kind === "name" || kind === "place" || kind === "kicker" || (nameShare(term) ?? 0) >= MOSTLY_NAME;
}
