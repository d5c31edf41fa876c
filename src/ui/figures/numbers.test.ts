import { expect, test } from "vitest";
import { formatChange, formatNumber, formatPercent, knownDirection, numberOf } from "./numbers.ts";

test.each([
  [104562.5, "104,562.5"],
  [104562.12789, "104,562.13"],
  [3000, "3,000"],
  [81.445, "81.45"],
  [1234567890.5, "1,234,567,890.5"],
  [-1234.005, "-1,234.01"],
  [0, "0"],
])("%d is shown as %s", (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test.each([
  [1.2, "+1.20%"],
  [-0.456, "-0.46%"],
  [0, "+0.00%"],
  [-0.001, "+0.00%"],
])("a percentage of %d is shown as %s", (value, text) => {
  expect(formatPercent(value)).toBe(text);
});

test.each([
  ["+1.25", "up", "+1.25"],
  ["-0.4", "down", "-0.40"],
  ["0.7", "up", "+0.70"],
  ["0.7", "down", "-0.70"],
  ["+1.2%", "up", "+1.20%"],
  [0.5, "up", "+0.50"],
  ["n/a", "neutral", ""],
  [null, "up", ""],
] as const)("a change of %s, going %s, is shown as %s", (change, trend, text) => {
  expect(formatChange(change, trend)).toBe(text);
});

test("a number is read from a number or a numeric string, and from nothing else", () => {
  expect([
    numberOf("12.5"),
    numberOf(0),
    numberOf(""),
    numberOf(null),
    numberOf("x"),
    numberOf(true),
  ]).toEqual([12.5, 0, null, null, null, null]);
});

test("an unknown direction is neutral", () => {
  expect([knownDirection("up"), knownDirection("down"), knownDirection("sideways")]).toEqual([
    "up",
    "down",
    "neutral",
  ]);
});
