import { expect, test } from "vitest";
import {
  assumedResultsKey,
  formatAssumedResults,
  parseAssumedResults,
  tableAfterResults,
  withResult,
} from "./assumed-results.ts";

const rows = [
  { team_id: "a", points: 10 },
  { team_id: "b", points: 9 },
  { team_id: "c", points: 9 },
];
const fixtures = [
  { fixture_id: "m1", home_id: "c", away_id: "a" },
  { fixture_id: "m2", home_id: "b", away_id: "c" },
];

test.each([
  ["", { a: [10, 1], b: [9, 2], c: [9, 3] }],
  ["m1:H", { c: [12, 1], a: [10, 2], b: [9, 3] }],
  ["m1:D", { a: [11, 1], c: [10, 2], b: [9, 3] }],
  ["m1:A", { a: [13, 1], b: [9, 2], c: [9, 3] }],
  ["m1:1-1", { a: [11, 1], c: [10, 2], b: [9, 3] }],
  ["m1:10-9", { c: [12, 1], a: [10, 2], b: [9, 3] }],
  ["m1:9-10", { a: [13, 1], b: [9, 2], c: [9, 3] }],
  ["m1:X", { a: [10, 1], b: [9, 2], c: [9, 3] }],
  ["m1:H,m2:A", { c: [15, 1], a: [10, 2], b: [9, 3] }],
  ["m1:0-2,m2:3-1", { a: [13, 1], b: [12, 2], c: [9, 3] }],
])("assuming %j gives the right points and positions, and is written back unchanged", (assume, table) => {
  const changedTable = [...tableAfterResults(rows, fixtures, parseAssumedResults(assume))];
  expect(
    Object.fromEntries(changedTable.map(([club, { points, position }]) => [club, [points, position]])),
  ).toEqual(table);
  expect(formatAssumedResults(parseAssumedResults(assume))).toBe(assume);
});

test("a missing field counts as no points and no result", () => {
  const incomplete = [{ team_id: "a" }, { team_id: "b", points: null }, { points: 1 }];
  const open = [
    { home_id: "a", away_id: "b" },
    { fixture_id: "m1", home_id: "b" },
  ];
  expect([...tableAfterResults(incomplete, open, new Map([["m1", "D"]]))]).toEqual([
    ["", { points: 2, position: 1 }],
    ["b", { points: 1, position: 2 }],
    ["a", { points: 0, position: 3 }],
  ]);
});

test("text that is not a result is not assumed, and only its first colon divides a result", () => {
  expect([...parseAssumedResults("m1,m2:H,,m3:a:b")]).toEqual([
    ["m2", "H"],
    ["m3", "a:b"],
  ]);
});

test("assumed results have the same key in any order, and one can be changed or removed", () => {
  const assumed = parseAssumedResults("m1:H,m2:D");
  expect(assumedResultsKey(parseAssumedResults("m2:D,m1:H"))).toBe(assumedResultsKey(assumed));
  expect(assumedResultsKey(parseAssumedResults("m2:D,m1:A"))).not.toBe(assumedResultsKey(assumed));
  expect(formatAssumedResults(withResult(assumed, "m1", "A"))).toBe("m2:D,m1:A");
  expect(formatAssumedResults(withResult(assumed, "m1", null))).toBe("m2:D");
  expect(formatAssumedResults(withResult(assumed, "m1", ""))).toBe("m2:D");
  expect(formatAssumedResults(withResult(assumed, "m3", "H"))).toBe("m1:H,m2:D,m3:H");
  expect(formatAssumedResults(assumed)).toBe("m1:H,m2:D");
});
