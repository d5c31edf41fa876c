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

/** Whether the exchange is open; `holidays` maps "2026-10-01" to the holiday's name. */
export function sessionAt(now: Date, holidays: ReadonlyMap<string, string>): Session {
  const today = lagosDate(now);
  const time = lagosTime(now);
  const reason = reasonOf(today, time, holidays);
  const isOpen = reason === "trading hours";
  const changesAt = isOpen ? lagosInstant(today, CLOSES) : nextOpening(now, holidays);
  return { open: isOpen, reason, holiday: holidays.get(today) ?? null, changesAt };
}

/** The end of the last completed session, ignoring holidays. */
export function lastClose(now: Date): Date {
  const close = lagosInstant(lagosDate(now), CLOSES);
  const completed = close <= now ? close : daysBefore(close, 1);
  return lagosInstant(tradingDay(lagosDate(completed)), CLOSES);
}

/** The day itself, or the Friday before a weekend. */
export function tradingDay(day: string): string {
  const weekday = weekdayOf(day);
  const daysBack = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return addDays(day, -daysBack);
}

function reasonOf(day: string, time: string, holidays: ReadonlyMap<string, string>): SessionReason {
  if (tradingDay(day) !== day) return "weekend";
  if (holidays.has(day)) return "holiday";
  if (time < OPENS) return "before hours";
  return time < CLOSES ? "trading hours" : "after hours";
}

function nextOpening(now: Date, holidays: ReadonlyMap<string, string>): Date {
  let day = lagosDate(now);
  if (lagosTime(now) >= OPENS) day = addDays(day, 1);
  for (let tries = 0; tries < MAX_PAUSE_DAYS; tries += 1) {
    if (tradingDay(day) === day && !holidays.has(day)) break;
    day = addDays(day, 1);
  }
  return lagosInstant(day, OPENS);
}

function weekdayOf(day: string): number {
  return new Date(day).getUTCDay();
}
