import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY_MS } from "#platform/time.ts";
import { nextLookup, type TimeParts, timeParts } from "./time-parts.ts";

const newest = new Date("2026-11-29T18:00:00Z");
const daysBack = (days: number): Date => new Date(newest.getTime() - days * DAY_MS);
const halfAYear = timeParts({ oldest: daysBack(180), newest }, undefined);

const lookups = (found: number) => ({ done: 2, found, missing: 1000 - found });
/** How many days before the end of the newest day the lookup ends. */
const daysTo = ({ parts }: TimeParts, upTo: number): number =>
  (Date.parse("2026-11-30T00:00:00Z") - (parts[upTo - 1]?.start.getTime() ?? 0)) / DAY_MS;

test("whatever is found, every part is read once, in order, until all are read", () => {
  const times = fc.record({
    days: fc.integer({ min: 0, max: 400 }),
    sinceDays: fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined }),
    finds: fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 500 }),
  });
  fc.assert(
    fc.property(times, ({ days, sinceDays, finds }) => {
      const since = sinceDays === undefined ? undefined : daysBack(sinceDays);
      const time = timeParts({ oldest: daysBack(days), newest }, since);
      let found = 0;
      let done = 0;
      for (const more of finds) {
        if (done === time.parts.length || found >= 1000) return;
        const { upTo, terms } = nextLookup(time, { done, found, missing: 1000 - found });
        expect(upTo).toBeGreaterThan(done);
        if (terms === null) expect(upTo).toBe(time.parts.length);
        else expect(terms).toEqual(time.parts.slice(done, upTo).map(({ term }) => term));
        found += more;
        done = upTo;
      }
    }),
  );
});

test("the first lookup reads the newest two days", () => {
  expect(nextLookup(halfAYear, { done: 0, found: 0, missing: 1000 }).terms).toEqual([
    "'~0:20786'",
    "'~0:20785'",
  ]);
});

test.each([
  ["none yet", 0],
  ["so few that all the rest should have few enough", 13],
])("of words with %s, all the rest is read at once, without its times", (_, found) => {
  expect(nextLookup(halfAYear, lookups(found))).toEqual({ upTo: halfAYear.parts.length, terms: null });
});

test.each([
  // 1.75 days have been read: with 14 hits, the other 178.25 should have more than one and a half times the missing.
  ["whole parts only", 14, 19],
  ["at most as many times the days that are read as there are hits", 15, 27],
  ["and a fifth more than should have the missing hits", 200, 10],
  ["at least the next part", 990, 3],
])("of frequent words, a lookup reads %s", (_, found, days) => {
  const { upTo, terms } = nextLookup(halfAYear, lookups(found));
  expect(terms?.length).toBe(upTo - 2);
  expect(daysTo(halfAYear, upTo)).toBe(days);
});

test("with few hits, a lookup reads four times as much as all before it", () => {
  const time = timeParts({ oldest: daysBack(3000), newest }, undefined);
  expect(daysTo(time, nextLookup(time, lookups(1)).upTo)).toBe(9);
});

test("where older articles are not wanted, the rest is read by its times", () => {
  const month = timeParts({ oldest: daysBack(180), newest }, daysBack(30));
  const { upTo, terms } = nextLookup(month, lookups(1));
  expect([upTo, terms?.length]).toEqual([month.parts.length, month.parts.length - 2]);
  const all = timeParts({ oldest: daysBack(180), newest }, daysBack(200));
  expect(nextLookup(all, lookups(1)).terms).toBeNull();
});
