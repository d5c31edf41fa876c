import { expect, test } from "vitest";
import { numberOf } from "./json.ts";

test.each([
  [3, 3],
  [0, 0],
  ["12", 12],
  [-0, null],
  ["-0", null],
  [1.5, null],
  ["two", null],
])("a source's %j is the number %j", (value, number) => {
  expect(numberOf(value)).toBe(number);
});
