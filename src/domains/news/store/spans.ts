import { DAY_MS } from "#platform/time.ts";

/** Spans of 64 days, of 8 and of one, as `news.marks` computes them (2 to the power of this). */
const LEVELS = [6, 3, 0];
/**
 * A longer span comes only after this share of its length in shorter ones: of a frequent word no more is read than
 * needed.
 */
const AFTER = 1 / 4;

/** Search index words for the time from `newest` back to `oldest`, newest first, in longer and longer spans. */
export function spansOf(oldest: Date, newest: Date): string[] {
  const last = dayOf(newest);
  const spans: string[] = [];
  for (let day = last; day >= dayOf(oldest); ) {
    const bits = LEVELS.find((level) => endsHere(day, 2 ** level) && last - day >= 2 ** level * AFTER) ?? 0;
    spans.push(`'~${bits}:${day >> bits}'`);
    day -= 2 ** bits;
  }
  return spans;
}

function endsHere(day: number, length: number): boolean {
  return (day + 1) % length === 0;
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}
