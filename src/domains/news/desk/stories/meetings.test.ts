import { expect, test } from "vitest";
import { ComparedText } from "./meetings.ts";
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

test("what both headlines have is counted, multiplied and summed, whichever comes first", () => {
  const met = new ComparedText({ title: fuel, summary: none }).meet(both);
  expect(met.title).toEqual({ count: 2, product: 3 * 5 + 4 * 2, ours: 7, theirs: 7 });
  expect(met.summary).toMatchObject({ count: 0, product: 0 });
  const turned = new ComparedText({ title: both, summary: none }).meet(fuel);
  expect(turned.title).toEqual({ count: 2, product: 23, ours: 7, theirs: 7 });
});

test("what is in the summary is told apart from what is in the headline", () => {
  const rain = weighTerms([
    ["rain", 1],
    ["fuel", 9],
  ]);
  const met = new ComparedText({ title: rain, summary: weighTerms([["price", 6]]) }).meet(both);
  expect(met.title).toEqual({ count: 1, product: 45, ours: 9, theirs: 5 });
  expect(met.summary).toEqual({ count: 1, product: 12, ours: 6, theirs: 2 });
});

test("texts without a term in common share nothing, nor does an empty one", () => {
  const nothing = { count: 0, product: 0, ours: 0, theirs: 0 };
  expect(new ComparedText({ title: fuel, summary: none }).meet(weighTerms([["rain", 1]])).title).toEqual(
    nothing,
  );
  expect(new ComparedText({ title: none, summary: none }).meet(fuel).summary).toEqual(nothing);
});

test("terms that want the same place are all found", () => {
  const numbered = (from: number, step: number) => ({
    terms: Array.from({ length: 100 }, (_, i) => from + i * step),
    weights: Array<number>(100).fill(1),
    length: 10,
    sum: 100,
  });
  const crowded = new ComparedText({ title: numbered(-1024, 1024), summary: numbered(512, 1024) });
  expect(crowded.meet(numbered(-1024, 1024)).title.count).toBe(100);
  expect(crowded.meet(numbered(512, 1024)).summary.count).toBe(100);
  expect(crowded.meet(numbered(3, 1024))).toMatchObject({ title: { count: 0 }, summary: { count: 0 } });
});
