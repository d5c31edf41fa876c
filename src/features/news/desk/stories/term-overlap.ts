import type { WeightedTerms } from "./weighted-terms.ts";

/** The terms that two texts share. */
export interface TermOverlap {
  count: number;
  /** The sum of the products of their weights. */
  product: number;
  /** How much they weigh in our text, that of a `ComparedText`, and in the one it is compared with. */
  ourWeight: number;
  theirWeight: number;
}

/** A headline, and the terms that only its summary has. */
export interface ArticleTerms {
  readonly title: WeightedTerms;
  readonly summary: WeightedTerms;
}

/** What one of their texts shares with our headline, and with our summary. */
export interface SharedTerms {
  readonly title: TermOverlap;
  readonly summary: TermOverlap;
}

export function nothingShared(): SharedTerms {
  return { title: noOverlap(), summary: noOverlap() };
}

function noOverlap(): TermOverlap {
  return { count: 0, product: 0, ourWeight: 0, theirWeight: 0 };
}

/** Slots for each term, so that collisions are rare. */
const SLOTS_PER_TERM = 4;
const EMPTY = -1;

/**
 * The terms of an article that is compared with many others. Each term is hashed by its number, so that another text is
 * compared in one pass: this is most of the desk's work.
 */
export class ComparedText {
  readonly #terms: readonly number[];
  readonly #weights: readonly number[];
  /** Terms before this index belong to the headline. */
  readonly #summaryFrom: number;
  readonly #slots: number[];
  readonly #mask: number;

  constructor({ title, summary }: ArticleTerms) {
    this.#terms = [...title.terms, ...summary.terms];
    this.#weights = [...title.weights, ...summary.weights];
    this.#summaryFrom = title.terms.length;
    const size = 2 ** Math.ceil(Math.log2(SLOTS_PER_TERM * (this.#terms.length + 1)));
    this.#mask = size - 1;
    this.#slots = Array<number>(size).fill(EMPTY);
    this.#terms.forEach((term, at) => {
      let slot = term & this.#mask;
      while (this.#slots[slot] !== EMPTY) slot = (slot + 1) & this.#mask;
      this.#slots[slot] = at;
    });
  }

  /** Written to `shared`, because millions of pairs are compared in a busy hour. */
  overlapWith({ terms, weights }: WeightedTerms, shared: SharedTerms = nothingShared()): SharedTerms {
    let [titleCount, titleProduct, titleOurs, titleTheirs] = [0, 0, 0, 0];
    let [count, product, ourWeight, theirWeight] = [0, 0, 0, 0];
    for (let i = 0; i < terms.length; i += 1) {
      const at = this.#find(terms[i] ?? 0);
      if (at === EMPTY) continue;
      const our = this.#weights[at] ?? 0;
      const their = weights[i] ?? 0;
      if (at < this.#summaryFrom) {
        titleCount += 1;
        titleProduct += our * their;
        titleOurs += our;
        titleTheirs += their;
      } else {
        count += 1;
        product += our * their;
        ourWeight += our;
        theirWeight += their;
      }
    }
    write(shared.title, titleCount, titleProduct, titleOurs, titleTheirs);
    write(shared.summary, count, product, ourWeight, theirWeight);
    return shared;
  }

  #find(term: number): number {
    for (let slot = term & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const at = this.#slots[slot] ?? EMPTY;
      if (at === EMPTY || this.#terms[at] === term) return at;
    }
  }
}

function write(
  overlap: TermOverlap,
  count: number,
  product: number,
  ourWeight: number,
  theirWeight: number,
): void {
  overlap.count = count;
  overlap.product = product;
  overlap.ourWeight = ourWeight;
  overlap.theirWeight = theirWeight;
}
