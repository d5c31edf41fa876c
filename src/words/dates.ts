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
