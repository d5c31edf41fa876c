import { expect, test } from "vitest";
import { backOff, learnInterval, secondsToNextTry } from "./poll-interval.ts";

const now = new Date("2026-11-21T18:00:00Z");
const every = (minutes: number, count = 20) =>
  Array.from({ length: count }, (_, i) => new Date(now.getTime() - i * minutes * 60_000));

test.each([
  ["three entries a minute", every(0.3), true, 10],
  ["three entries a minute and no validator", every(0.3), false, 30],
  ["an entry every 45 minutes", every(45), true, 45],
  ["an entry every 3 days", every(3 * 24 * 60), true, 24 * 60],
  ["a single, new entry", [now], true, 10],
  ["no entries", [], true, 10],
  [
    "an entry every 5 minutes until a day ago",
    every(5).map((time) => new Date(time.getTime() - 24 * 3_600_000)),
    true,
    240,
  ],
])("a feed with %s is polled at its own interval", (_, times, hasValidator, minutes) => {
  expect(learnInterval({ times, hasValidator, statedMinutes: 0, now })).toBe(minutes);
});

/** Entries with these minutes between them, the newest first. */
const apart = (...gaps: number[]) =>
  [0, ...gaps].map((_, at) => {
    const minutes = gaps.slice(0, at).reduce((sum, gap) => sum + gap, 0);
    return new Date(now.getTime() - minutes * 60_000);
  });

test("the interval is the median of the gaps between the twelve newest entries, in whatever order they come", () => {
  const minutes = (times: readonly Date[]) =>
    learnInterval({ times, hasValidator: true, statedMinutes: 0, now });
  const eleven = apart(20, 110, 40, 120, 60, 70, 80, 90, 100, 50, 30);
  expect(minutes(eleven)).toBe(70);
  expect(minutes(eleven.toReversed())).toBe(70);
  expect(minutes([...eleven, ...every(1000).slice(1)])).toBe(70);
  expect(minutes(apart(100, 20, 300))).toBe(100);
  expect(minutes(apart(45))).toBe(45);
});

test("while nothing new comes the interval is a sixth of the silence", () => {
  const after = (hours: number) =>
    learnInterval({
      times: every(30).map((time) => new Date(time.getTime() - hours * 3_600_000)),
      hasValidator: true,
      statedMinutes: 0,
      now,
    });
  expect([2, 3, 4, 12, 143, 144, 200].map(after)).toEqual([30, 30, 40, 120, 1430, 1440, 1440]);
});

test("a stated interval lengthens a feed's polling interval, up to an hour, and never shortens it", () => {
  const observed = { hasValidator: true, now };
  const minutes = (gap: number, statedMinutes: number) =>
    learnInterval({ ...observed, times: every(gap), statedMinutes });
  expect(minutes(1, 5)).toBe(10);
  expect(minutes(1, 30)).toBe(30);
  expect(minutes(1, 60)).toBe(60);
  expect(minutes(1, 1440)).toBe(60);
  expect(minutes(180, 30)).toBe(180);
});

const setback = { intervalMinutes: 10, failures: 0, retryAfterSeconds: null, chance: 0.5 };

test("each failure doubles the wait, up to a day; a feed is never given up", () => {
  const waits = [0, 1, 2, 3, 50, 5000].map((failures) => backOff({ ...setback, failures }));
  expect(waits).toEqual([20, 40, 80, 160, 1440, 1440]);
});

test("feeds that failed together are retried at different times", () => {
  expect(backOff({ ...setback, chance: 0 })).toBe(16);
  expect(backOff({ ...setback, chance: 1 })).toBe(24);
});

test("the host's Retry-After is honoured", () => {
  expect(backOff({ ...setback, retryAfterSeconds: 7200 })).toBe(121);
});

const seconds = (failures: number, parts: object = {}) =>
  secondsToNextTry({ ...setback, hasAnswered: false, isSample: false, failures, ...parts });

test("a feed that has never answered is retried after seconds, then minutes, then like any other", () => {
  const waits = [0, 1, 2, 3, 4, 5, 6].map((failures) => seconds(failures));
  expect(waits).toEqual([5, 15, 30, 60, 120, 300, 600]);
  expect([7, 8, 9].map((failures) => seconds(failures) / 60)).toEqual([20, 40, 80]);
});

test("a feed that has answered before backs off from its first failure", () => {
  expect(seconds(0, { hasAnswered: true })).toBe(20 * 60);
});

test("a host's Retry-After counts from the first failure", () => {
  expect(seconds(0, { retryAfterSeconds: 90 })).toBe(180);
});

test("a feed of the sample edition is retried within a minute, however often it failed", () => {
  expect(Math.max(...[0, 1, 5, 50].map((failures) => seconds(failures, { isSample: true })))).toBe(60);
  expect(seconds(50, { isSample: true, hasAnswered: true })).toBe(60);
});
