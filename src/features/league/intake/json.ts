import { lagosDate, lagosTime } from "#platform/time.ts";

/** Safe access to JSON of unknown shape: a missing field is undefined and never throws. */
export function field(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === "object" && inner !== null
        ? (inner as Record<string | number, unknown>)[key]
        : undefined,
    value,
  );
}

export function arrayOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  // "-0" is no number of anything, and String(-0) is "0".
  return typeof value === "number" ? (Object.is(value, -0) ? "-0" : String(value)) : "";
}

/** A whole number, also from a string of digits. */
export function numberOf(value: unknown): number | null {
  const text = textOf(value);
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** The day and hour in Lagos of an instant like "2026-11-21T15:00Z". */
export function lagosDayAndHour(instant: string): { date: string; kickoff: string } | null {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? null : { date: lagosDate(at), kickoff: lagosTime(at) };
}

/** "63'" or "45'+2'"; null of anything else. */
export function minuteIn(text: string): string | null {
  return /^\d{1,3}'?(?:\+\d{1,2}'?)?$/.test(text) ? `${text.replaceAll("'", "")}'` : null;
}
