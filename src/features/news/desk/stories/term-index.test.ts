import { expect, test } from "vitest";
import { TermIndex } from "./term-index.ts";

test("a term counts only for articles still in the index, and is forgotten with the last", () => {
  const index = new TermIndex();
  for (const [number, weight] of [2, 5, 3].entries()) {
    index.count(7, weight);
    index.add(number, [[7, 0.5]]);
  }
  const productsFrom = (first: number) => {
    const numbers: [number, number][] = [];
    const range = { first, size: 3, atLeast: 0.1 };
    index.eachProduct([[7, 0.5]], range, (number, sum) => void numbers.push([number, sum]));
    return numbers;
  };
  expect([index.usesOf(7), index.maxWeight(7), productsFrom(0).length]).toEqual([3, 5, 3]);
  index.forget([7], 1);
  index.forget([7], 2);
  expect([index.usesOf(7), index.maxWeight(7)]).toEqual([1, 5]);
  expect(productsFrom(2)).toEqual([[2, 0.25]]);
  index.forget([7], 3);
  expect([index.usesOf(7), index.maxWeight(7), productsFrom(3)]).toEqual([0, 0, []]);
});

test("each article that reaches the minimum is found once, with the sum over all shared terms", () => {
  const index = new TermIndex();
  const articles: (readonly [number, number])[][] = [
    [
      [1, 0.5],
      [2, 0.5],
    ],
    [
      [2, 0.4],
      [3, 0.9],
    ],
    [
      [1, 0.1],
      [3, 0.2],
    ],
    [[4, 1]],
  ];
  articles.forEach((shares, number) => {
    for (const [term] of shares) index.count(term, 1);
    index.add(number, shares);
  });
  const productsOver = (atLeast: number, first = 0) => {
    const products: [number, number][] = [];
    const shares = [
      [1, 1],
      [2, 0.5],
      [3, 0.1],
      [9, 1],
    ] as const;
    index.eachProduct(
      shares,
      { first, size: 4, atLeast },
      (number, sum) => void products.push([number, Number(sum.toFixed(6))]),
    );
    return products.toSorted(([a], [b]) => a - b);
  };
  expect(productsOver(0)).toEqual([
    [0, 0.75],
    [1, 0.29],
    [2, 0.12],
  ]);
  expect(productsOver(0.2)).toEqual([
    [0, 0.75],
    [1, 0.29],
  ]);
  expect(productsOver(0.8)).toEqual([]);
  // No sum is left over from an earlier search, and numbers before the first one are skipped.
  expect(productsOver(0, 1)).toEqual([
    [1, 0.29],
    [2, 0.12],
  ]);
});

test("the greatest weight of a term is kept, in whatever order the weights come", () => {
  const index = new TermIndex();
  expect([index.usesOf(7), index.maxWeight(7)]).toEqual([0, 0]);
  for (const [weight, most] of [
    [3, 3],
    [5, 5],
    [4, 5],
  ] as const) {
    index.count(7, weight);
    expect(index.maxWeight(7)).toBe(most);
  }
  expect([index.usesOf(7), index.usesOf(8), index.maxWeight(8)]).toEqual([3, 0, 0]);
});

/** What eachProduct finds: numbers of articles with their sums. */
function productsOf(
  index: TermIndex,
  term: number,
  first: number,
  size: number,
  atLeast = 0,
): [number, number][] {
  const found: [number, number][] = [];
  index.eachProduct([[term, 1]], { first, size, atLeast }, (number, sum) => void found.push([number, sum]));
  return found;
}

test("a sum that is just the minimum is enough", () => {
  const index = new TermIndex();
  index.count(7, 1);
  index.add(0, [[7, 0.5]]);
  expect(productsOf(index, 7, 0, 1, 0.5)).toEqual([[0, 0.5]]);
  expect(productsOf(index, 7, 0, 1, 0.51)).toEqual([]);
});

test("a term that is not indexed finds nothing and cannot be forgotten", () => {
  const index = new TermIndex();
  index.count(7, 1);
  index.add(0, [[7, 0.5]]);
  index.forget([8], 1);
  expect(productsOf(index, 8, 0, 1)).toEqual([]);
  expect(productsOf(index, 7, 0, 1)).toEqual([[0, 0.5]]);
});

test("of many articles with one term, those that were dropped are no longer found", () => {
  const index = new TermIndex();
  for (let number = 0; number < 3000; number += 1) {
    index.count(7, 1);
    index.add(number, [[7, number + 1]]);
  }
  expect(productsOf(index, 7, 0, 3000)).toHaveLength(3000);
  for (let number = 0; number < 2997; number += 1) index.forget([7], number + 1);
  const last: [number, number][] = [
    [2997, 2998],
    [2998, 2999],
    [2999, 3000],
  ];
  expect(productsOf(index, 7, 2997, 3)).toEqual(last);
  expect(productsOf(index, 7, 2998, 2)).toEqual(last.slice(1));
  index.count(7, 1);
  index.add(3000, [[7, 0.5]]);
  expect([index.usesOf(7), ...productsOf(index, 7, 2997, 4)]).toEqual([4, ...last, [3000, 0.5]]);
});
