import type { CultureEvent, ImportFailure } from "#features/culture/shapes.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { lagosDate, lagosInstant } from "#platform/time.ts";
import { cleanEvent } from "./clean.ts";
import { readICalendar, withFirstDays } from "./icalendar.ts";
import { readJsonLd } from "./json-ld.ts";

export const MAX_BYTES = 2 * 1024 * 1024;
const MAX_EVENTS = 1_000;

export interface ReadEvents {
  readonly events: readonly CultureEvent[];
  /** Entries without a name or a time, and series whose first day is over or was moved. */
  readonly leftOut: number;
  /** False if it breaks off, or if some of it could not be read. */
  readonly isWhole: boolean;
}

/** Reads an outside iCalendar, JSON-LD file or page with JSON-LD. */
export function readEvents(text: string, now: Date): Result<ReadEvents, ImportFailure> {
  if (text.length > MAX_BYTES)
    return failed({ kind: "too-large", message: `more than ${MAX_BYTES} characters` });
  const isCalendar = /^\s*BEGIN:VCALENDAR/i.test(text);
  // Reads one more than the limit, to find out whether there are too many.
  const limit = MAX_EVENTS + 1;
  const reading = isCalendar ? readCalendar(text, limit) : readJsonLd(text, limit);
  if (reading === null) return failed({ kind: "not-understood", message: "neither iCalendar nor JSON-LD" });
  const { raw, isWhole } = reading;
  if (raw.length > MAX_EVENTS)
    return failed({ kind: "too-large", message: `more than ${MAX_EVENTS} events` });
  const today = lagosInstant(lagosDate(now), "00:00");
  const events = withFirstDays(raw, today)
    .map(cleanEvent)
    .filter((event) => event !== null);
  return ok({ events, leftOut: raw.length - events.length, isWhole });
}

function readCalendar(text: string, limit: number) {
  return { raw: readICalendar(text, limit), isWhole: /END:VCALENDAR\s*$/i.test(text.slice(-100)) };
}
