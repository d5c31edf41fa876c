import { expect, test } from "vitest";
import { groupAlike } from "./group-alike.ts";

/** The nearer two numbers are, the more alike they are; 10 is the maximum. */
const likeness = (one: number, other: number): number => 10 - Math.abs(one - other);

test.each([
  ["a single one stays alone", [3], 5, [[3]]],
  ["all that are alike in pairs are one group", [0, 2, 5], 5, [[0, 2, 5]]],
  [
    "two pairs that are far apart stay two",
    [1, 2, 8, 9],
    5,
    [
      [1, 2],
      [8, 9],
    ],
  ],
  ["a group counts by its average, 4 and 6 here", [0, 2, 6], 5, [[0, 2, 6]]],
  ["an average just below is too little", [0, 2, 6], 5.1, [[0, 2], [6]]],
  ["the most alike come together first", [0, 5, 6], 5, [[0], [5, 6]]],
  ["in a group the order stays", [6, 0, 5], 5, [[6, 5], [0]]],
  ["three groups stay three", [0, 20, 40], 5, [[0], [20], [40]]],
])("grouping by average likeness: %s", (_, items, atLeast, groups) => {
  expect(groupAlike(items, likeness, atLeast)).toEqual(groups);
});
