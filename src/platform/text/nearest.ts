/** A known word with more differences cannot be the one that was meant. */
const MAX_EDITS = 3;

/** The known word that a misspelt one probably means; null if none is close. */
export function nearestWord(word: string, known: Iterable<string>): string | null {
  const maxEdits = Math.min(MAX_EDITS, Math.max(1, Math.floor(word.length / 3)));
  let [best, distance] = [null as string | null, maxEdits + 1];
  for (const one of known) {
    if (Math.abs(word.length - one.length) > maxEdits) continue;
    const edits = editsBetween(word.toLowerCase(), one.toLowerCase());
    if (edits < distance) [best, distance] = [one, edits];
  }
  return best;
}

/** The number of letters to insert, delete, replace, or swap with their neighbour. */
function editsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
