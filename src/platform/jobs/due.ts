import { latestPlausibleTime } from "#platform/clock.ts";
import { DAY_MS, lagosDate, lagosInstant, MINUTE_MS } from "#platform/time.ts";
import type { Timetable } from "./job.ts";

/**
 * The latest instant for which a job is due and has not run, or null. However long the machine slept, a single run
 * makes up for all that were missed.
 */
export function dueAt(when: Timetable, lastDue: Date | null, now: Date): Date | null {
  const slot = "everyMinutes" in when ? startOfSlot(when.everyMinutes, now) : lastDailySlot(when, now);
  if (slot === null || lastDue === null || lastDue > latestPlausibleTime(now)) return slot;
  return lastDue < slot ? slot : null;
}

function startOfSlot(everyMinutes: number, now: Date): Date {
  const step = everyMinutes * MINUTE_MS;
  return new Date(Math.floor(now.getTime() / step) * step);
}

function lastDailySlot(when: { dailyAt: string; until?: string }, now: Date): Date | null {
  const today = lagosDate(now);
  const slot = lagosInstant(today, when.dailyAt);
  const end =
    when.until === undefined
      ? new Date(lagosInstant(today, "00:00").getTime() + DAY_MS)
      : lagosInstant(today, when.until);
  return now >= slot && now < end ? slot : null;
}
