import { expect, test } from "vitest";
import { meet, numberOf, weighTerms, weightOf } from "./weighted-terms.ts";

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

test("what both have is counted, multiplied and summed, whichever comes first", () => {
  expect(meet(fuel, both)).toEqual({ count: 2, product: 3 * 5 + 4 * 2, ours: 7, theirs: 7 });
  expect(meet(both, fuel)).toEqual({ count: 2, product: 23, ours: 7, theirs: 7 });
  expect(meet(fuel, weighTerms([["rain", 1]]))).toMatchObject({ count: 0, product: 0 });
});

test("what of the first one's weight the second has", () => {
  const rain = weighTerms([
    ["fuel", 9],
    ["rain", 1],
  ]);
  expect(meet(rain, both)).toMatchObject({ ours: 9, theirs: 5 });
});

test("a headline's length is that of its weights together", () => {
  expect(fuel.length).toBe(5);
  expect(meet(fuel, fuel).product).toBe(25);
  expect(weighTerms([])).toMatchObject({ length: 1, sum: 0 });
});

test("terms of any letters have their own numbers", () => {
  const words = ["ọ̀ṣun", "osun", "ghana", "ghanai", "a", "b", "", "2027", "naira"];
  expect(new Set(words.map(numberOf)).size).toBe(words.length);
});
