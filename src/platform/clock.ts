/** The only place that reads the time of day, so that tests can set it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** The clocks of two machines differ by less than this. */
const CLOCKS_DIFFER_MS = 5 * 60_000;

/** A later time was recorded by a clock that has been set back since. */
export function latestBelievable(now: Date): Date {
  return new Date(now.getTime() + CLOCKS_DIFFER_MS);
}

/** Lagos is at UTC+1 all year. */
const LAGOS_OFFSET_MS = 3_600_000;

/** "2026-11-21", the day in Lagos. */
export function lagosDate(at: Date): string {
  return new Date(at.getTime() + LAGOS_OFFSET_MS).toISOString().slice(0, 10);
}

/** "07:00", the time of day in Lagos. */
export function lagosTime(at: Date): string {
  return new Date(at.getTime() + LAGOS_OFFSET_MS).toISOString().slice(11, 16);
}

/** The instant of a Lagos day and time: lagosInstant("2026-11-21", "07:00"). */
export function lagosInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+01:00`);
}
