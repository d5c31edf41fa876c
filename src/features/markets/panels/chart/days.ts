import { inLagos, shortDay } from "#ui/time.ts";
import type { Dates } from "#words/dates.ts";

/** "2026-11-20" → "20 November 2026", "2026-10" → "October 2026", "2025" → "2025". */
export function longPeriod(period: string, dates?: Dates): string {
  if (period.length === 4) return period;
  const day = inLagos(Date.parse(period), dates).long.split(", ")[1] ?? period;
  // Hausa puts "ga" between day and month.
  return period.length === 7 ? day.replace(/^\d+ (ga )?/, "") : day;
}

/** For the ends of an axis: "20 Nov 2026", "Oct 2026", "2025". */
export function shortPeriod(period: string, dates?: Dates): string {
  if (period.length === 4) return period;
  const day = `${shortDay(Date.parse(period), dates)} ${period.slice(0, 4)}`;
  return period.length === 7 ? day.replace(/^\d+ /, "") : day;
}
