import { MINUTE_MS, monthNumber } from "#platform/time.ts";

const ZONE_OFFSET_MINUTES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  wet: 0,
  wat: 60,
  cet: 60,
  bst: 60,
  west: 60,
  cest: 120,
  eet: 120,
  cat: 120,
  sast: 120,
  eest: 180,
  eat: 180,
  msk: 180,
  ist: 330,
  et: -300,
  ct: -360,
  mt: -420,
  pt: -480,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};

const LAGOS_OFFSET_MINUTES = 60;

/** "2026-11-21T10:00:00+01:00". */
const ISO =
  /^(\d{4})(?:[-/]?(\d{2})(?:[-/]?(\d{2}))?)?(?:[T\s]+(\d{1,2}):?(\d{2})(?::?(\d{2})(?:[.,]\d+)?)?)?\s*((?:[+-]\d|[a-z(]).*)?$/i;
/** The day of the year: "2026-325". */
const ORDINAL = /^(\d{4})-(\d{3})$/;
/** "Sat, 21 Nov 2026 10:00:00 +0100". */
const WITH_MONTH_NAME =
  /^(?:[^\W\d]+\.?,?\s*)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{2,4})(?:[\s,]+(?:at\s+)?(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(am|pm)?)?\s*(.*)$/i;
/** "Nov 21, 2026 10:00 am" and C's "Sat Nov 21 10:00:00 WAT 2026". */
const MONTH_FIRST =
  /^(?:[^\W\d]+,?\s+)??([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(?:(\d{4}),?(?:\s+(?:at\s+)?)?)?(?:(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm)?)?\s*([a-z+:\d-]*?)\s*(\d{4})?$/i;
/** "21/11/2026 10:00" or "21.11.2026". */
const NUMERIC =
  /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[\s,]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(am|pm)?)?\s*(.*)$/i;
/** Seconds or milliseconds since 1970: "1795251600". */
const STAMP = /^(\d{10})(\d{3})?$/;

/** Reads any date format that feeds use as an ISO instant; a time without a zone is Lagos time. */
export function readDate(raw: string | undefined): string | null {
  const text = raw?.replace(/\s+/g, " ").trim() ?? "";
  if (text === "" || text.length > 100) return null;
  const at =
    byStamp(text) ??
    byDayOfYear(text) ??
    byMonthName(text) ??
    byIso(text) ??
    byMonthFirst(text) ??
    byNumbers(text);
  return at === null || Number.isNaN(at) ? null : new Date(at).toISOString();
}

function byStamp(text: string): number | null {
  const match = STAMP.exec(text);
  return match ? Number(match[1]) * 1000 + Number(match[2] ?? 0) : null;
}

function byDayOfYear(text: string): number | null {
  const match = ORDINAL.exec(text);
  return match ? Date.UTC(Number(match[1]), 0, Number(match[2])) - LAGOS_OFFSET_MINUTES * MINUTE_MS : null;
}

function byIso(text: string): number | null {
  const match = ISO.exec(text);
  if (!match) return null;
  const [, year, month = "1", day = "1", hour, minute, second, zone] = match;
  return instant({ year, month: Number(month), day, hour, minute, second, zone });
}

function byMonthName(text: string): number | null {
  const match = WITH_MONTH_NAME.exec(text);
  if (!match) return null;
  const [, day, month = "", year, hour, minute, second, amOrPm, zone] = match;
  return instant({ year, month: monthNumber(month), day, hour, minute, second, amOrPm, zone });
}

function byMonthFirst(text: string): number | null {
  const match = MONTH_FIRST.exec(text);
  if (!match) return null;
  const [, month = "", day, year, hour, minute, second, amOrPm, zone, lastYear] = match;
  return instant({
    year: year ?? lastYear,
    month: monthNumber(month),
    day,
    hour,
    minute,
    second,
    amOrPm,
    zone,
  });
}

/** Day first, as in Nigeria, unless only the other order is a valid date. */
function byNumbers(text: string): number | null {
  const match = NUMERIC.exec(text);
  if (!match) return null;
  const [, first = "", other = "", year, hour, minute, second, amOrPm, zone] = match;
  const [day, month] = Number(other) > 12 ? [other, first] : [first, other];
  return instant({ year, month: Number(month), day, hour, minute, second, amOrPm, zone });
}

interface DateParts {
  readonly year?: string;
  readonly month: number;
  readonly day?: string;
  readonly hour?: string;
  readonly minute?: string;
  readonly second?: string;
  readonly amOrPm?: string;
  readonly zone?: string;
}

function instant({
  year,
  month,
  day,
  hour = "0",
  minute = "0",
  second = "0",
  amOrPm,
  zone = "",
}: DateParts): number | null {
  const date = { year: fullYear(year), month, day: Number(day) };
  const isReal =
    date.year > 0 && month >= 1 && month <= 12 && date.day >= 1 && date.day <= daysIn(date.year, month);
  const offset = zoneMinutes(zone);
  if (!isReal || Number(hour) > 24 || Number(minute) > 59) return null;
  const time = Date.UTC(
    date.year,
    month - 1,
    date.day,
    hourOf(hour, amOrPm),
    Number(minute),
    Math.min(59, Number(second)),
  );
  return time - offset * MINUTE_MS;
}

function hourOf(hour: string, amOrPm = ""): number {
  if (amOrPm.toLowerCase() === "pm") return (Number(hour) % 12) + 12;
  return amOrPm.toLowerCase() === "am" ? Number(hour) % 12 : Number(hour);
}

function fullYear(year = ""): number {
  if (year.length === 4) return Number(year);
  if (year.length !== 2) return 0;
  return Number(year) + (Number(year) < 70 ? 2000 : 1900);
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Minutes east of Greenwich. Without a zone it is Lagos time; an unknown zone counts as UTC, because a date that is a
 * few hours off is better than none.
 */
function zoneMinutes(zone: string): number {
  const numeric = /([+-])(\d{2}):?(\d{2})?/.exec(zone);
  if (numeric) return (numeric[1] === "-" ? -1 : 1) * (Number(numeric[2]) * 60 + Number(numeric[3] ?? 0));
  const word = /^\(?([a-z]+)/i.exec(zone.trim())?.[1]?.toLowerCase();
  return word === undefined ? LAGOS_OFFSET_MINUTES : (ZONE_OFFSET_MINUTES[word] ?? 0);
}
