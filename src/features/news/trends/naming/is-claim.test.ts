import { expect, test } from "vitest";
import { isClaim } from "./is-claim.ts";

test.each([
  ["Naira will recover – Presidency", true],
  ["Naira will recover, says CBN", true],
  ["Naira will recover, according to CBN", true],
  ["‘Naira will recover’", true],
  ["Naira will recover, CBN boss insists", true],
  ["CBN boss insists naira will recover", false],
  ["Naira recovers after CBN sale", false],
  ["Naira recovers", false],
])("%j is somebody’s claim: %j", (headline, expected) => {
  expect(isClaim(headline)).toBe(expected);
});
