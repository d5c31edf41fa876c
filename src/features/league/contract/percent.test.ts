import { expect, test } from "vitest";
import { percentOf } from "./percent.ts";

test.each([
  [null, 0.4, "–"],
  [undefined, undefined, "–"],
  [0, 0, "0%"],
  [0, null, "0%"],
  [0, undefined, "0%"],
  [0, 0.004, "<1%"],
  [1, 0.01, "1%"],
  [99, 0.99, "99%"],
  [100, 0.996, ">99%"],
  [100, 1, "100%"],
  [100, null, "100%"],
  [100, undefined, "100%"],
])("%j percent with the exact chance %j is shown as %j", (percentage, chance, text) => {
  expect(percentOf(percentage, chance)).toBe(text);
});
