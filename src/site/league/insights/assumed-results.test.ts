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
  ["m1:0-2,m2:3-1", { a: [13, 1], b: [12, 2], c: [9, 3] }],
])("assuming %j gives the right points and positions, and is written back unchanged", (assume, table) => {
  const changedTable = [...tableAfterResults(rows, fixtures, parseAssumedResults(assume))];
  expect(
    Object.fromEntries(changedTable.map(([club, { points, position }]) => [club, [points, position]])),
  ).toEqual(table);
  expect(formatAssumedResults(parseAssumedResults(assume))).toBe(assume);
});

test("assumed results have the same key in any order, and one can be changed or removed", () => {
  const assumed = parseAssumedResults("m1:H,m2:D");
  expect(assumedResultsKey(parseAssumedResults("m2:D,m1:H"))).toBe(assumedResultsKey(assumed));
  expect(assumedResultsKey(parseAssumedResults("m2:D,m1:A"))).not.toBe(assumedResultsKey(assumed));
  expect(formatAssumedResults(withResult(assumed, "m1", "A"))).toBe("m2:D,m1:A");
  expect(formatAssumedResults(withResult(assumed, "m1", null))).toBe("m2:D");
});
