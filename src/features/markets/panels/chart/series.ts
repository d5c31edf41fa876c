import { namedPoints, type Point } from "./points.ts";

/** The input of a chart and its table. */
export interface ChartProps {
  name: string;
  points: readonly Point[];
  /** A value in its unit: "₦1,459.78". */
  format: (value: number) => string;
  /** Points from here on are forecasts. */
  forecastFrom?: number;
}

/** About the most points that a phone can show; more would only cost bytes. */
const MAX_POINTS = 130;
const MAX_TABLE_ROWS = 31;

/**
 * The points as one string, a third of the bytes of a list. Of each date only the part that differs from the one before
 * is written: "2026-11-20 106138.4;23 106201.9;12-01 …".
 */
export function packPoints(points: readonly Point[]): string {
  const selected = thinOut(points);
  return selected
    .map(
      ({ date, value }, at) => `${newPartOf(date, selected[at - 1]?.date)} ${Number(value.toPrecision(8))}`,
    )
    .join(";");
}

function thinOut(points: readonly Point[]): readonly Point[] {
  if (points.length <= MAX_POINTS) return points;
  const kept = new Set([...sampleEvenly(points, MAX_POINTS), ...namedPoints(points)]);
  return points.filter((point) => kept.has(point));
}

export function unpackPoints(line: string): Point[] {
  let date = "";
  return line.split(";").flatMap((entry) => {
    const [part = "", value] = entry.split(" ");
    // Two or five characters are the end of a date; four, seven or ten are a whole one.
    const isEnd = part.length === 2 || part.length === 5;
    date = isEnd ? date.slice(0, -part.length) + part : part;
    return value === undefined ? [] : [{ date, value: Number(value) }];
  });
}

/** "2026-12-01" after "2026-11-28": "12-01". A date of another length is written in full. */
function newPartOf(date: string, previous = ""): string {
  if (date.length !== previous.length) return date;
  const parts = date.split("-");
  const previousParts = previous.split("-");
  const firstDifference = parts.findIndex((part, at) => part !== previousParts[at]);
  return parts.slice(firstDifference).join("-");
}

/** At most `limit` values, evenly spaced, including the first and the last. */
export function sampleEvenly<Value>(all: readonly Value[], limit: number): Value[] {
  if (all.length <= limit) return [...all];
  const step = (all.length - 1) / (limit - 1);
  return Array.from({ length: limit }, (_, index) => all[Math.round(index * step)] as Value);
}

/** The rows of a chart's table, newest first. */
export function tableRows(points: readonly Point[]): Point[] {
  return sampleEvenly(points, MAX_TABLE_ROWS).reverse();
}
