/** Each word once, in alphabetical order. */
export function distinctSorted(words: readonly string[]): string[] {
  return [...new Set(words)].toSorted((a, b) => a.localeCompare(b));
}
