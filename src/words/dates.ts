/** A language's own words for days and dates. */
export interface DayNames {
  /** Starting with Sunday. */
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** "{day}, {date} {month} {year}". */
  readonly long: string;
}

/** Its words for how long ago something was. */
export interface AgoWords {
  readonly now: string;
  /** Of one minute, of several. */
  readonly minutes: readonly [one: string, many: string];
  readonly hours: readonly [one: string, many: string];
  /** "Today, {time}". */
  readonly today: string;
  readonly yesterday: string;
}

export interface Dates extends DayNames, AgoWords {}

const englishDays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Translates a short English weekday ("Sun"). */
export function shortDay(english: string, { shortDays }: Dates): string {
  return shortDays[englishDays.indexOf(english)] ?? english;
}
