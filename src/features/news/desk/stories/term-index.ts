/** How the live articles use a term. */
interface Use {
  /** How many of them use it, in headline or summary. */
  count: number;
  /** Its greatest weight in any of them, or in an earlier article. */
  maxWeight: number;
  /** The articles that are found by it: their numbers in rising order, and the term's share of each. */
  readonly numbers: number[];
  readonly shares: number[];
  /** Entries before this index are of articles that have been dropped. */
  from: number;
}

export type TermShare = readonly [term: number, share: number];

const TIDY_AFTER = 64;

/**
 * Finds articles by their terms. Articles are numbered as they arrive, and are dropped in the same order. Plain arrays
 * of numbers, because this lookup is much of the desk's work.
 */
export class TermIndex {
  readonly #uses = new Map<number, Use>();
  #sums = new Float64Array(1024);

  /** How many live articles use a term. */
  usesOf(term: number): number {
    return this.#uses.get(term)?.count ?? 0;
  }

  /** A term's greatest weight in any live article, or more. */
  maxWeight(term: number): number {
    return this.#uses.get(term)?.maxWeight ?? 0;
  }

  /** Records that a live article uses the term, with this weight. */
  count(term: number, weight: number): void {
    const use = this.#entryOf(term);
    use.count += 1;
    use.maxWeight = Math.max(use.maxWeight, weight);
  }

  /** Makes the article findable by these terms. */
  add(number: number, shares: Iterable<TermShare>): void {
    for (const [term, share] of shares) {
      const use = this.#entryOf(term);
      use.numbers.push(number);
      use.shares.push(share);
    }
  }

  /** Records that one article fewer uses these terms, and forgets the articles numbered below `first` for them. */
  forget(terms: Iterable<number>, first: number): void {
    for (const term of terms) {
      const use = this.#uses.get(term);
      if (use === undefined) continue;
      use.count -= 1;
      while ((use.numbers[use.from] ?? first) < first) use.from += 1;
      if (use.count === 0) this.#uses.delete(term);
      else if (use.from > TIDY_AFTER) tidy(use);
    }
  }

  /**
   * Calls `visit` for each article from `first` on whose shares of these terms, multiplied and summed, reach `atLeast`.
   */
  eachProduct(
    shares: readonly TermShare[],
    { first, size, atLeast }: { first: number; size: number; atLeast: number },
    visit: (number: number, sum: number) => void,
  ): void {
    if (this.#sums.length < size) this.#sums = new Float64Array(2 * size);
    const touched: number[] = [];
    for (const [term, share] of shares) this.#addProducts(term, share, first, touched);
    for (const at of touched) {
      const sum = this.#sums[at] ?? 0;
      this.#sums[at] = 0;
      if (sum >= atLeast) visit(first + at, sum);
    }
  }

  #entryOf(term: number): Use {
    const use = this.#uses.get(term) ?? { count: 0, maxWeight: 0, numbers: [], shares: [], from: 0 };
    if (use.count === 0) this.#uses.set(term, use);
    return use;
  }

  #addProducts(term: number, share: number, first: number, touched: number[]): void {
    const use = this.#uses.get(term);
    if (use === undefined) return;
    const { numbers, shares } = use;
    const sums = this.#sums;
    for (let i = use.from; i < numbers.length; i += 1) {
      const at = (numbers[i] ?? 0) - first;
      if (at < 0) continue;
      const sum = sums[at] ?? 0;
      if (sum === 0) touched.push(at);
      sums[at] = sum + share * (shares[i] ?? 0);
    }
  }
}

function tidy(use: Use): void {
  use.numbers.splice(0, use.from);
  use.shares.splice(0, use.from);
  use.from = 0;
}
