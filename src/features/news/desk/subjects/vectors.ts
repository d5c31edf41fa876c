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
