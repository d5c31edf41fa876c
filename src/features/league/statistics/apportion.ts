/**
 * Divides `whole` in proportion to `parts`, into integers that add up to it exactly: each is rounded down, and the
 * remainder goes to those that lost most by that. Ties go to the first.
 */
export function apportion(parts: readonly number[], whole: number): number[] {
  const sum = parts.reduce((a, b) => a + b, 0);
  if (sum === 0) return parts.map(() => 0);
  const exact = parts.map((part) => (part * whole) / sum);
  const floors = exact.map(Math.floor);
  const missing = whole - floors.reduce((a, b) => a + b, 0);
  const gaining = exact
    .map((value, index) => ({ index, lost: value - Math.floor(value) }))
    .toSorted((a, b) => b.lost - a.lost || a.index - b.index)
    .slice(0, missing)
    .map(({ index }) => index);
  return floors.map((value, index) => value + (gaining.includes(index) ? 1 : 0));
}
