interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * The days on which a season's matches and rulings may fall. "2025-26" lasts from July to July, extended by any stored
 * matches outside it, because some seasons were played at another time of the year.
 */
export function daysOfSeason(season: string, stored: readonly { readonly date: string }[]): Days {
  const year = Number.parseInt(season, 10);
  const days = [`${year}-07-01`, ...stored.map(({ date }) => date), `${year + 1}-07-31`].toSorted();
  return { from: days[0] ?? "", to: days.at(-1) ?? "" };
}
