import { MINUTE_MS } from "./time.ts";

/** The only place that reads the time of day, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The clocks of two machines differ by less than this. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** A later time was recorded by a clock that has been set back since. */
export function latestBelievable(now: Date): Date {
  return new Date(now.getTime() + CLOCKS_DIFFER_MS);
}
