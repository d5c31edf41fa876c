/** A language's own words for days and times. */
export interface Dates {
  /** Starting with Sunday. */
  readonly days: readonly string[];
  readonly shortDays: readonly string[];
  readonly months: readonly string[];
  readonly shortMonths: readonly string[];
  /** "{day}, {date} {month} {year}". */
  readonly long: string;
  readonly now: string;
  readonly minutes: (n: number) => string;
  readonly hours: (n: number) => string;
  /** "Today, {time}". */
  readonly today: string;
  readonly yesterday: string;
}

const englishDays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** Translates a short English weekday ("Sun"). */
export function shortDay(english: string, { shortDays }: Dates): string {
  return shortDays[englishDays.indexOf(english)] ?? english;
}
