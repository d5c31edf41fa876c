import fc from "fast-check";
import { expect, test } from "vitest";
import { looseList, readNumber, sureNumber } from "./lenient.ts";

test("every finite number survives its own spelling, with and without thousands' commas", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (n) => {
      expect(readNumber(n)).toBe(n);
      // As text -0 is "0".
      expect(readNumber(String(n))).toBe(n + 0);
    }),
  );
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (n) => {
      expect(readNumber(n.toLocaleString("en-US"))).toBe(n);
    }),
  );
});

test("anything but a number is null, never NaN and never 0", () => {
  for (const word of [
    "",
    " ",
    ".",
    "N/A",
    "-",
    "1.2.3",
    "0x10",
    "12abc",
    null,
    undefined,
    Number.NaN,
    Infinity,
    {},
    [],
    true,
  ]) {
    expect(readNumber(word)).toBeNull();
  }
});

test("a wrong row is left out, the others stay", () => {
  expect(looseList(sureNumber).parse([1, "2", null, "x", 3])).toEqual([1, 2, 3]);
});
