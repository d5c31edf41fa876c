const months = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2000, month)).toLocaleString("en", { month: "long", timeZone: "UTC" }),
);
const MONTH = months.join("|");
const DAY_FIRST = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH}),? (20\\d\\d)\\b`, "g");
const MONTH_FIRST = new RegExp(`\\b(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?,? (20\\d\\d)\\b`, "g");

/** The days, YYYY-MM-DD, that a text names with their year: one without may be of another year. */
export function datesIn(text: string): string[] {
  const found = [
    ...[...text.matchAll(DAY_FIRST)].map(([, day, month, year]) => isoDay(year, month, day)),
    ...[...text.matchAll(MONTH_FIRST)].map(([, month, day, year]) => isoDay(year, month, day)),
  ];
  return [...new Set(found)].filter((day) => day !== null).sort();
}

/** Null for a day that no calendar has: "31 February 2027". */
function isoDay(year = "", month = "", day = ""): string | null {
  const number = String(months.indexOf(month) + 1).padStart(2, "0");
  const written = `${year}-${number}-${day.padStart(2, "0")}`;
  const time = Date.parse(`${written}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(written) ? written : null;
}
