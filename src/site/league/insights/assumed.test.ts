import { expect, test } from "vitest";
import { assumedOf, assumeOf, keyOf, tableWith, withResult } from "./assumed.ts";

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
])("with %j assumed", (assume, table) => {
  const found = [...tableWith(rows, fixtures, assumedOf(assume))];
  expect(Object.fromEntries(found.map(([club, { points, position }]) => [club, [points, position]]))).toEqual(
    table,
  );
  expect(assumeOf(assumedOf(assume))).toBe(assume);
});

test("the order of choosing results makes no difference; a result can be changed or taken back", () => {
  const some = assumedOf("m1:H,m2:D");
  expect(keyOf(assumedOf("m2:D,m1:H"))).toBe(keyOf(some));
  expect(keyOf(assumedOf("m2:D,m1:A"))).not.toBe(keyOf(some));
  expect(assumeOf(withResult(some, "m1", "A"))).toBe("m2:D,m1:A");
  expect(assumeOf(withResult(some, "m1", null))).toBe("m2:D");
});
