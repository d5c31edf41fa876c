import type { DayValue } from "#features/markets/shapes.ts";
import { WEEK_MS } from "#platform/time.ts";

export type Direction = "up" | "down" | "neutral";

/** Rounds half away from zero, as people do: 1.005 becomes 1.01. */
export function round(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const size = Math.round((Math.abs(value) + Number.EPSILON * Math.abs(value)) * scale) / scale;
  return value < 0 && size !== 0 ? -size : size;
}

export function directionOf(change: number | null): Direction {
  if (change === null || change === 0) return "neutral";
  return change > 0 ? "up" : "down";
}

export function percentBetween(before: number, now: number): number | null {
  return before === 0 ? null : ((now - before) / before) * 100;
}

/** "+1.25", "-0.40", "0.00"; "" if unknown. */
export function signedText(change: number | null): string {
  if (change === null) return "";
  const text = Math.abs(round(change, 2)).toFixed(2);
  const direction = directionOf(round(change, 2));
  return direction === "up" ? `+${text}` : direction === "down" ? `-${text}` : text;
}

/** The last day of each week, so that five years are few enough points for a phone to draw. */
export function lastDayOfEachWeek(days: readonly DayValue[]): DayValue[] {
  const lastOfWeek = new Map(days.map((day) => [weekOf(day.day), day]));
  return [...lastOfWeek.values()];
}

/** A Monday. */
const FIRST_WEEK = Date.parse("2000-01-03");

function weekOf(day: string): number {
  return Math.floor((Date.parse(day) - FIRST_WEEK) / WEEK_MS);
}
