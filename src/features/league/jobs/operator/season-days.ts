/** The season that most likely holds a day: "2026-03-01" is in "2025-26". Seasons begin in August or later. */
export function seasonOfDay(day: string): string {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < "08-01" ? 1 : 0);
  return `${year}-${String(year + 1).slice(2)}`;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The days on which a season's matches and rulings may fall. "2025-26" lasts from July to the end of the August after,
 * when the next may have begun, extended by any stored matches outside it: some were played at another time of the year.
 */
export function daysOfSeason(season: string, stored: readonly { readonly date: string }[]): Days {
  const year = Number.parseInt(season, 10);
  const days = [`${year}-07-01`, ...stored.map(({ date }) => date), `${year + 1}-08-31`].toSorted();
  return { from: days[0] ?? "", to: days.at(-1) ?? "" };
}
