import { hashTerm } from "#platform/text/analysis/hash-term.ts";

/**
 * Terms as numbers in rising order, each with its weight: two plain arrays, since the desk holds ten thousand of
 * these and compares them all day.
 */
export interface WeightedTerms {
  readonly terms: readonly number[];
  readonly weights: readonly number[];
  /** Length of the weights as a vector. */
  readonly length: number;
  readonly sum: number;
}

/** Each term may occur only once. */
export function weighTerms(pairs: readonly (readonly [term: string, weight: number])[]): WeightedTerms {
  const inOrder = pairs.map(([term, weight]) => [hashTerm(term), weight] as const).sort(([a], [b]) => a - b);
  const weights = inOrder.map(([, weight]) => weight);
  return {
    terms: inOrder.map(([term]) => term),
    weights,
    length: Math.hypot(...weights) || 1,
    sum: weights.reduce((sum, weight) => sum + weight, 0),
  };
}

/** Null for a term that is not there. */
export function weightOf(term: number, { terms, weights }: WeightedTerms): number | null {
  let [from, to] = [0, terms.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((terms[middle] ?? 0) < term) from = middle + 1;
    else to = middle;
  }
  return terms[from] === term ? (weights[from] ?? null) : null;
}
