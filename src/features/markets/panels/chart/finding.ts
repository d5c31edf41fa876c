import { english, type Words } from "#words/words.ts";
import { longPeriod } from "./days.ts";
import type { Point } from "./series.ts";

/** Fewer figures show nothing: a record among so few means little. */
const MIN_POINTS = 4;
/** A figure that is the same for this many periods is said to stand. */
const MIN_UNCHANGED = 3;

/** The length of "2026-11" in "2026-11-27": a turn of a daily line is named by its month. */
const MONTH = 7;

interface Series {
  /** Lets a translation choose the gender of its verb. */
  readonly id: string;
  readonly name: string;
  /** Without forecasts, oldest first. */
  readonly points: readonly Point[];
  readonly format: (value: number) => string;
}

/** What a line shows, as one sentence computed from its figures; null if there are too few of them. */
export function findingOf(
  { id, name, points, format }: Series,
  { dates, say }: Words = english,
): string | null {
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last || points.length < MIN_POINTS) return null;
  const earlier = points.slice(0, -1);
  const high = topOf(earlier, (value) => value);
  const low = topOf(earlier, (value) => -value);
  let since = earlier.length;
  while (earlier[since - 1]?.value === last.value) since -= 1;
  const values = { id, name, value: format(last.value) };
  const at = (date: string) => longPeriod(date.slice(0, MONTH), dates);
  if (points.length - since >= MIN_UNCHANGED)
    return say("{name} has stood at {value} since {time}", {
      ...values,
      time: at(points[since]?.date ?? ""),
    });
  const time = at(first.date);
  if (last.value > high.value)
    return say("{name} is at {value}, its highest since {time} at least", { ...values, time });
  if (last.value < low.value)
    return say("{name} is at {value}, its lowest since {time} at least", { ...values, time });
  if (last.value - low.value <= high.value - last.value)
    return say("{name} is down to {value}, from {before} in {time}", {
      ...values,
      before: format(high.value),
      time: at(high.date),
    });
  const wasReached = earlier.slice(0, earlier.indexOf(low)).some((point) => point.value >= last.value);
  return say(
    wasReached
      ? "{name} is back at {value}, after {before} in {time}"
      : "{name} is up to {value}, from {before} in {time}",
    { ...values, before: format(low.value), time: at(low.date) },
  );
}

/** The point with the highest measure; the latest of equal ones. */
function topOf(points: readonly Point[], measure: (value: number) => number): Point {
  return points.reduce((best, point) => (measure(point.value) >= measure(best.value) ? point : best));
}
