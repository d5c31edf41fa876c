import { articlesWithSense } from "#features/news/desk/thesaurus/thesaurus.ts";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { cleanHeadline } from "#platform/text/analysis/headline.ts";
import { countedArticles } from "#platform/text/analysis/rarity.ts";
import type { Profile } from "./profile.ts";
import type { ComparedArticle } from "./signs.ts";
import { TermIndex, type TermShare } from "./term-index.ts";
import { type WeightedTerms, weightOf } from "./weighted-terms.ts";

/** An article within the time window. */
export interface LiveArticle extends ComparedArticle {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly copyHash: string | null;
  /** Its story at each level: looked up for every article that is alike, so not in a map. */
  readonly stories: (string | null)[];
}

/** A use in the live articles counts as much as five in the older counts: on election day "election" says little. */
const LIVE_FACTOR = 5;
const TIDY_AFTER = 5000;
/** Two articles with a smaller cosine were never one story, whatever else they shared. */
const MIN_COSINE = 0.1;
/** How much a summary counts beside its headline, and how many of its terms are looked up. */
const SUMMARY_SHARE = 0.5;
const SUMMARY_TERMS = 6;

/** Sums of the same products in another order differ by less. */
const ROUNDING = 1e-9;

/** The articles of the last days, found by the terms of their headlines. */
export class LiveArticles {
  readonly #index = new TermIndex();
  /** How many live articles have each headline. */
  readonly #headlines = new Map<number, number>();
  /** Articles in the order of their numbers, the first of which is `#dropped`, and their lengths as vectors. */
  #queue: LiveArticle[] = [];
  #lengths: number[] = [];
  #dropped = 0;
  /** The number of the oldest live article. */
  #first = 0;

  get size(): number {
    return this.#queue.length + this.#dropped - this.#first;
  }

  readonly rarity = (term: string): number => {
    const all = countedArticles + LIVE_FACTOR * this.size + 1;
    const withTerm = articlesWithSense(term) + LIVE_FACTOR * this.#index.usesOf(hashTerm(term)) + 0.5;
    return Math.max(0.1, Math.log(all / withTerm));
  };

  add(article: LiveArticle): void {
    const { title, summary } = article.profile;
    title.terms.forEach((term, at) => void this.#index.count(term, title.weights[at] ?? 0));
    summary.terms.forEach(
      (term, at) => void this.#index.count(term, SUMMARY_SHARE * (summary.weights[at] ?? 0)),
    );
    this.#index.add(this.#dropped + this.#queue.length, sharesOf(article.profile));
    this.#countHeadline(article.title, 1);
    this.#queue.push(article);
    this.#lengths.push(lengthOf(title, summary));
  }

  /** Drops the articles published before `since` from the front of the list, and returns them. */
  dropBefore(since: number): LiveArticle[] {
    const from = this.#first - this.#dropped;
    let to = from;
    while ((this.#queue[to]?.time ?? Number.POSITIVE_INFINITY) < since) to += 1;
    const dropped = this.#queue.slice(from, to);
    this.#first += dropped.length;
    for (const { title, profile } of dropped) {
      this.#countHeadline(title, -1);
      this.#index.forget(profile.title.terms, this.#first);
      this.#index.forget(profile.summary.terms, this.#first);
    }
    if (to > TIDY_AFTER) {
      this.#queue = this.#queue.slice(to);
      this.#lengths = this.#lengths.slice(to);
      this.#dropped += to;
    }
    return dropped;
  }

  /** True if a live article has this headline, word for word. */
  hasHeadline(title: string): boolean {
    return this.#headlines.has(headlineOf(title));
  }

  #countHeadline(title: string, delta: number): void {
    const headline = headlineOf(title);
    const count = (this.#headlines.get(headline) ?? 0) + delta;
    if (count > 0) this.#headlines.set(headline, count);
    else this.#headlines.delete(headline);
  }

  /** The live articles that share enough rare terms with this one, in headline or summary. */
  candidatesFor(profile: Profile): LiveArticle[] {
    const { heavy, light, lightLength } = splitTerms(profile, MIN_COSINE);
    const range = { first: this.#first, size: this.size, atLeast: MIN_COSINE - lightLength };
    const maxOfLight = this.#maxProductOf(light);
    const candidates: LiveArticle[] = [];
    this.#index.eachProduct(heavy, range, (number, sum) => {
      const at = number - this.#dropped;
      const length = this.#lengths[at] ?? 1;
      // The most that the light terms can add: nearly all articles are ruled out here without being compared.
      if (sum + maxOfLight / length < MIN_COSINE - ROUNDING) return;
      const article = this.#queue[at];
      if (article !== undefined && sum + productOf(light, article.profile) / length >= MIN_COSINE)
        candidates.push(article);
    });
    return candidates;
  }

  #maxProductOf(shares: readonly TermShare[]): number {
    let sum = 0;
    for (const [term, share] of shares) sum += share * this.#index.maxWeight(term);
    return sum;
  }
}

function headlineOf(title: string): number {
  return hashTerm(cleanHeadline(title).toLowerCase());
}

/**
 * Each term's share of an article scaled to length 1: all terms of the headline and, at a lower weight, the rarest of
 * the summary.
 */
function sharesOf({ title, summary }: Profile): TermShare[] {
  const length = lengthOf(title, summary);
  const shares = title.terms.map((term, at): TermShare => [term, (title.weights[at] ?? 0) / length]);
  const minWeight = rankedWeight(summary.weights, SUMMARY_TERMS);
  for (const [at, term] of summary.terms.entries()) {
    const weight = summary.weights[at] ?? 0;
    if (weight >= minWeight) shares.push([term, (SUMMARY_SHARE * weight) / length]);
  }
  return shares;
}

/** The weight of the nth heaviest; 0 where there are fewer. */
function rankedWeight(weights: readonly number[], n: number): number {
  return weights.toSorted((a, b) => b - a)[n - 1] ?? 0;
}

function lengthOf(title: WeightedTerms, summary: WeightedTerms): number {
  return Math.hypot(title.length, summary.terms.length === 0 ? 0 : SUMMARY_SHARE * summary.length);
}

function productOf(shares: readonly TermShare[], { title, summary }: Profile): number {
  let sum = 0;
  for (const [term, share] of shares)
    sum += share * (weightOf(term, title) ?? SUMMARY_SHARE * (weightOf(term, summary) ?? 0));
  return sum;
}

/**
 * The lightest terms of an article, which thousands of others have, cannot make two articles alike by themselves. No
 * article is looked up by them, which halves the work.
 */
function splitTerms(profile: Profile, atLeast: number) {
  const terms = sharesOf(profile).sort((a, b) => a[1] - b[1]);
  let square = 0;
  let count = 0;
  for (const [, share] of terms) {
    if (square + share * share >= atLeast * atLeast) break;
    square += share * share;
    count += 1;
  }
  return { light: terms.slice(0, count), heavy: terms.slice(count), lightLength: Math.sqrt(square) };
}
