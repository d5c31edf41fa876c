import { MINUTE_MS } from "./time.ts";

/** The only place that reads the time of day, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The clocks of two machines differ by less than this. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** The latest time that a record can have: a later one comes from a clock that has been set back since. */
export function latestPlausibleTime(now: Date): Date {
  return new Date(now.getTime() + CLOCKS_DIFFER_MS);
}
