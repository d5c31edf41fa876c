import { addDays, daysBefore, lagosDate, lagosInstant, lagosTime } from "#platform/time.ts";

const OPENS = "10:00";
const CLOSES = "14:30";
/** Holidays never close the exchange for longer. */
const MAX_PAUSE_DAYS = 14;

export type SessionReason = "trading hours" | "before hours" | "after hours" | "weekend" | "holiday";

export interface Session {
  readonly open: boolean;
  readonly reason: SessionReason;
  readonly holiday: string | null;
  readonly changesAt: Date;
}

/** The days on which the exchange is closed for a holiday, and the holiday's name: "2026-10-01". */
export type ClosedDays = ReadonlyMap<string, string>;

/** Whether the exchange is open. */
export function sessionAt(now: Date, holidays: ClosedDays): Session {
  const today = lagosDate(now);
  const time = lagosTime(now);
  const reason = reasonOf(today, time, holidays);
  const isOpen = reason === "trading hours";
  const changesAt = isOpen ? lagosInstant(today, CLOSES) : nextOpening(now, holidays);
  return { open: isOpen, reason, holiday: holidays.get(today) ?? null, changesAt };
}

/** The end of the last completed session. */
export function lastClose(now: Date, holidays: ClosedDays): Date {
  const close = lagosInstant(lagosDate(now), CLOSES);
  let day = lagosDate(close <= now ? close : daysBefore(close, 1));
  for (let tries = 0; tries < MAX_PAUSE_DAYS && !isSessionDay(day, holidays); tries += 1) {
    day = addDays(day, -1);
  }
  return lagosInstant(day, CLOSES);
}

export function isSessionDay(day: string, holidays: ClosedDays): boolean {
  return tradingDay(day) === day && !holidays.has(day);
}

/** The day itself, or the Friday before a weekend: markets abroad know no holiday of Nigeria. */
export function tradingDay(day: string): string {
  const weekday = weekdayOf(day);
  const daysBack = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return addDays(day, -daysBack);
}

function reasonOf(day: string, time: string, holidays: ClosedDays): SessionReason {
  if (tradingDay(day) !== day) return "weekend";
  if (holidays.has(day)) return "holiday";
  if (time < OPENS) return "before hours";
  return time < CLOSES ? "trading hours" : "after hours";
}

function nextOpening(now: Date, holidays: ClosedDays): Date {
  let day = lagosDate(now);
  if (lagosTime(now) >= OPENS) day = addDays(day, 1);
  for (let tries = 0; tries < MAX_PAUSE_DAYS && !isSessionDay(day, holidays); tries += 1) {
    day = addDays(day, 1);
  }
  return lagosInstant(day, OPENS);
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}
