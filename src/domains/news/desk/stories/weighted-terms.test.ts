import { expect, test } from "vitest";
import { numberOf } from "#platform/text/analysis/number-of.ts";
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

test("a term is found with its weight, another one is not", () => {
  expect(weightOf(numberOf("rises"), both)).toBe(1);
  expect(weightOf(numberOf("fuel"), both)).toBe(5);
  expect(weightOf(numberOf("falls"), both)).toBeNull();
  expect(weightOf(numberOf("fuel"), weighTerms([]))).toBeNull();
});

test("a headline's length is that of its weights together", () => {
  expect(fuel.length).toBe(5);
  expect(weighTerms([])).toMatchObject({ length: 1, sum: 0 });
});

test("terms of any letters have their own numbers", () => {
  const words = ["ọ̀ṣun", "osun", "ghana", "ghanai", "a", "b", "", "2027", "naira"];
  expect(new Set(words.map(numberOf)).size).toBe(words.length);
});
