import { expect, test } from "vitest";
import { readDay, readInstant, readMonth } from "./dates.ts";

test.each([
  ["2026-07-27", "2026-07-27"],
  [" 2026-07-27T00:00:00 ", "2026-07-27"],
  ["July-27-2026", "2026-07-27"],
  ["jul 27, 2026", "2026-07-27"],
  ["December-1-2025", "2025-12-01"],
  ["27/07/2026", "2026-07-27"],
  ["1/2/2026", "2026-02-01"],
  ["29/02/2028", "2028-02-29"],
  // Days that do not exist.
  ["29/02/2026", null],
  ["31/04/2026", null],
  ["00/04/2026", null],
  ["01/13/2026", null],
  ["01/00/2026", null],
  ["2026-02-30", null],
  ["Brumaire-01-2026", null],
  ["27.07.2026", null],
  ["", null],
  [20260727, null],
  [null, null],
])("the day %j is read as %j", (word, day) => expect(readDay(word)).toBe(day));

test.each([
  [2026, 1, "2026-01"],
  [2026, 12, "2026-12"],
  [2026, 0, null],
  [2026, 13, null],
  [Number.NaN, 1, null],
])("the year %d and month %d are read as %j", (year, month, expected) =>
  expect(readMonth(year, month)).toBe(expected),
);

test.each([
  ["2026-07-28T14:30", "2026-07-28T13:30:00.000Z"],
  ["2026-07-28T14:30:15", "2026-07-28T13:30:15.000Z"],
  ["2026-07-28T14:30:00Z", "2026-07-28T14:30:00.000Z"],
  ["2026-07-28T14:30:00-05:00", "2026-07-28T19:30:00.000Z"],
  ["2026-07-28T25:30", undefined],
  ["2026-07-28", undefined],
  [1785232800, undefined],
  [undefined, undefined],
])("the instant %j is read as %j, in Lagos time if it has no zone", (word, instant) => {
  const read = readInstant(word);
  if (instant === undefined) expect(read).toBeNull();
  else expect(read?.toISOString()).toBe(instant);
});
