import { expect, test } from "vitest";
import { readEventTime } from "./event-time.ts";

test.each([
  ["2026-12-01", "2026-11-30T23:00:00.000Z", true],
  ["20261201", "2026-11-30T23:00:00.000Z", true],
  ["2026-12-01T18:05", "2026-12-01T17:05:00.000Z", false],
  ["2026-12-01 18:05:09", "2026-12-01T17:05:09.000Z", false],
  ["2026-12-01T18:05:09.250", "2026-12-01T17:05:09.000Z", false],
  ["20261201T180509", "2026-12-01T17:05:09.000Z", false],
  ["2026-12-01T00:00", "2026-11-30T23:00:00.000Z", false],
  ["20261201T180509Z", "2026-12-01T18:05:09.000Z", false],
  ["2026-12-01T18:05Z", "2026-12-01T18:05:00.000Z", false],
  ["2026-12-01T18:05+05:30", "2026-12-01T12:35:00.000Z", false],
  ["2026-12-01T18:05+0530", "2026-12-01T12:35:00.000Z", false],
  ["2026-12-01T18:05-0330", "2026-12-01T21:35:00.000Z", false],
  ["2026-12-01T18:00:00.500+05:30", "2026-12-01T12:30:00.000Z", false],
  [" 2026-12-01 ", "2026-11-30T23:00:00.000Z", true],
])("the time %j is the instant %s, only a day: %j", (text, at, dayOnly) =>
  expect(readEventTime(text)).toEqual({ at: new Date(at), dayOnly }),
);

test.each([
  null,
  "",
  "1 December 2026",
  "2026-13-01",
  "2026-12-01T25:00",
  "2026-12-01T18",
  "2026-12-01T18:00+25:00",
])("no time is read from %j", (text) => expect(readEventTime(text)).toBeNull());

test.each([
  ["Europe/London", "2026-07-15T18:00:00Z"],
  ["America/New_York", "2026-07-15T23:00:00Z"],
  ["Asia/Kolkata", "2026-07-15T13:30:00Z"],
  ["UTC", "2026-07-15T19:00:00Z"],
  ["Nowhere/At all", "2026-07-15T18:00:00Z"],
])("a time in the zone %s is %s; an unknown zone counts as Lagos", (zone, at) =>
  expect(readEventTime("20260715T190000", zone)?.at).toEqual(new Date(at)),
);

test.each([
  ["20260308T015959", "2026-03-08T06:59:59Z"],
  ["20260308T030000", "2026-03-08T07:00:00Z"],
  ["20260308T040000", "2026-03-08T08:00:00Z"],
  ["20261101T000000", "2026-11-01T04:00:00Z"],
  ["20261101T030000", "2026-11-01T08:00:00Z"],
  ["20261101T235959", "2026-11-02T04:59:59Z"],
])("on a day on which New York changes its clocks, %s is %s", (text, at) =>
  expect(readEventTime(text, "America/New_York")?.at).toEqual(new Date(at)),
);

test("a time with an offset of its own is not moved by the zone", () => {
  expect(readEventTime("20260715T190000Z", "America/New_York")?.at).toEqual(new Date("2026-07-15T19:00:00Z"));
});
