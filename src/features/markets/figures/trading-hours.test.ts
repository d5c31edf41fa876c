import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, lagosDate, lagosInstant } from "#platform/time.ts";
import { isSessionDay, lastClose, sessionAt, tradingDay } from "./trading-hours.ts";

const holidays = new Map([
  ["2026-10-01", "Independence Day"],
  ["2026-12-25", "Christmas Day"],
]);
const at = (day: string, time: string) => sessionAt(lagosInstant(day, time), holidays);

test("the exchange trades from 10:00 to 14:30 in Lagos on working days", () => {
  expect(at("2026-11-20", "09:59")).toMatchObject({ open: false, reason: "before hours" });
  expect(at("2026-11-20", "10:00")).toMatchObject({
    open: true,
    reason: "trading hours",
    changesAt: lagosInstant("2026-11-20", "14:30"),
  });
  expect(at("2026-11-20", "14:30")).toMatchObject({
    open: false,
    reason: "after hours",
    changesAt: lagosInstant("2026-11-23", "10:00"),
  });
});

test("the exchange is closed on weekends and holidays, and the next opening skips both", () => {
  expect(at("2026-11-21", "11:00")).toMatchObject({
    open: false,
    reason: "weekend",
    changesAt: lagosInstant("2026-11-23", "10:00"),
  });
  expect(at("2026-10-01", "11:00")).toMatchObject({
    open: false,
    reason: "holiday",
    holiday: "Independence Day",
    changesAt: lagosInstant("2026-10-02", "10:00"),
  });
  // Christmas is a Friday: Monday is next.
  expect(at("2026-12-24", "15:00").changesAt).toEqual(lagosInstant("2026-12-28", "10:00"));
});

test.each([
  ["2026-11-16", "2026-11-16"],
  ["2026-11-17", "2026-11-17"],
  ["2026-11-18", "2026-11-18"],
  ["2026-11-19", "2026-11-19"],
  ["2026-11-20", "2026-11-20"],
  ["2026-11-21", "2026-11-20"],
  ["2026-11-22", "2026-11-20"],
])("the trading day of %s is %s", (day, trading) => expect(tradingDay(day)).toBe(trading));

test.each([
  ["2026-10-01", "15:00", "2026-09-30"],
  ["2026-10-02", "14:29", "2026-09-30"],
  ["2026-12-28", "10:00", "2026-12-24"],
  ["2026-11-20", "14:29", "2026-11-19"],
  ["2026-11-20", "14:30", "2026-11-20"],
  ["2026-11-21", "09:00", "2026-11-20"],
  ["2026-11-23", "09:00", "2026-11-20"],
])("on %s at %s the last close was that of %s", (day, time, close) =>
  expect(lastClose(lagosInstant(day, time), holidays)).toEqual(lagosInstant(close, "14:30")),
);

test("before hours on a working day, the next opening is today's", () => {
  expect(at("2026-11-20", "09:59").changesAt).toEqual(lagosInstant("2026-11-20", "10:00"));
  expect(at("2026-11-20", "14:29")).toMatchObject({ open: true, holiday: null });
});

test("the next opening is searched for at most fourteen days ahead", () => {
  const feast = (days: number) =>
    new Map(Array.from({ length: days }, (_, i) => [addDays("2026-11-16", i), "A feast"]));
  const opening = (days: number) => sessionAt(lagosInstant("2026-11-16", "08:00"), feast(days)).changesAt;
  expect(opening(11)).toEqual(lagosInstant("2026-11-27", "10:00"));
  expect(opening(30)).toEqual(lagosInstant("2026-11-30", "10:00"));
});

const instants = fc.date({ min: new Date("2020-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });

test("the last close is never in the future, never on a closed day, never older than a long weekend", () => {
  fc.assert(
    fc.property(instants, (now) => {
      const close = lastClose(now, holidays);
      expect(close <= now).toBe(true);
      expect(isSessionDay(lagosDate(close), holidays)).toBe(true);
      expect(now.getTime() - close.getTime()).toBeLessThan(4.1 * 86_400_000);
    }),
  );
});

test("the next change of a session is always in the future", () => {
  fc.assert(fc.property(instants, (now) => sessionAt(now, holidays).changesAt > now));
});
