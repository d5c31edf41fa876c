import { expect, test } from "vitest";
import { fullTime, howLongAgo, inLagos, timeBeside } from "./time.ts";

const now = Date.parse("2026-11-21T20:30:00Z");

test.each([
  ["2026-11-21T20:29:40Z", "just now"],
  ["2026-11-21T20:18:00Z", "12 min ago"],
  ["2026-11-21T17:30:00Z", "3 h ago"],
  ["2026-11-21T05:40:00Z", "Today, 06:40"],
  ["2026-11-20T05:40:00Z", "Yesterday, 06:40"],
  ["2026-11-14T05:40:00Z", "14 Nov, 06:40"],
  ["2025-11-14T05:40:00Z", "14 Nov 2025"],
  ["2026-11-21T20:35:00Z", "just now"],
])("%s is shown as %s", (at, words) => {
  expect(howLongAgo(Date.parse(at), now)).toBe(words);
});

test("a day begins in Lagos an hour before it does in UTC", () => {
  expect(inLagos(Date.parse("2026-11-21T23:30:00Z")).day).toBe("2026-11-22");
  expect(fullTime(Date.parse("2026-11-21T23:30:00Z"))).toBe("Sunday, 22 November 2026, 00:30");
});

test("a time says its day where that is not the one beside it", () => {
  const first = Date.parse("2026-11-21T20:30:00Z");
  expect(timeBeside(Date.parse("2026-11-21T22:59:00Z"), first)).toBe("23:59");
  expect(timeBeside(Date.parse("2026-11-21T23:44:00Z"), first)).toBe("Sun 00:44");
});
