import { expect, test } from "vitest";
import { cosine, numberOf, product, weighTerms, weightOf, weightShared } from "./weighted-terms.ts";

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

test("what both have is multiplied and summed, whichever comes first", () => {
  expect(product(fuel, both)).toBe(3 * 5 + 4 * 2);
  expect(product(both, fuel)).toBe(23);
  expect(product(fuel, weighTerms([["rain", 1]]))).toBe(0);
});

test("what of the first one's weight the second has", () => {
  expect(weightShared(fuel, both)).toBe(7);
  expect(weightShared(both, fuel)).toBe(7);
  expect(
    weightShared(
      weighTerms([
        ["fuel", 9],
        ["rain", 1],
      ]),
      both,
    ),
  ).toBe(9);
});

test("a headline is as like itself as can be, and two empty ones are not alike", () => {
  expect(fuel.length).toBe(5);
  expect(cosine(fuel, fuel)).toBeCloseTo(1);
  expect(cosine(weighTerms([]), weighTerms([]))).toBe(0);
});

test("terms of any letters have their own numbers", () => {
  const words = ["ọ̀ṣun", "osun", "ghana", "ghanai", "a", "b", "", "2027", "naira"];
  expect(new Set(words.map(numberOf)).size).toBe(words.length);
});
