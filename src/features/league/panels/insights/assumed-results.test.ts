import { expect, test } from "vitest";
import {
  assumedResultsKey,
  formatAssumedResults,
  parseAssumedResults,
  withResult,
} from "./assumed-results.ts";

test.each(["", "m1:H", "m1:10-9", "m1:0-2,m2:D"])("what %j assumes is written back unchanged", (assume) => {
  expect(formatAssumedResults(parseAssumedResults(assume))).toBe(assume);
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
