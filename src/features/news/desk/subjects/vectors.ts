/** Terms, each with its weight; as a vector its length is 1. */
export type Vector = ReadonlyMap<string, number>;

export function toUnitLength(weights: ReadonlyMap<string, number>): Vector {
  const length = Math.hypot(...weights.values()) || 1;
  return new Map([...weights].map(([term, weight]) => [term, weight / length]));
}

export function sumOf(vectors: readonly Vector[]): Map<string, number> {
  const sum = new Map<string, number>();
  for (const vector of vectors)
    for (const [term, weight] of vector) sum.set(term, (sum.get(term) ?? 0) + weight);
  return sum;
}

/** Most stories have one article, and most groups one story: they share its vector. */
export function centreOf(vectors: readonly Vector[]): Vector {
  const [only, ...more] = vectors;
  return only !== undefined && more.length === 0 ? only : toUnitLength(sumOf(vectors));
}

/** The cosine, for vectors of length 1. */
export function dot(a: Vector, b: Vector): number {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [term, weight] of smaller) sum += weight * (larger.get(term) ?? 0);
  return sum;
}

export function heaviestTerms(vector: Vector, count: number): string[] {
  return [...vector]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, count)
    .map(([term]) => term);
}

/** A vector's terms as numbers, and their weights. */
export interface NumberedVector {
  readonly terms: readonly number[];
  readonly weights: readonly number[];
}

/** Numbers terms, so that one vector is compared with thousands of others without looking up a word. */
export class TermNumbers {
  readonly #numbers = new Map<string, number>();
  /** The place of each term in the vector that is compared, from 1; 0 for a term that it lacks. */
  #places = new Uint32Array(1024);

  number(vector: Vector): NumberedVector {
    const terms = [...vector.keys()].map((term) => {
      const number = this.#numbers.get(term) ?? this.#numbers.size;
      this.#numbers.set(term, number);
      return number;
    });
    return { terms, weights: [...vector.values()] };
  }

  /**
   * Calls `compare` with a function that gives what `dot` gives for this vector and another one: the products are summed
   * in the order of the smaller vector, so that not even the last digit differs.
   */
  compareWith({ terms, weights }: NumberedVector, compare: (dot: (other: NumberedVector) => number) => void) {
    if (this.#places.length < this.#numbers.size) this.#places = new Uint32Array(2 * this.#numbers.size);
    const places = this.#places;
    for (const [at, term] of terms.entries()) places[term] = at + 1;
    const products = new Float64Array(terms.length);
    compare((other) => {
      const isSmaller = other.terms.length < terms.length;
      for (let i = 0; i < other.terms.length; i += 1) {
        const place = places[other.terms[i] ?? 0] ?? 0;
        if (place === 0) continue;
        products[isSmaller ? i : place - 1] = (other.weights[i] ?? 0) * (weights[place - 1] ?? 0);
      }
      const length = Math.min(terms.length, other.terms.length);
      let sum = 0;
      for (let i = 0; i < length; i += 1) {
        sum += products[i] ?? 0;
        products[i] = 0;
      }
      return sum;
    });
    for (const term of terms) places[term] = 0;
  }
}
