import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#platform/time.ts";
import { directionOf, lastDayOfEachWeek, percentBetween, round, signedText } from "./changes.ts";

const money = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test("a change is written with the right sign, direction and value, and never as -0", () => {
  fc.assert(
    fc.property(money, (change) => {
      const text = signedText(change);
      expect(text).toMatch(/^([+-]\d+\.\d{2}|0\.00)$/);
      const direction = directionOf(round(change, 2));
      expect(text.startsWith("+")).toBe(direction === "up");
      expect(text.startsWith("-")).toBe(direction === "down");
      expect(Math.abs(Number(text) - change)).toBeLessThanOrEqual(0.005 + 1e-9);
    }),
  );
  expect(signedText(-0.004)).toBe("0.00");
  expect(signedText(null)).toBe("");
});

test("rounding is symmetric for gains and losses, and rounding again changes nothing", () => {
  fc.assert(
    fc.property(money, fc.integer({ min: 0, max: 4 }), (value, decimals) => {
      const rounded = round(value, decimals);
      expect(round(-value, decimals)).toBe(rounded === 0 ? 0 : -rounded);
      expect(round(rounded, decimals)).toBe(rounded);
      expect(Object.is(rounded, -0)).toBe(false);
    }),
  );
  expect(round(1.005, 2)).toBe(1.01);
  expect(round(104562.125, 2)).toBe(104562.13);
});

test("a percentage applied to the earlier value gives the later one", () => {
  const price = fc.double({ min: 0.01, max: 1e7, noNaN: true });
  fc.assert(
    fc.property(price, price, (before, now) => {
      const percent = percentBetween(before, now) ?? Number.NaN;
      expect(before * (1 + percent / 100)).toBeCloseTo(now, 3);
      expect(Math.sign(percent)).toBe(Math.sign(now - before));
    }),
  );
  expect(percentBetween(0, 5)).toBeNull();
});

test("weekly values are in order, end with the newest day and are at most one a week", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { minLength: 1, maxLength: 300 }),
      (offsets) => {
        const days = offsets
          .toSorted((a, b) => a - b)
          .map((offset) => ({ day: addDays("2021-01-01", offset), value: offset }));
        const weeks = lastDayOfEachWeek(days);
        expect(weeks.at(-1)).toEqual(days.at(-1));
        expect(weeks).toEqual(weeks.toSorted((a, b) => a.value - b.value));
        expect(weeks.length).toBeLessThanOrEqual(Math.ceil(2001 / 7) + 1);
      },
    ),
  );
});

test.each([
  [1.005, "+1.01"],
  [0.1249, "+0.12"],
  [-0.1249, "-0.12"],
  [0.005, "+0.01"],
  [0.0049, "0.00"],
  [-12.5, "-12.50"],
  [0, "0.00"],
])("a change of %d is written %s", (change, text) => expect(signedText(change)).toBe(text));

test("a week ends on Sunday", () => {
  const days = ["2026-11-19", "2026-11-20", "2026-11-22", "2026-11-23", "2026-11-29", "2026-11-30"];
  expect(lastDayOfEachWeek(days.map((day) => ({ day, value: 1 }))).map(({ day }) => day)).toEqual([
    "2026-11-22",
    "2026-11-29",
    "2026-11-30",
  ]);
});

test("an unchanged or unknown value has the direction neutral", () => {
  expect([1, -1, 0, null].map(directionOf)).toEqual(["up", "down", "neutral", "neutral"]);
});
