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

/** A time of day, also in "2026-11-21T10:00" and "21 November, 2026 - 10.00 pm": between the date and the zone. */
const CLOCK =
  /[T\s,](?:at |- )?(?<hour>\d{1,2})[:.h](?<minute>\d{2})(?:[:.]?(?<second>\d{2})(?:[.,:]\d+)?)?(?:\s?(?<half>[ap]m)\b)?/i;
const FORMATS: readonly RegExp[] = [
  /** "Sat, 21 Nov 2026" */
  /^(?:[^\W\d]+\.?,?\s*)?(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?<month>[a-z]{3,9})\.?,?[\s-]+(?<year>\d{2,4})/i,
  /** "2026-11-21", "2026-1-5", "20261121", "2026-11" */
  /^(?<year>\d{4})(?:[-/]?(?<month>\d{2}|(?<=[-/])\d)(?:[-/]?(?<day>\d{2}|(?<=[-/])\d))?)?/,
  /** "Sat, Nov 21, 2026", and C's "Sat Nov 21 10:00:00 WAT 2026" */
  /^(?:[^\W\d]+,?\s+)??(?<month>[a-z]{3,9})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(?<year>\d{4}))?/i,
  /** "21/11/2026", "21.11.26" */
  /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|(?<!-)\d{2})/,
];
/** The day of the year: "2026-325". */
const ORDINAL = /^(\d{4})-(\d{3})$/;
/** Seconds or milliseconds since 1970: "1795251600". */
const STAMP = /^(\d{10})(\d{3})?$/;

/** Reads any date format that feeds use as an ISO instant; a time without a zone is Lagos time. */
export function readDate(raw: string | undefined): string | null {
  const text = raw?.replace(/\s+/g, " ").trim() ?? "";
  if (text === "" || text.length > 100) return null;
  const at = byStamp(text) ?? byDayOfYear(text) ?? byDate(text);
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

function byDate(text: string): number | null {
  // "20261121T100000Z", "2026-11-21 1000".
  const spaced = text.replace(/(?<=^\d{4}-?\d{2}-?\d{2}[T ]\d{2})(?=\d{2})/i, ":");
  const clock = CLOCK.exec(spaced);
  const before = clock === null ? spaced : spaced.slice(0, clock.index);
  const after = clock === null ? "" : spaced.slice(clock.index + clock[0].length);
  const date = FORMATS.map((format) => format.exec(before)).find((match) => match !== null);
  if (!date) return null;
  const { year, month = "1", day } = date.groups ?? {};
  const rest = before.slice(date[0].length);
  // "2026-W47", "2026. 11. 21.", "2026년 11월 21일".
  if (day === undefined && rest !== "") return null;
  const lastYear = year === undefined ? / (\d{4})$/.exec(after) : null;
  const zone = rest + after.slice(0, lastYear?.index);
  return instant({ year: year ?? lastYear?.[1], ...dayAndMonth(day ?? "1", month), ...clock?.groups, zone });
}

/** Day first, as in Nigeria, unless only the other order is a valid date. */
function dayAndMonth(day: string, month: string): { day: number; month: number } {
  if (!/\d/.test(month)) return { day: Number(day), month: monthNumber(month) };
  return Number(month) > 12
    ? { day: Number(month), month: Number(day) }
    : { day: Number(day), month: Number(month) };
}

interface DateParts {
  readonly year?: string;
  readonly month: number;
  readonly day: number;
  readonly hour?: string;
  readonly minute?: string;
  readonly second?: string;
  readonly half?: string;
  readonly zone: string;
}

function instant({
  year,
  month,
  day,
  hour = "0",
  minute = "0",
  second = "0",
  half,
  zone,
}: DateParts): number | null {
  const full = fullYear(year);
  const isReal = full > 0 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(full, month);
  if (!isReal || Number(hour) > 24 || Number(minute) > 59) return null;
  const time = Date.UTC(
    full,
    month - 1,
    day,
    hourOf(hour, half),
    Number(minute),
    Math.min(59, Number(second)),
  );
  return time - zoneMinutes(zone) * MINUTE_MS;
}

function hourOf(hour: string, half = ""): number {
  if (half.toLowerCase() === "pm") return (Number(hour) % 12) + 12;
  return half.toLowerCase() === "am" ? Number(hour) % 12 : Number(hour);
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
  const numeric = /([+-])(\d{1,2}):?(\d{2})?(?!\d)/.exec(zone);
  if (numeric) return (numeric[1] === "-" ? -1 : 1) * (Number(numeric[2]) * 60 + Number(numeric[3] ?? 0));
  const word = /^[\s,]*\(?([a-z]+)/i.exec(zone)?.[1]?.toLowerCase();
  return word === undefined ? LAGOS_OFFSET_MINUTES : (ZONE_OFFSET_MINUTES[word] ?? 0);
}
