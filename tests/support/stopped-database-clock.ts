import type { DatabaseClock } from "#platform/changes/clock.ts";
import type { Clock } from "#platform/clock.ts";

/** In place of `platform/changes/clock.ts`: the time at which fixed-clock.ts has stopped this process. */
const stopped = { now: () => new Date() };

export const readDatabaseClock = async (): Promise<Clock> => stopped;
export const followDatabaseClock = async (): Promise<DatabaseClock> => ({
  ...stopped,
  doubt: () => null,
  stop: async () => {},
});
