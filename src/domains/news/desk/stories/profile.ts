import { isHeadlineVerb } from "#platform/text/analysis/headline-verbs.ts";
import type { Reading, Term, TermKind } from "#platform/text/analysis/read-text.ts";
import { numberOf, type WeightedTerms, weighTerms } from "./weighted-terms.ts";

/** What an article is compared by. Terms are numbers, their weights are rarities. */
export interface Profile {
  readonly title: WeightedTerms;
  /** Terms that only the summary has. */
  readonly summary: WeightedTerms;
  /** Words and names of the headline: what can tell one event from another. */
  readonly telling: readonly number[];
  readonly verbs: readonly number[];
  readonly places: readonly number[];
  readonly names: readonly number[];
  readonly numbers: readonly number[];
}

/** "Osun poll:" before a headline names the field of many events: half its weight. */
const KICKER_WEIGHT = 0.5;

/** Places that every second article names. */
const everywhere: ReadonlySet<string> = new Set([
  "nigeria",
  "nigerian",
  "africa",
  "african",
  "abuja",
  "naija",
]);

export function makeProfile({ title, summary }: Reading, rarity: (term: string) => number): Profile {
  const both = [...title, ...summary];
  return {
    title: weighTerms(
      title.map(({ term, kind }) => [term, rarity(term) * (kind === "kicker" ? KICKER_WEIGHT : 1)]),
    ),
    summary: weighTerms(summary.map(({ term }) => [term, rarity(term)])),
    telling: numbersOf(pick(title, ["word", "name"])),
    verbs: numbersOf(pick(title, ["word"]).filter(isHeadlineVerb)),
    places: numbersOf(pick(both, ["place"]).filter((place) => !everywhere.has(place))),
    names: numbersOf(pick(both, ["name"])),
    numbers: numbersOf(pick(title, ["number"])),
  };
}

function pick(terms: readonly Term[], kinds: readonly TermKind[]): string[] {
  return terms.filter(({ kind }) => kinds.includes(kind)).map(({ term }) => term);
}

/** Most articles have no number, or no place: they share one empty list. */
const NONE: readonly number[] = [];

function numbersOf(terms: readonly string[]): readonly number[] {
  return terms.length === 0 ? NONE : terms.map(numberOf);
}
