import { expect, test } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import { longPeriod, shortPeriod } from "./days.ts";

test.each([
  ["2026-11-20", "20 November 2026", "20 Nov 2026"],
  ["2026-11-02", "2 November 2026", "2 Nov 2026"],
  ["2026-10", "October 2026", "Oct 2026"],
  ["2025", "2025", "2025"],
])("the period %s is written %j, at the end of an axis %j", (period, long, short) => {
  expect(longPeriod(period)).toBe(long);
  expect(shortPeriod(period)).toBe(short);
});

test.each([
  ["2026-11-20", "20 ga Nuwamba 2026", "20 Nuw 2026"],
  ["2026-10", "Oktoba 2026", "Okt 2026"],
  ["2025", "2025", "2025"],
])("in Hausa the period %s is written %j, at the end of an axis %j", (period, long, short) => {
  expect(longPeriod(period, hausa.dates)).toBe(long);
  expect(shortPeriod(period, hausa.dates)).toBe(short);
});
