import fc from "fast-check";
import { expect, test } from "vitest";
import { looseList, readNumber, requiredNumber } from "./lenient.ts";

test("every finite number is read back from its text, and every integer with thousands commas", () => {
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

test("anything that is not a number is read as null, never as NaN or 0", () => {
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

test("an invalid row is left out and the others are kept", () => {
  expect(looseList(requiredNumber).parse([1, "2", null, "x", 3])).toEqual([1, 2, 3]);
});
