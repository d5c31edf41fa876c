import { DAY_MS } from "#platform/time.ts";

/** Spans of 64, 8 and 1 days, given as powers of two, as `news.marks` computes them. */
const LEVELS = [6, 3, 0];
/**
 * A longer span is used only after shorter ones have covered this share of its length, so that no more is read of a
 * frequent word than needed.
 */
const COVERED_SHARE = 1 / 4;

interface Span {
  /** Its word in the search index. */
  readonly term: string;
  /** When it begins. */
  readonly start: Date;
}

/** The spans of time from `newest` back to `oldest`, newest first, longer and longer. */
export function timeSpans(oldest: Date, newest: Date, coveredShare: number): Span[] {
  const last = dayOf(newest);
  const spans: Span[] = [];
  for (let day = last; day >= dayOf(oldest); ) {
    const bits =
      LEVELS.find((level) => endsHere(day, 2 ** level) && last - day >= 2 ** level * coveredShare) ?? 0;
    const term = `'~${bits}:${day >> bits}'`;
    day -= 2 ** bits;
    spans.push({ term, start: new Date((day + 1) * DAY_MS) });
  }
  return spans;
}

/** Search index words for the time from `newest` back to `oldest`, newest first, in longer and longer spans. */
export function timeSpanTerms(oldest: Date, newest: Date): string[] {
  return timeSpans(oldest, newest, COVERED_SHARE).map(({ term }) => term);
}

function endsHere(day: number, length: number): boolean {
  return (day + 1) % length === 0;
}

function dayOf(at: Date): number {
  return Math.floor(at.getTime() / DAY_MS);
}
