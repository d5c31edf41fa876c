import fc from "fast-check";
import { expect, test } from "vitest";
import { timeSpans, timeSpanTerms } from "./spans.ts";

const DAY = 86_400_000;

function daysOf(span: string): number[] {
  const [bits = 0, place = 0] = /^'~(\d):(\d+)'$/.exec(span)?.slice(1).map(Number) ?? [];
  return Array.from({ length: 2 ** bits }, (_, i) => (place << bits) + i).reverse();
}

test("every day is in one span, newest first, and half a year needs at most 24 spans", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 400 }), (last, back) => {
      const first = Math.max(0, last - back);
      const spans = timeSpanTerms(new Date(first * DAY), new Date(last * DAY + DAY - 1));
      const days = spans.flatMap(daysOf);
      expect(days.slice(0, last - first + 1)).toEqual(
        Array.from({ length: last - first + 1 }, (_, i) => last - i),
      );
      if (back <= 180) expect(spans.length).toBeLessThanOrEqual(24);
    }),
  );
});

test("spans are of 1 day at first, then of 8, then of 64, and of no other length", () => {
  const last = 64 * 300 - 1;
  const bits = timeSpanTerms(new Date((last - 200) * DAY), new Date(last * DAY)).map((span) =>
    Number(span[2]),
  );
  expect(bits).toEqual([...bits].sort((a, b) => a - b));
  expect(new Set(bits)).toEqual(new Set([0, 3, 6]));
});

test("a longer span is used once shorter ones have covered a quarter of its length", () => {
  const end = 64 * 300 - 1;
  /** The lengths of the spans, starting this many days after the end of a span of 64 days. */
  const lengths = (days: number) => {
    const last = end + days;
    return timeSpanTerms(new Date((last - 100) * DAY), new Date(last * DAY)).map(
      (span) => 2 ** Number(span[2]),
    );
  };
  const times = (count: number, length: number): number[] => Array(count).fill(length);
  expect(lengths(1).slice(0, 10)).toEqual([...times(9, 1), 8]);
  expect(lengths(2).slice(0, 3)).toEqual([1, 1, 8]);
  expect(lengths(15).slice(0, 17)).toEqual([...times(7, 1), ...times(9, 8), 64]);
  expect(lengths(16).slice(0, 10)).toEqual([...times(8, 1), 8, 64]);
});

test("a span says when it begins, and for another share longer spans are used later", () => {
  const last = 64 * 300 - 1 + 15;
  const spans = timeSpans(new Date((last - 100) * DAY), new Date(last * DAY + 5), 1);
  expect(spans.slice(0, 3).map(({ term }) => term)).toEqual(
    [15, 14, 13].map((nth) => `'~0:${64 * 300 - 1 + nth}'`),
  );
  const starts = spans.map(({ start }) => last - start.getTime() / DAY);
  expect(starts).toEqual([...Array(15).keys(), 22, 30, 38, 46, 54, 62, 70, 78, 142]);
});
