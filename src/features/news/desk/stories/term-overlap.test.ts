import { expect, test } from "vitest";
import { ComparedText } from "./term-overlap.ts";
import { weighTerms } from "./weighted-terms.ts";

const none = weighTerms([]);
const fuel = weighTerms([
  ["fuel", 3],
  ["price", 4],
]);
const both = weighTerms([
  ["price", 2],
  ["rises", 1],
  ["fuel", 5],
]);

test("shared terms of two headlines are counted and their products summed, in either order", () => {
  const overlap = new ComparedText({ title: fuel, summary: none }).overlapWith(both);
  expect(overlap.title).toEqual({ count: 2, product: 3 * 5 + 4 * 2, ourWeight: 7, theirWeight: 7 });
  expect(overlap.summary).toMatchObject({ count: 0, product: 0 });
  const reversed = new ComparedText({ title: both, summary: none }).overlapWith(fuel);
  expect(reversed.title).toEqual({ count: 2, product: 23, ourWeight: 7, theirWeight: 7 });
});

test("terms shared with the summary are counted apart from those shared with the headline", () => {
  const rain = weighTerms([
    ["rain", 1],
    ["fuel", 9],
  ]);
  const overlap = new ComparedText({ title: rain, summary: weighTerms([["price", 6]]) }).overlapWith(both);
  expect(overlap.title).toEqual({ count: 1, product: 45, ourWeight: 9, theirWeight: 5 });
  expect(overlap.summary).toEqual({ count: 1, product: 12, ourWeight: 6, theirWeight: 2 });
});

test("texts without a common term share nothing, nor does an empty text", () => {
  const nothing = { count: 0, product: 0, ourWeight: 0, theirWeight: 0 };
  expect(
    new ComparedText({ title: fuel, summary: none }).overlapWith(weighTerms([["rain", 1]])).title,
  ).toEqual(nothing);
  expect(new ComparedText({ title: none, summary: none }).overlapWith(fuel).summary).toEqual(nothing);
});

test("terms that collide in the hash table are all found", () => {
  const numbered = (from: number, step: number) => ({
    terms: Array.from({ length: 100 }, (_, i) => from + i * step),
    weights: Array<number>(100).fill(1),
    length: 10,
    sum: 100,
  });
  const crowded = new ComparedText({ title: numbered(-1024, 1024), summary: numbered(512, 1024) });
  expect(crowded.overlapWith(numbered(-1024, 1024)).title.count).toBe(100);
  expect(crowded.overlapWith(numbered(512, 1024)).summary.count).toBe(100);
  expect(crowded.overlapWith(numbered(3, 1024))).toMatchObject({
    title: { count: 0 },
    summary: { count: 0 },
  });
});
