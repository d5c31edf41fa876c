import { articlesWith, countedArticles } from "#platform/text/analysis/rarity.ts";
import type { Compared } from "./likeness.ts";
import type { Profile } from "./profile.ts";
import { type Share, TermIndex } from "./term-index.ts";
import { numberOf, weightOf } from "./weighted-terms.ts";

/** An article within the window of time. */
export interface Live extends Compared {
  readonly id: string;
  readonly summary: string;
  readonly copyHash: string | null;
  /** Its story; it changes when two stories become one. */
  story: string;
}

/** A term of these days counts as much as five counted long ago: on election day "election" says little. */
const THESE_DAYS = 5;
const TIDY_AFTER = 5000;

/** The articles of the last days, found by the terms of their headlines. */
export class LiveArticles {
  readonly #index = new TermIndex();
  /** How many live articles use a term. */
  readonly #counts = new Map<number, number>();
  /** Articles by their numbers, less `#dropped`. */
  #queue: Live[] = [];
  #dropped = 0;
  /** The number of the oldest live article. */
  #first = 0;

  get size(): number {
    return this.#queue.length + this.#dropped - this.#first;
  }

  readonly rarity = (term: string): number => {
    const all = countedArticles + THESE_DAYS * this.size + 1;
    const having = articlesWith(term) + THESE_DAYS * (this.#counts.get(numberOf(term)) ?? 0) + 0.5;
    return Math.max(0.1, Math.log(all / having));
  };

  add(article: Live): void {
    this.#index.add(this.#dropped + this.#queue.length, sharesOf(article.profile));
    this.#queue.push(article);
    for (const term of termsOf(article.profile)) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
  }

  /** Lets go of the articles told before `since`, as far as they stand in front; returns them. */
  letGo(since: number): Live[] {
    const from = this.#first - this.#dropped;
    let to = from;
    while ((this.#queue[to]?.time ?? Number.POSITIVE_INFINITY) < since) to += 1;
    const gone = this.#queue.slice(from, to);
    this.#first += gone.length;
    for (const article of gone) this.#forget(article);
    if (to > TIDY_AFTER) {
      this.#queue = this.#queue.slice(to);
      this.#dropped += to;
    }
    return gone;
  }

  /** The live articles whose headlines have at least this cosine with the given one, which is returned with them. */
  headlinesLike(profile: Profile, atLeast: number): [Live, number][] {
    const { heavy, light, lightLength } = splitTerms(profile, atLeast);
    const found: [Live, number][] = [];
    for (const [number, sum] of this.#index.products(heavy, this.#first, this.size, atLeast - lightLength)) {
      const article = this.#queue[number - this.#dropped];
      if (article === undefined) continue;
      const cosine = sum + productOf(light, article.profile);
      if (cosine >= atLeast) found.push([article, cosine]);
    }
    return found;
  }

  #forget(article: Live): void {
    for (const term of termsOf(article.profile)) {
      const left = (this.#counts.get(term) ?? 1) - 1;
      if (left > 0) this.#counts.set(term, left);
      else this.#counts.delete(term);
    }
    this.#index.forget(article.profile.title.terms, this.#first);
  }
}

function termsOf({ title, summary }: Profile): number[] {
  return [...title.terms, ...summary.terms];
}

/** Each term's share of a headline, whose length is 1. */
function sharesOf({ title }: Profile): Share[] {
  return title.terms.map((term, at) => [term, (title.weights[at] ?? 0) / title.length]);
}

function productOf(shares: readonly Share[], { title }: Profile): number {
  return shares.reduce(
    (sum, [term, share]) => sum + (share * (weightOf(term, title) ?? 0)) / title.length,
    0,
  );
}

/**
 * The lightest terms of a headline, the ones that thousands of others have, cannot make two headlines alike by
 * themselves. Nobody is looked up by them; that halves the work.
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
