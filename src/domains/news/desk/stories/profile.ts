import { isHeadlineVerb } from "#platform/text/reading/headline-verbs.ts";
import type { Reading, Term, TermKind } from "#platform/text/reading/read-text.ts";

/** What an article is compared by. */
export interface Profile {
  /** Terms of the headline with their weights, which are rarities. */
  readonly title: ReadonlyMap<string, number>;
  readonly titleLength: number;
  /** Terms that only the summary has. */
  readonly summary: ReadonlyMap<string, number>;
  readonly summaryLength: number;
  /** Words and names of the headline: what can tell one event from another. */
  readonly telling: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
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
  const inTitle = new Map(
    title.map(({ term, kind }) => [term, rarity(term) * (kind === "kicker" ? KICKER_WEIGHT : 1)]),
  );
  const inSummary = new Map(summary.map(({ term }) => [term, rarity(term)]));
  const both = [...title, ...summary];
  return {
    title: inTitle,
    titleLength: Math.hypot(...inTitle.values()) || 1,
    summary: inSummary,
    summaryLength: Math.hypot(...inSummary.values()) || 1,
    telling: pick(title, ["word", "name"]),
    verbs: setOf([...pick(title, ["word"])].filter(isHeadlineVerb)),
    places: setOf([...pick(both, ["place"])].filter((place) => !everywhere.has(place))),
    names: pick(both, ["name"]),
    numbers: pick(title, ["number"]),
  };
}

/** Most articles have no number, or no place: they share one empty set. */
const NONE: ReadonlySet<string> = new Set();

function pick(terms: readonly Term[], kinds: readonly TermKind[]): ReadonlySet<string> {
  return setOf(terms.filter(({ kind }) => kinds.includes(kind)).map(({ term }) => term));
}

function setOf(terms: readonly string[]): ReadonlySet<string> {
  return terms.length === 0 ? NONE : new Set(terms);
}
