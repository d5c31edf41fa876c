import fc from "fast-check";
import { expect, test } from "vitest";
import {
  addDays,
  daysBefore,
  lagosDate,
  lagosInstant,
  lagosTime,
  lagosTimeRelativeTo,
  monthNumber,
  utcDate,
} from "./time.ts";

test.each([
  ["2026-01-18", 7, "2026-01-25"],
  ["2026-01-18", 0, "2026-01-18"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2027-01-01", -1, "2026-12-31"],
  ["2024-02-28", 1, "2024-02-29"],
  ["2026-02-28", 1, "2026-03-01"],
])("%s plus %i days is %s", (day, days, result) => {
  expect(addDays(day, days)).toBe(result);
});

test.each([
  ["2026-11-21T22:59:59Z", "2026-11-21", "23:59", "2026-11-21"],
  ["2026-11-21T23:00:00Z", "2026-11-22", "00:00", "2026-11-21"],
  ["2026-07-01T06:00:00Z", "2026-07-01", "07:00", "2026-07-01"],
])("at %s it is %s, %s in Lagos, and %s in UTC", (at, date, time, inGreenwich) => {
  expect([lagosDate(new Date(at)), lagosTime(new Date(at)), utcDate(new Date(at))]).toEqual([
    date,
    time,
    inGreenwich,
  ]);
});

test.each([
  ["2026-11-21T22:59:59Z", "23:59"],
  ["2026-11-21T23:00:00Z", "Sun 00:00"],
  ["2026-11-20T22:59:00Z", "Fri 23:59"],
])("next to Saturday 07:00 in Lagos, %s is shown as %s", (at, time) => {
  expect(lagosTimeRelativeTo(new Date(at), new Date("2026-11-21T06:00:00Z"))).toBe(time);
});

test("an instant is read back from its Lagos date and time, and going back days keeps the time", () => {
  const years = { min: new Date("1990-01-01"), max: new Date("2099-12-31"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(years), fc.integer({ min: 0, max: 4000 }), (at, days) => {
      const instant = lagosInstant(lagosDate(at), lagosTime(at));
      expect(at.getTime() - instant.getTime()).toBeLessThan(60_000);
      expect(lagosTime(daysBefore(at, days))).toBe(lagosTime(at));
      expect(lagosDate(daysBefore(at, days))).toBe(addDays(lagosDate(at), -days));
    }),
  );
});

test.each([
  ["Jan", 1],
  ["DEC", 12],
  ["november", 11],
  ["Sept", 9],
  ["Agustus", 0],
  ["", 0],
])("the month %j has the number %i", (name, number) => {
  expect(monthNumber(name)).toBe(number);
});
