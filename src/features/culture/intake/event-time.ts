import type { EventTime } from "./clean.ts";

const LAGOS = "Africa/Lagos";

/** Reads "2026-12-01", "2026-12-01T18:00", "20261201T180000Z"; a time without a zone is in `zone`, by default Lagos. */
export function readEventTime(text: string | null, zone: string = LAGOS): EventTime | null {
  const match =
    /^(\d{4})-?(\d{2})-?(\d{2})(?:[T ](\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
      text?.trim() ?? "",
    );
  if (!match) return null;
  const [, year, month, day, hour, minute, second = "00", offset] = match;
  const local = `${year}-${month}-${day}T${hour ?? "00"}:${minute ?? "00"}:${second}`;
  const at = offset === undefined ? inZone(local, zone) : new Date(local + colon(offset));
  return Number.isNaN(at.getTime()) ? null : { at, dayOnly: hour === undefined };
}

function colon(offset: string): string {
  return offset === "Z" || offset.includes(":") ? offset : `${offset.slice(0, 3)}:${offset.slice(3)}`;
}

/** The instant at which clocks in a zone show a local time; an unknown zone counts as Lagos. */
function inZone(local: string, zone: string): Date {
  const asUtc = new Date(`${local}Z`);
  if (Number.isNaN(asUtc.getTime())) return asUtc;
  // Near a change of the clocks, the offset at that instant in UTC may differ from the one at the local time.
  const guess = new Date(asUtc.getTime() - offsetMs(asUtc, zone));
  return new Date(asUtc.getTime() - offsetMs(guess, zone));
}

function offsetMs(at: Date, zone: string): number {
  const formatted = clockOf(zone).format(at).replace(" ", "T");
  return Date.parse(`${formatted}Z`) - at.getTime();
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const parts = {
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  } as const;
  const options = { ...parts, hourCycle: "h23" } as const;
  try {
    return new Intl.DateTimeFormat("sv-SE", { ...options, timeZone: zone });
  } catch {
    return new Intl.DateTimeFormat("sv-SE", { ...options, timeZone: LAGOS });
  }
}
