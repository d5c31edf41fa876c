import type { Reading, Term } from "#platform/text/reading/read-text.ts";
import type { LevelNumbers } from "./levels.ts";

/** An article's terms with their weights, of length 1. */
export interface Vector {
  readonly weights: ReadonlyMap<string, number>;
  /** Its heaviest terms: the ones under which it is looked up. */
  readonly keys: readonly string[];
  /** Terms of the headline that can tell one event from another. */
  readonly telling: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  readonly numbers: ReadonlySet<string>;
}

const keysAtMost = 12;

export function makeVector(reading: Reading, rarity: (term: string) => number, level: LevelNumbers): Vector {
  const weights = new Map<string, number>();
  for (const term of reading.title) weights.set(term.term, rarity(term.term) * level.kinds[term.kind]);
  for (const term of reading.summary)
    weights.set(term.term, rarity(term.term) * level.kinds[term.kind] * level.summary);
  const length = Math.hypot(...weights.values()) || 1;
  for (const [term, weight] of weights) weights.set(term, weight / length);
  const heaviest = [...weights].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  return {
    weights,
    keys: heaviest.slice(0, keysAtMost).map(([term]) => term),
    telling: terms(reading.title, (term) => term.kind === "word" || term.kind === "name"),
    places: terms(
      [...reading.title, ...reading.summary],
      (term) => term.kind === "place" && !nowhere.has(term.term),
    ),
    numbers: terms(reading.title, (term) => term.kind === "number"),
  };
}

/** Places that every second article names. */
const nowhere: ReadonlySet<string> = new Set([
  "nigeria",
  "nigerian",
  "africa",
  "african",
  "abuja",
  "naija",
  "state",
]);

function terms(of: readonly Term[], wanted: (term: Term) => boolean): Set<string> {
  return new Set(of.filter(wanted).map((term) => term.term));
}

export function cosine(a: Vector, b: Vector): number {
  const [few, many] = a.weights.size <= b.weights.size ? [a.weights, b.weights] : [b.weights, a.weights];
  let sum = 0;
  for (const [term, weight] of few) sum += weight * (many.get(term) ?? 0);
  return sum;
}

export function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  let count = 0;
  for (const term of few) if (many.has(term)) count += 1;
  return count;
}

/** True where both name something and nothing of it is shared. */
export function disjoint(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size > 0 && b.size > 0 && sharedCount(a, b) === 0;
}
