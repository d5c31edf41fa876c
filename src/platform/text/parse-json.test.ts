import { expect, test } from "vitest";
import { parseJson } from "./parse-json.ts";

test.each([
  ['{"a":[1]}', { a: [1] }],
  ["null", null],
  ["\uFEFF[1]", [1]],
  ["\uFEFF", undefined],
  ["", undefined],
  ['{"a":', undefined],
  ["[".repeat(64) + "]".repeat(64), JSON.parse("[".repeat(64) + "]".repeat(64))],
  ["[".repeat(65) + "]".repeat(65), undefined],
  [`${'{"a":'.repeat(65)}1${"}".repeat(65)}`, undefined],
  [JSON.stringify(["[".repeat(99), '\\"', "{".repeat(99)]), ["[".repeat(99), '\\"', "{".repeat(99)]],
  [`[${Array(99).fill("[[]]").join()}]`, Array(99).fill([[]])],
])("%j is parsed as %j", (text, value) => {
  expect(parseJson(text)).toEqual(value);
});
