import { DAY_MS, HOUR_MS } from "#contracts/durations.ts";

export { DAY_MS, HOUR_MS, MINUTE_MS } from "#contracts/durations.ts";
export const SECOND_MS = 1_000;
export const WEEK_MS = 7 * DAY_MS;

export const MINUTE_SECONDS = 60;
export const HOUR_SECONDS = 60 * MINUTE_SECONDS;
export const DAY_SECONDS = 24 * HOUR_SECONDS;

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

export function daysBefore(at: Date, days: number): Date {
  return daysAfter(at, -days);
}

export function daysAfter(at: Date, days: number): Date {
  return new Date(at.getTime() + days * DAY_MS);
}

/** "2026-01-18" and 7 make "2026-01-25". */
export function addDays(day: string, days: number): string {
  return utcDate(daysAfter(new Date(day), days));
}

/** "2026-11-21", the day in UTC: for sources that name days in UTC, and for dates made with Date.UTC. */
export function utcDate(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** "2026-11-21", the day in Lagos, which keeps UTC+1 all year. */
export function lagosDate(at: Date): string {
  return inLagos(at).slice(0, 10);
}

/** "07:00", the time of day in Lagos. */
export function lagosTime(at: Date): string {
  return inLagos(at).slice(11, 16);
}

/** "2026-11-26 22:30" in Lagos: for operators, who read and type it, and where days have no names. */
export function lagosMinute(at: Date): string {
  return inLagos(at).slice(0, 16).replace("T", " ");
}

/** The next midnight in Lagos. */
export function startOfTomorrow(now: Date): Date {
  return lagosInstant(addDays(lagosDate(now), 1), "00:00");
}

const weekday = new Intl.DateTimeFormat("en-GB", { timeZone: "Africa/Lagos", weekday: "short" });

/** "Sun", the day of the week in Lagos. */
function lagosWeekday(at: Date): string {
  return weekday.format(at);
}

/** "Sun 05:22" in Lagos. */
export function lagosDayAndTime(at: Date): string {
  return `${lagosWeekday(at)} ${lagosTime(at)}`;
}

/** "05:22" in Lagos, with the weekday if it is not on the same day as `first`. */
export function lagosTimeRelativeTo(at: Date, first: Date): string {
  return lagosDate(at) === lagosDate(first) ? lagosTime(at) : lagosDayAndTime(at);
}

/** The instant of a Lagos day and time: lagosInstant("2026-11-21", "07:00"). */
export function lagosInstant(date: string, time: string): Date {
  return new Date(`${date}T${time}:00+01:00`);
}

/** 11 for "Nov", "NOV" and "November"; 0 for anything but an English month. */
export function monthNumber(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
}

function inLagos(at: Date): string {
  return new Date(at.getTime() + HOUR_MS).toISOString();
}
