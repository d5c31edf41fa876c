import { expect, test } from "vitest";
import { hashTerm } from "#platform/text/analysis/hash-term.ts";
import { weighTerms, weightOf } from "./weighted-terms.ts";

const fuel = weighTerms([
  ["fuel", 3],
  ["price", 4],
]);
const both = weighTerms([
  ["price", 2],
  ["rises", 1],
  ["fuel", 5],
]);

test("a term of the text has its weight, any other has null", () => {
  expect(weightOf(hashTerm("rises"), both)).toBe(1);
  expect(weightOf(hashTerm("fuel"), both)).toBe(5);
  expect(weightOf(hashTerm("falls"), both)).toBeNull();
  expect(weightOf(hashTerm("fuel"), weighTerms([]))).toBeNull();
});

test("a text's length is that of the vector of its weights, and 1 if it is empty", () => {
  expect(fuel.length).toBe(5);
  expect(weighTerms([])).toMatchObject({ length: 1, sum: 0 });
});

test("different terms have different numbers, whatever their letters", () => {
  const words = ["ọ̀ṣun", "osun", "ghana", "ghanai", "a", "b", "", "2027", "naira"];
  expect(new Set(words.map(hashTerm)).size).toBe(words.length);
});
