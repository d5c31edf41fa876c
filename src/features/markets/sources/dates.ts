import { monthNumber, utcDate } from "#platform/time.ts";

const LAGOS = "+01:00";

/** The central bank's dates in all their spellings: "2026-07-27", "July-27-2026", "27/07/2026". */
export function readDay(word: unknown): string | null {
  if (typeof word !== "string") return null;
  const text = word.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(text);
  if (iso) return calendarDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = /^([A-Za-z]{3,9})[- ](\d{1,2})[-, ]+(\d{4})$/.exec(text);
  if (named) return calendarDay(Number(named[3]), monthNumber(named[1] ?? ""), Number(named[2]));
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  if (slashed) return calendarDay(Number(slashed[3]), Number(slashed[2]), Number(slashed[1]));
  return null;
}

/** "2026-07"; null if there is no such month. */
export function readMonth(year: number, month: number): string | null {
  return calendarDay(year, month, 1)?.slice(0, 7) ?? null;
}

/** Reads an instant; one without a zone is in Lagos time. */
export function readInstant(word: unknown): Date | null {
  if (typeof word !== "string" || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(word)) return null;
  const hasZone = /(Z|[+-]\d{2}:?\d{2})$/i.test(word);
  const at = new Date(hasZone ? word : word + LAGOS);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Null for a date that does not exist, such as 31/02. */
function calendarDay(year: number, month: number, day: number): string | null {
  const at = new Date(Date.UTC(year, month - 1, day));
  const exists = at.getUTCFullYear() === year && at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return exists ? utcDate(at) : null;
}
