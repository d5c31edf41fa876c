import { expect, test } from "vitest";
import { dot, heaviestTerms, sumOf, TermNumbers, toUnitLength, type Vector } from "./vectors.ts";

const vector = (terms: Readonly<Record<string, number>>): Vector => new Map(Object.entries(terms));

test("weights are scaled to a vector of length 1, which keeps their proportions", () => {
  expect(toUnitLength(vector({ fuel: 3, price: 4 }))).toEqual(vector({ fuel: 0.6, price: 0.8 }));
});

test("a vector without terms, or with only zeros, stays as it is", () => {
  expect(toUnitLength(new Map())).toEqual(new Map());
  expect(toUnitLength(vector({ fuel: 0 }))).toEqual(vector({ fuel: 0 }));
});

test("a sum has every term, and adds the weights of a term that several vectors have", () => {
  const sum = sumOf([vector({ fuel: 1, price: 2 }), vector({ price: 3, naira: 4 }), vector({ price: 0.5 })]);
  expect(sum).toEqual(vector({ fuel: 1, price: 5.5, naira: 4 }));
  expect(sumOf([])).toEqual(new Map());
});

test("the product of two vectors sums the products of the terms they share, in either order", () => {
  const [short, long] = [vector({ fuel: 2, price: 3 }), vector({ price: 5, naira: 7, fuel: 11 })];
  expect(dot(short, long)).toBe(2 * 11 + 3 * 5);
  expect(dot(long, short)).toBe(37);
  expect(dot(short, vector({ naira: 1, dollar: 1 }))).toBe(0);
  expect(dot(short, new Map())).toBe(0);
});

test("the heaviest terms come first, terms of equal weight in alphabetical order", () => {
  const terms = vector({ ward: 2, osun: 3, adelek: 2, poll: 1 });
  expect(heaviestTerms(terms, 3)).toEqual(["osun", "adelek", "ward"]);
  expect(heaviestTerms(vector({ adelek: 2, ward: 2 }), 1)).toEqual(["adelek"]);
  expect(heaviestTerms(terms, 9)).toEqual(["osun", "adelek", "ward", "poll"]);
});

test("numbered, a vector has the same product with each other one, whichever was compared before", () => {
  const numbers = new TermNumbers();
  const many = vector(Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`term ${i}`, i])));
  const all = [vector({ fuel: 2, price: 3 }), many, vector({ price: 5, naira: 7, fuel: 11 }), new Map()];
  const numbered = all.map((one) => numbers.number(one));
  for (const [at, one] of numbered.entries())
    numbers.compareWith(one, (likenessTo) =>
      expect(numbered.map(likenessTo)).toEqual(all.map((other) => dot(all[at] ?? new Map(), other))),
    );
});
