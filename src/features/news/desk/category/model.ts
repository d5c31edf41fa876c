import type { Word } from "#platform/text/analysis/words.ts";
import type { ArticleWords } from "./article-words.ts";

/** Learnt from the words of many sorted articles: each term's pull towards each category, in tenths. */
export interface CategoryModel {
  readonly categories: readonly string[];
  readonly lean: readonly number[];
  readonly terms: Readonly<Record<string, readonly number[]>>;
}

const SUMMARY_WEIGHT = 0.5;

/** An article's features: its words and pairs of neighbouring words, weighted to a vector of length 1. */
export function features({ title, summary }: ArticleWords): Map<string, number> {
  const weights = new Map<string, number>();
  addTerms(weights, title, 1);
  addTerms(weights, summary, SUMMARY_WEIGHT);
  const length = Math.hypot(...weights.values()) || 1;
  for (const [term, weight] of weights) weights.set(term, weight / length);
  return weights;
}

function addTerms(weights: Map<string, number>, words: readonly Word[], weight: number): void {
  const add = (term: string): void => void weights.set(term, Math.max(weights.get(term) ?? 0, weight));
  let previous = "";
  for (const word of words) {
    const term = word.number ? "0" : word.term;
    if (!word.stop) add(term);
    if (!word.stop && previous !== "") add(`${previous} ${term}`);
    previous = word.stop ? "" : term;
  }
}

const mapped = new WeakMap<CategoryModel, ReadonlyMap<string, readonly number[]>>();

/** As a map: an object would have to intern each pair of words before it can look it up. */
function termsOf(model: CategoryModel): ReadonlyMap<string, readonly number[]> {
  const terms = mapped.get(model) ?? new Map(Object.entries(model.terms));
  mapped.set(model, terms);
  return terms;
}

/** The probability of each category, in the model's order. */
export function modelScores(model: CategoryModel, weights: ReadonlyMap<string, number>): number[] {
  const sums = model.lean.map((value) => value / 10);
  const terms = termsOf(model);
  for (const [term, weight] of weights) {
    const pulls = terms.get(term);
    if (pulls === undefined) continue;
    for (let i = 0; i < pulls.length; i += 1) sums[i] = (sums[i] ?? 0) + (weight * (pulls[i] ?? 0)) / 10;
  }
  return softmax(sums);
}

export function softmax(values: readonly number[]): number[] {
  const top = Math.max(...values);
  const powers = values.map((value) => Math.exp(value - top));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
