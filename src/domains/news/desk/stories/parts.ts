import { numberOf } from "#platform/text/analysis/number-of.ts";
import type { Term } from "#platform/text/analysis/read-text.ts";

/** The two sides of a match, as the headline's nearest terms before and behind "beat" or "vs". */
export type Fixture = readonly [one: number, other: number];

const sport =
  /\b\d{1,2}\s?[-–]\s?\d{1,2}\b|\bvs?\b|\b(?:cup|league|wafcon|afcon|wafu|epl|npfl|la liga|serie a|bundesliga|ucl|match|friendly|semi-?finals?|quarter-?finals?|goals?|penalt(?:y|ies))\b/i;
const pivots: ReadonlySet<string> = new Set(["defeat", "vs", "lose", "draw", "hold", "face"]);
const part =
  /(?:[([]\s*(\d{1,2}|[ivx]{1,4})\s*[)\]]|\bpart\s+(\d{1,2}|[ivx]{1,4}|one|two|three|four|five))\s*(?:,\s*by\b.*)?$/i;

export function findFixture(headline: string, terms: readonly Term[]): Fixture | null {
  if (!sport.test(headline)) return null;
  const sides = terms.filter(({ kind }) => kind !== "number");
  const at = sides.findIndex(({ term }) => pivots.has(term));
  const [one, other] = [sides[at - 1], sides[at + 1]];
  return at < 1 || one === undefined || other === undefined
    ? null
    : [numberOf(one.term), numberOf(other.term)];
}

/** The number that a column or serial bears at the end of its headline. */
export function findPart(headline: string): string | null {
  const [, bracketed, spelt] = part.exec(headline) ?? [];
  return (bracketed ?? spelt)?.toLowerCase() ?? null;
}
