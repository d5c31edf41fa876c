import { expect, test } from "vitest";
import { sundayBefore } from "./ranking.ts";

test.each([
  ["2026-11-21", "2026-11-15"],
  ["2026-11-22", "2026-11-15"],
  ["2026-11-23", "2026-11-22"],
])("a week that begins on %s is ranked as of %s", (day, sunday) => {
  expect(sundayBefore(day)).toBe(sunday);
});
