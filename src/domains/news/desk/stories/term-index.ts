/** The articles that have a term in the headline: their numbers in rising order, and the term's share of each. */
interface Posting {
  numbers: number[];
  shares: number[];
  /** Those before here are gone. */
  from: number;
}

export type Share = readonly [term: number, share: number];

const TIDY_AFTER = 64;

/**
 * Finds headlines by their terms. Articles are numbered as they come and go in that order; plain numbers in plain
 * arrays, because this walk is most of the desk's work.
 */
export class TermIndex {
  readonly #postings = new Map<number, Posting>();
  #sums = new Float64Array(1024);

  add(number: number, shares: Iterable<Share>): void {
    for (const [term, share] of shares) {
      const posting = this.#postings.get(term);
      if (posting === undefined) this.#postings.set(term, { numbers: [number], shares: [share], from: 0 });
      else {
        posting.numbers.push(number);
        posting.shares.push(share);
      }
    }
  }

  /** Forgets the articles numbered below `first` under these terms. */
  forget(terms: Iterable<number>, first: number): void {
    for (const term of terms) {
      const posting = this.#postings.get(term);
      if (posting === undefined) continue;
      while ((posting.numbers[posting.from] ?? first) < first) posting.from += 1;
      if (posting.from === posting.numbers.length) this.#postings.delete(term);
      else if (posting.from > TIDY_AFTER) tidy(posting);
    }
  }

  /** The articles from `first` on whose shares of these terms, multiplied and summed, reach `atLeast`. */
  products(
    shares: readonly Share[],
    first: number,
    size: number,
    atLeast: number,
  ): [number: number, sum: number][] {
    if (this.#sums.length < size) this.#sums = new Float64Array(2 * size);
    const met: number[] = [];
    for (const [term, share] of shares) this.#addProducts(term, share, first, met);
    const found: [number, number][] = [];
    for (const at of met) {
      const sum = this.#sums[at] ?? 0;
      this.#sums[at] = 0;
      if (sum >= atLeast) found.push([first + at, sum]);
    }
    return found;
  }

  #addProducts(term: number, share: number, first: number, met: number[]): void {
    const posting = this.#postings.get(term);
    if (posting === undefined) return;
    const { numbers, shares } = posting;
    const sums = this.#sums;
    for (let i = posting.from; i < numbers.length; i += 1) {
      const at = (numbers[i] ?? 0) - first;
      if (at < 0) continue;
      const before = sums[at] ?? 0;
      if (before === 0) met.push(at);
      sums[at] = before + share * (shares[i] ?? 0);
    }
  }
}

function tidy(posting: Posting): void {
  posting.numbers = posting.numbers.slice(posting.from);
  posting.shares = posting.shares.slice(posting.from);
  posting.from = 0;
}
