import { expect, test } from "vitest";
import { backOff, learnInterval } from "./rhythm.ts";

const now = new Date("2026-11-21T18:00:00Z");
const every = (minutes: number, count = 20) =>
  Array.from({ length: count }, (_, i) => new Date(now.getTime() - i * minutes * 60_000));

test.each([
  ["three a minute", every(0.3), true, 10],
  ["three a minute, without validator", every(0.3), false, 30],
  ["one in 45 minutes", every(45), true, 45],
  ["one in 3 days", every(3 * 24 * 60), true, 24 * 60],
  ["one entry of now", [now], true, 10],
  ["no entry", [], true, 10],
  [
    "a quick feed, silent for a day",
    every(5).map((time) => new Date(time.getTime() - 24 * 3_600_000)),
    true,
    240,
  ],
])("a feed with %s is asked in its own rhythm", (_, times, hasValidator, minutes) => {
  expect(learnInterval({ times, hasValidator, saidMinutes: 0, now })).toBe(minutes);
});

test("a feed's own word lengthens its interval, to an hour at most, and never shortens it", () => {
  const manner = { hasValidator: true, now };
  const minutes = (gap: number, saidMinutes: number) =>
    learnInterval({ ...manner, times: every(gap), saidMinutes });
  expect(minutes(1, 5)).toBe(10);
  expect(minutes(1, 30)).toBe(30);
  expect(minutes(1, 1440)).toBe(60);
  expect(minutes(180, 30)).toBe(180);
});

const setback = { intervalMinutes: 10, failures: 0, retryAfterSeconds: null, chance: 0.5 };

test("each failure doubles the wait, up to a day, and never gives up", () => {
  const waits = [0, 1, 2, 3, 50].map((failures) => backOff({ ...setback, failures }));
  expect(waits).toEqual([20, 40, 80, 160, 1440]);
});

test("feeds that failed together part their ways", () => {
  expect(backOff({ ...setback, chance: 0 })).toBe(16);
  expect(backOff({ ...setback, chance: 1 })).toBe(24);
});

test("the host's Retry-After is honoured", () => {
  expect(backOff({ ...setback, retryAfterSeconds: 7200 })).toBe(121);
});
