import { expect, test } from "vitest";
import { day, oneOf, table, wholeNumber } from "./command.ts";

test.each([
  [oneOf(["strict", "loose"], ""), "strict|loose", ["strict", "loose"], ["", "Strict", "strict|loose", "no"]],
  [
    day(""),
    "YYYY-MM-DD",
    ["2026-11-21", "2028-02-29"],
    ["2026-02-29", "2026-1-1", "2026-11-21T", "21/11/2026", "", "2026"],
  ],
  [wholeNumber(""), "NUMBER", ["0", "7", "999999999"], ["", "-1", "1.5", "1e3", "9999999999", "seven"]],
])("the option %j is shown as %s, accepts %j and refuses %j", ({ value, fits }, placeholder, good, bad) => {
  expect(value).toBe(placeholder);
  expect(good.filter((input) => fits?.(input) !== true)).toEqual([]);
  expect(bad.filter((input) => fits?.(input) !== false)).toEqual([]);
});

test("table columns fit the widest cell, null is a dash, and lines have no trailing spaces", () => {
  expect(
    table([
      ["paper", "state", null],
      ["x", "a long state", 7],
      ["y", null, "z"],
    ]),
  ).toEqual(["paper  state         –", "x      a long state  7", "y      –             z"]);
  expect(
    table([
      ["a", "bbb"],
      ["aaa", ""],
    ]),
  ).toEqual(["a    bbb", "aaa"]);
  expect(table([])).toEqual([]);
});
