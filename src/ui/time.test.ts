import { expect, test } from "vitest";
import { english, englishAgo } from "#words/dates.ts";
import {
  clockOrDate,
  clockOrDayAndClock,
  dateAndTime,
  dayAndClock,
  fullTime,
  howLongAgo,
  inLagos,
  shortDay,
  shortWeekday,
} from "./time.ts";

const now = Date.parse("2026-11-21T20:30:00Z");

test.each([
  ["2026-11-21T20:29:40Z", "just now"],
  ["2026-11-21T20:29:00Z", "1 min ago"],
  ["2026-11-21T19:31:00Z", "59 min ago"],
  ["2026-11-21T19:30:00Z", "1 h ago"],
  ["2026-11-21T08:31:00Z", "11 h ago"],
  ["2026-11-21T08:30:00Z", "Today, 09:30"],
  ["2026-11-20T23:00:00Z", "Today, 00:00"],
  ["2026-11-20T22:59:00Z", "Yesterday, 23:59"],
  ["2026-11-19T22:59:00Z", "19 Nov, 23:59"],
  ["2025-12-31T23:00:00Z", "1 Jan, 00:00"],
  ["2025-12-31T22:59:00Z", "31 Dec 2025"],
  ["2026-11-21T20:18:00Z", "12 min ago"],
  ["2026-11-21T17:30:00Z", "3 h ago"],
  ["2026-11-21T05:40:00Z", "Today, 06:40"],
  ["2026-11-20T05:40:00Z", "Yesterday, 06:40"],
  ["2026-11-14T05:40:00Z", "14 Nov, 06:40"],
  ["2025-11-14T05:40:00Z", "14 Nov 2025"],
  ["2026-11-21T20:35:00Z", "just now"],
])("the time %s is shown as %s", (at, words) => {
  expect(howLongAgo(Date.parse(at), now, { ...english, ...englishAgo })).toBe(words);
});

test.each([
  ["2026-11-21T20:29:40Z", "21:29"],
  ["2026-11-20T23:00:00Z", "00:00"],
  ["2026-11-20T22:59:00Z", "20 Nov, 23:59"],
  ["2026-11-14T05:40:00Z", "14 Nov, 06:40"],
])("the time %s is said exactly as %s", (at, words) => {
  expect(clockOrDate(Date.parse(at), now)).toBe(words);
});

test("a date with its time of day is true whenever it is read; another year is named", () => {
  expect(dateAndTime(Date.parse("2026-11-21T20:29:40Z"), now)).toBe("21 Nov, 21:29");
  expect(dateAndTime(Date.parse("2025-11-14T05:40:00Z"), now)).toBe("14 Nov 2025");
});

test("a day begins in Lagos an hour before it does in UTC", () => {
  expect(inLagos(Date.parse("2026-11-21T23:30:00Z")).day).toBe("2026-11-22");
  expect(fullTime(Date.parse("2026-11-21T23:30:00Z"))).toBe("Sunday, 22 November 2026, 00:30");
});

test("a time shows its day if that differs from the day of the time beside it", () => {
  const first = Date.parse("2026-11-21T20:30:00Z");
  expect(clockOrDayAndClock(Date.parse("2026-11-21T22:59:00Z"), first)).toBe("23:59");
  expect(clockOrDayAndClock(Date.parse("2026-11-21T23:44:00Z"), first)).toBe("Sun 00:44");
});

test("a day has a short form, one with its weekday and one with the time of day", () => {
  const late = Date.parse("2026-11-21T23:30:00Z");
  expect([shortDay(late), shortWeekday(late), dayAndClock(late)]).toEqual([
    "22 Nov",
    "Sun 22 Nov",
    "Sun 00:30",
  ]);
});
