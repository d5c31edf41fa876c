import { expect, test } from "vitest";
import { isNewer } from "./versions.ts";

test.each([
  ["7.3", undefined, true],
  ["7.3", "7.2", true],
  ["7.10", "7.9", true],
  ["7.2", "7.2", false],
  ["7.1", "7.2", false],
  // A restore or a failover begins a new epoch, whose numbers may be smaller.
  ["8.1", "7.2", true],
])("version %s after %s is newer: %s", (version, known, newer) => {
  expect(isNewer(version, known)).toBe(newer);
});
