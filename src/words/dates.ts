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
  /** The words for one minute and for several. */
  readonly minutes: readonly [one: string, many: string];
  readonly hours: readonly [one: string, many: string];
  /** "Today, {time}". */
  readonly today: string;
  readonly yesterday: string;
}

export interface Dates extends DayNames, AgoWords {}

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

/** English, where a page's words have no dates of their own. */
export const english: DayNames = {
  days,
  shortDays: days.map(short),
  months,
  shortMonths: months.map(short),
  long: "{day}, {date} {month} {year}",
};

/** Only the head's script says these. */
export const englishAgo: AgoWords = {
  now: "just now",
  minutes: ["{n} min ago", "{n} min ago"],
  hours: ["{n} h ago", "{n} h ago"],
  today: "Today, {time}",
  yesterday: "Yesterday, {time}",
};
