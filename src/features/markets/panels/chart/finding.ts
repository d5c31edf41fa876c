import { english, type Words } from "#words/words.ts";
import { longPeriod } from "./days.ts";
import { extremesOf, lastOther, type Point } from "./points.ts";

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
  /** Days lie between the points: none of them may be said to be the highest. */
  readonly isWeekly?: boolean;
  readonly format: (value: number) => string;
}

/** What a line shows, as one sentence computed from its figures; null if there are too few of them. */
export function findingOf(
  { id, name, points, isWeekly = false, format }: Series,
  { dates, say }: Words = english,
): string | null {
  const last = points.at(-1);
  const first = points[0];
  if (!first || !last || points.length < MIN_POINTS) return null;
  const earlier = points.slice(0, -1);
  const { high, low } = extremesOf(earlier);
  const since = lastOther(points) + 1;
  if (isWeekly && since === 0) return null;
  const values = { id, name, value: format(last.value) };
  const at = (date: string) => longPeriod(date.slice(0, MONTH), dates);
  if (!isWeekly && points.length - since >= MIN_UNCHANGED)
    return say("{name} at {value} since {time}", {
      ...values,
      time: at(points[since]?.date ?? ""),
    });
  const time = at(first.date);
  if (!isWeekly && last.value > high.value)
    return say("{name} at {value}, the highest since {time} at least", { ...values, time });
  if (!isWeekly && last.value < low.value)
    return say("{name} at {value}, the lowest since {time} at least", { ...values, time });
  if (last.value - low.value <= high.value - last.value)
    return say("{name} at {value}, down from {before} in {time}", {
      ...values,
      before: format(high.value),
      time: at(high.date),
    });
  const wasReached = earlier.slice(0, earlier.indexOf(low)).some((point) => point.value >= last.value);
  return say(
    wasReached
      ? "{name} back at {value}, after {before} in {time}"
      : "{name} at {value}, up from {before} in {time}",
    { ...values, before: format(low.value), time: at(low.date) },
  );
}
