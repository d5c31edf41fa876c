import { expect, test } from "vitest";
import { retryAfterSeconds } from "./retry-after.ts";

const now = new Date("2026-11-21T18:00:00Z");

test.each([
  ["120", 120],
  ["Sat, 21 Nov 2026 18:01:00 GMT", 60],
  ["Sat, 21 Nov 2026 17:00:00 GMT", 0],
  ["9999999", 86_400],
  ["soon", null],
  [undefined, null],
])("Retry-After %s means %s seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});
