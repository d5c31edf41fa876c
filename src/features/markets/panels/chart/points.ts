/** One point of a line: a day, a month or a year, and its value. */
export interface Point {
  readonly date: string;
  readonly value: number;
}

/** The points that a finding names: a line that is thinned out for a phone must keep them. */
export function namedPoints(points: readonly Point[]): Point[] {
  const { high, low } = extremesOf(points.slice(0, -1));
  const turn = Math.max(lastOther(points), 0);
  return [high, low, ...points.slice(turn, turn + 2)];
}

/** The latest of the highest points, and of the lowest. */
export function extremesOf(points: readonly Point[]): { high: Point; low: Point } {
  return { high: topOf(points, (value) => value), low: topOf(points, (value) => -value) };
}

/** Where the line had another value than at its end for the last time; -1 if it never had. */
export function lastOther(points: readonly Point[]): number {
  let at = points.length - 1;
  while (at >= 0 && points[at]?.value === points.at(-1)?.value) at -= 1;
  return at;
}

/** The point with the highest measure; the latest of equal ones. */
function topOf(points: readonly Point[], measure: (value: number) => number): Point {
  return points.reduce((best, point) => (measure(point.value) >= measure(best.value) ? point : best));
}
