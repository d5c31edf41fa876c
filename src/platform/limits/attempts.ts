import type { Clock } from "#platform/clock.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { createRateWindow } from "./window.ts";

/** Allows for typing errors, not for guessing. The common limit stops a guesser who uses many addresses. */
const MAX_FROM_ONE_ADDRESS = 10;
const MAX_FROM_ALL = 200;
const ALL = "all addresses";

/** The wrong passwords of the last quarter of an hour. */
export function createPasswordAttempts(clock: Clock) {
  const wrong = createRateWindow(clock, 15 * MINUTE_MS);
  return {
    /** Seconds to wait before the next try; 0 = now. */
    wait(address: string): number {
      const ms = Math.max(wrong.wait(address, MAX_FROM_ONE_ADDRESS), wrong.wait(ALL, MAX_FROM_ALL));
      return Math.ceil(ms / 1000);
    },
    countWrong(address: string): void {
      wrong.count(address);
      wrong.count(ALL);
    },
  };
}
