import { expect, test } from "vitest";
import { nextTry, type RetryMinutes } from "./retry-delay.ts";

const now = new Date("2026-11-21T10:00:00Z");
const waits: RetryMinutes = [1, 5, 15, 30];

test.each([
  [1, 1],
  [2, 5],
  [3, 15],
  [4, 30],
  [5, 30],
  [90, 30],
])("after attempt %i the next one comes %i minutes later", (attempts, minutes) => {
  expect(nextTry(waits, attempts, now)).toEqual(new Date(now.getTime() + minutes * 60_000));
});
