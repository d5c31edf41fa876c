import type { Clock } from "#platform/clock.ts";
import { lineOf } from "#platform/network-address.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { createRateWindow } from "./window.ts";

/** Allows for typing errors, not for guessing. The common limit stops a guesser who has many lines. */
const MAX_FROM_ONE_LINE = 10;
const MAX_FROM_ALL = 200;
const ALL = "all lines";
const MOST_LINES = 10_000;

/** The wrong passwords of the last quarter of an hour. */
export function createPasswordAttempts(clock: Clock) {
  const wrong = createRateWindow(clock, 15 * MINUTE_MS, MOST_LINES);
  return {
    /** Seconds to wait before the next try; 0 = now. */
    wait(address: string): number {
      return Math.max(this.waitOfLine(address), Math.ceil(wrong.wait(ALL, MAX_FROM_ALL) / 1000));
    },
    /** Like `wait`, whatever other networks have tried: for machines, which strangers must not lock out. */
    waitOfLine(address: string): number {
      return Math.ceil(wrong.wait(lineOf(address), MAX_FROM_ONE_LINE) / 1000);
    },
    countWrong(address: string): void {
      wrong.count(lineOf(address), MAX_FROM_ONE_LINE);
      wrong.count(ALL, MAX_FROM_ALL);
    },
  };
}
