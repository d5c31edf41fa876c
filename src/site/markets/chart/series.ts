/** One figure of a line: a day, a month or a year, and its value. */
export interface Point {
  readonly date: string;
  readonly value: number;
}

/** What a chart and its table are given. */
export interface ChartParts {
  name: string;
  points: readonly Point[];
  /** A value in its unit: "₦1,459.78". */
  shown: (value: number) => string;
  /** Points from here on are forecasts. */
  forecastFrom?: number;
}

/** More points than a phone has room for only cost bytes. */
const POINTS = 130;
const TABLE_ROWS = 31;

/** As one string, which travels in a page at half the bytes of a list: "2026-11-20 106138.4;2026-11-21 …". */
export function packed(points: readonly Point[]): string {
  return thinned(points, POINTS)
    .map(({ date, value }) => `${date} ${Number(value.toPrecision(8))}`)
    .join(";");
}

export function unpacked(line: string): Point[] {
  return line.split(";").flatMap((entry) => {
    const [date = "", value] = entry.split(" ");
    return value === undefined ? [] : [{ date, value: Number(value) }];
  });
}

/** At most so many, evenly, with the first and the last. */
export function thinned<Value>(all: readonly Value[], most: number): Value[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, place) => all[Math.round(place * step)] as Value);
}

/** For the table behind a chart: the newest first. */
export function tableRows(points: readonly Point[]): Point[] {
  return thinned(points, TABLE_ROWS).reverse();
}
