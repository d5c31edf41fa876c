import fc from "fast-check";
import { expect, test } from "vitest";
import { timeSpanTerms } from "./spans.ts";

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
