import { LAGOS_OFFSET_MS } from "#contracts/durations.ts";
import { type AgoWords, type DayNames, english } from "#words/dates.ts";

interface LagosTime {
  readonly day: string;
  readonly clock: string;
  readonly long: string;
}

/** "2026-11-21", "07:05" and "Saturday, 21 November 2026". */
export function inLagos(at: number, { days, months, long }: DayNames = english): LagosTime {
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

/**
 * "just now", "12 min ago", "3 h ago", "Yesterday, 06:40", "14 Nov, 06:40", "14 Nov 2025".
 *
 * Its text is also written into the head of the page, so it may use nothing defined outside it.
 */
export function howLongAgo(at: number, now: number, words: AgoWords & Pick<DayNames, "shortMonths">): string {
  const inLagos = (time: number) => new Date(time + 3_600_000).toISOString();
  const counted = ([one, many]: readonly [string, string], n: number) =>
    (n === 1 ? one : many).replace("{n}", String(n));
  const [time, today] = [inLagos(at), inLagos(now)];
  const isOn = (other: string) => time.slice(0, 10) === other.slice(0, 10);
  const clock = time.slice(11, 16);
  const minutes = Math.floor((now - at) / 60_000);
  if (minutes < 1) return words.now;
  if (minutes < 60) return counted(words.minutes, minutes);
  if (minutes < 720) return counted(words.hours, Math.floor(minutes / 60));
  if (isOn(today)) return words.today.replace("{time}", clock);
  if (isOn(inLagos(now - 86_400_000))) return words.yesterday.replace("{time}", clock);
  const date = `${Number(time.slice(8, 10))} ${words.shortMonths[Number(time.slice(5, 7)) - 1]}`;
  return time.slice(0, 4) === today.slice(0, 4) ? `${date}, ${clock}` : `${date} ${time.slice(0, 4)}`;
}

/** "14 Nov, 06:40": never wrong, however long the page is kept; of another year "14 Nov 2025". */
export function dateAndTime(at: number, now: number, dates: DayNames = english): string {
  const { day, clock } = inLagos(at);
  const year = day.slice(0, 4);
  return shortDay(at, dates) + (year === inLagos(now).day.slice(0, 4) ? `, ${clock}` : ` ${year}`);
}

/** "16:21"; of another day "14 Nov, 06:40". */
export function clockOrDate(at: number, now: number, dates: DayNames = english): string {
  const { day, clock } = inLagos(at);
  return day === inLagos(now).day ? clock : dateAndTime(at, now, dates);
}

/** "14 Nov". */
export function shortDay(at: number, { shortMonths }: DayNames = english): string {
  const shifted = new Date(at + LAGOS_OFFSET_MS);
  return `${shifted.getUTCDate()} ${shortMonths[shifted.getUTCMonth()]}`;
}

/** "Sat 21 Nov". */
export function shortWeekday(at: number, dates: DayNames = english): string {
  return `${dates.shortDays[new Date(at + LAGOS_OFFSET_MS).getUTCDay()]} ${shortDay(at, dates)}`;
}

/** "Sat 06:40". */
export function dayAndClock(at: number, { shortDays }: DayNames = english): string {
  return `${shortDays[new Date(at + LAGOS_OFFSET_MS).getUTCDay()]} ${inLagos(at).clock}`;
}

/** "12:16"; with its weekday ("Sat 12:16") if that is not the day of `first`. */
export function clockOrDayAndClock(at: number, first: number, dates?: DayNames): string {
  return inLagos(at).day === inLagos(first).day ? inLagos(at).clock : dayAndClock(at, dates);
}

/** "Saturday, 21 November 2026, 06:40", for the hover. */
export function fullTime(at: number, dates?: DayNames): string {
  const { long, clock } = inLagos(at, dates);
  return `${long}, ${clock}`;
}
