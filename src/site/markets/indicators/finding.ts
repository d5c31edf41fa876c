import { periodWords } from "#site/markets/chart/days.ts";
import type { Point } from "#site/markets/chart/series.ts";

/** Fewer figures show nothing, and a record of so few is none. */
const LEAST = 4;
/** A figure that has stood for so many periods has not moved. */
const STOOD = 3;

interface Asked {
  readonly name: string;
  /** Without forecasts, oldest first. */
  readonly points: readonly Point[];
  readonly shown: (value: number) => string;
}

/** What a line shows, in one sentence computed from its figures; null if it shows nothing. */
export function findingOf({ name, points, shown }: Asked): string | null {
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last || points.length < LEAST) return null;
  const earlier = points.slice(0, -1);
  const high = topOf(earlier, (value) => value);
  const low = topOf(earlier, (value) => -value);
  const since = earlier.findLastIndex(({ value }) => value !== last.value) + 1;
  if (points.length - since >= STOOD)
    return since === 0
      ? `${name} has stood at ${shown(last.value)} since ${periodWords(first.date)}`
      : `${name} has stood at ${shown(last.value)} since ${periodWords(points[since]?.date ?? "")}`;
  if (last.value > high.value)
    return `${name} is at ${shown(last.value)}, its highest since ${periodWords(first.date)} at least`;
  if (last.value < low.value)
    return `${name} is at ${shown(last.value)}, its lowest since ${periodWords(first.date)} at least`;
  return last.value - low.value > high.value - last.value
    ? `${name} is back at ${shown(last.value)}, after ${shown(low.value)} in ${periodWords(low.date)}`
    : `${name} is down to ${shown(last.value)}, from ${shown(high.value)} in ${periodWords(high.date)}`;
}

/** The latest of those that are most by this measure. */
function topOf(points: readonly Point[], measure: (value: number) => number): Point {
  return points.reduce((best, point) => (measure(point.value) >= measure(best.value) ? point : best));
}
