import { MINUTE_MS, SECOND_MS } from "./time.ts";

/** The only place that reads the time of day, so that tests can set it. */
export interface Clock {
  now(): Date;
  /** Why the time may be wrong, as a sentence for the operator. Nothing is deleted for its age meanwhile. */
  doubt?(): string | null;
}

export const systemClock: Clock = { now: () => new Date() };

/** The clocks of two machines differ by less than this. */
const CLOCKS_DIFFER_MS = 5 * MINUTE_MS;

/** Two processes that follow the database's clock differ by less than this: each believes only a faster answer. */
export const FOLLOWERS_DIFFER_MS = SECOND_MS;

/** The latest time that a record can have: a later one comes from a clock that has been set back since. */
export function latestPlausibleTime(now: Date): Date {
  return new Date(now.getTime() + CLOCKS_DIFFER_MS);
}

/** Whether two clocks that were read at once may both be right. */
export function mayBothBeRight(one: Date, other: Date): boolean {
  return Math.abs(one.getTime() - other.getTime()) <= CLOCKS_DIFFER_MS;
}
