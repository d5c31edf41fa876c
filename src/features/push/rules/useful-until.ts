import { HOUR_MS, lagosDate, lagosInstant, lagosTime } from "#platform/time.ts";

/** The quiet hours of the night, in Lagos time. */
const QUIET = { from: "22:00", until: "06:00" } as const;

export function isQuietTime(at: Date): boolean {
  const time = lagosTime(at);
  return time >= QUIET.from || time < QUIET.until;
}

/** This many hours later, but no later than the night begins: a phone that is switched on at night must not ring. */
export function usefulUntil(at: Date, hours: number): Date {
  const night = lagosInstant(lagosDate(at), QUIET.from);
  return new Date(Math.min(at.getTime() + hours * HOUR_MS, night.getTime()));
}
