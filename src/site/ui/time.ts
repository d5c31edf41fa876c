import { DAY_MS, LAGOS_OFFSET_MS, MINUTE_MS } from "#contracts/durations.ts";
import type { Dates } from "#site/words/dates/dates.ts";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

const short = (name: string): string => name.slice(0, 3);

const english: Dates = {
  days,
  shortDays: days.map(short),
  months,
  shortMonths: months.map(short),
  long: "{day}, {date} {month} {year}",
  now: "just now",
  minutes: () => "{n} min ago",
  hours: () => "{n} h ago",
  today: "Today, {time}",
  yesterday: "Yesterday, {time}",
};

interface LagosTime {
  readonly day: string;
  readonly clock: string;
  readonly long: string;
}

/** "2026-11-21", "07:05" and "Saturday, 21 November 2026". */
export function inLagos(at: number, { days, months, long }: Dates = english): LagosTime {
  const shifted = new Date(at + LAGOS_OFFSET_MS);
  const iso = shifted.toISOString();
  return {
    day: iso.slice(0, 10),
    clock: iso.slice(11, 16),
    long: long
      .replace("{day}", String(days[shifted.getUTCDay()]))
      .replace("{date}", String(shifted.getUTCDate()))
      .replace("{month}", String(months[shifted.getUTCMonth()]))
      .replace("{year}", String(shifted.getUTCFullYear())),
  };
}

/** "just now", "12 min ago", "3 h ago", "Yesterday, 06:40", "14 Nov, 06:40", "14 Nov 2025". */
export function howLongAgo(at: number, now: number, dates: Dates = english): string {
  const minutes = Math.floor((now - at) / MINUTE_MS);
  if (minutes < 1) return dates.now;
  if (minutes < 60) return withNumber(dates.minutes, minutes);
  if (minutes < 12 * 60) return withNumber(dates.hours, Math.floor(minutes / 60));
  const moment = inLagos(at);
  if (moment.day === inLagos(now).day) return dates.today.replace("{time}", moment.clock);
  if (moment.day === inLagos(now - DAY_MS).day) return dates.yesterday.replace("{time}", moment.clock);
  const date = shortDay(at, dates);
  return moment.day.slice(0, 4) === inLagos(now).day.slice(0, 4)
    ? `${date}, ${moment.clock}`
    : `${date} ${moment.day.slice(0, 4)}`;
}

function withNumber(form: (n: number) => string, n: number): string {
  return form(n).replace("{n}", String(n));
}

/** "14 Nov". */
export function shortDay(at: number, { shortMonths }: Dates = english): string {
  const shifted = new Date(at + LAGOS_OFFSET_MS);
  return `${shifted.getUTCDate()} ${shortMonths[shifted.getUTCMonth()]}`;
}

/** Translates a "14 Nov" that came in English. */
export function translateShortDay(day: string, { shortMonths }: Dates = english): string {
  return day.replace(/[A-Z][a-z]+$/, (month) => shortMonths[english.shortMonths.indexOf(month)] ?? month);
}

/** "Sat 21 Nov". */
export function shortWeekday(at: number, dates: Dates = english): string {
  return `${dates.shortDays[new Date(at + LAGOS_OFFSET_MS).getUTCDay()]} ${shortDay(at, dates)}`;
}

/** "Sat 06:40". */
export function dayAndClock(at: number, { shortDays }: Dates = english): string {
  return `${shortDays[new Date(at + LAGOS_OFFSET_MS).getUTCDay()]} ${inLagos(at).clock}`;
}

/** "12:16"; with its weekday ("Sat 12:16") if that is not the day of `first`. */
export function clockOrDayAndClock(at: number, first: number, dates?: Dates): string {
  return inLagos(at).day === inLagos(first).day ? inLagos(at).clock : dayAndClock(at, dates);
}

/** "Saturday, 21 November 2026, 06:40", for the hover. */
export function fullTime(at: number, dates?: Dates): string {
  const { long, clock } = inLagos(at, dates);
  return `${long}, ${clock}`;
}
