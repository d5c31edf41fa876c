import { expect, test } from "vitest";
import { groupAlike } from "./group-alike.ts";

/** The nearer two numbers are, the more alike they are; 10 is the maximum. */
const likeness = (one: number, other: number): number => 10 - Math.abs(one - other);

test.each([
  ["a single item is a group", [3], 5, [[3]]],
  ["items that are all alike in pairs are one group", [0, 2, 5], 5, [[0, 2, 5]]],
  [
    "two pairs that are far apart are two groups",
    [1, 2, 8, 9],
    5,
    [
      [1, 2],
      [8, 9],
    ],
  ],
  ["an item joins a group by its average likeness, here of 4 and 6", [0, 2, 6], 5, [[0, 2, 6]]],
  ["an average just below the minimum is too little", [0, 2, 6], 5.1, [[0, 2], [6]]],
  ["the most alike are grouped first", [0, 5, 6], 5, [[0], [5, 6]]],
  ["the order within a group is kept", [6, 0, 5], 5, [[6, 5], [0]]],
  ["the order is kept where the first and the last are grouped first", [0, 5, 1], 5.2, [[0, 5, 1]]],
  ["three unlike items are three groups", [0, 20, 40], 5, [[0], [20], [40]]],
])("grouping by average likeness: %s", (_, items, atLeast, groups) => {
  expect(groupAlike(items, likeness, atLeast)).toEqual(groups);
});
