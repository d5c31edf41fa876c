import { expect, test } from "vitest";
import { nextTry } from "#platform/jobs/retry-delay.ts";
import { RETRY_MINUTES } from "./send-due.ts";

const now = new Date("2026-11-21T10:00:00Z");

test.each([
  [1, 1],
  [2, 2],
  [3, 5],
  [4, 15],
  [5, 15],
  [90, 15],
])("after attempt %i a message is tried again %i minutes later", (attempts, minutes) => {
  expect(nextTry(RETRY_MINUTES, attempts, now)).toEqual(new Date(now.getTime() + minutes * 60_000));
});
