import { addDays, MINUTE_MS } from "#platform/time.ts";

/** One calendar entry; `start` is an instant or, if the hour is unknown, a day ("2026-01-18"). */
export interface CalendarEvent {
  /** Unique among our calendars' entries. */
  readonly uid: string;
  readonly start: string | Date;
  /** Null if its end is unknown. */
  readonly minutes: number | null;
  /** The last day of an event of several days that begins on a day. */
  readonly lastDay?: string;
  readonly summary: string;
  readonly description: string;
  readonly location: string | null;
  readonly url: string;
  readonly status: "CONFIRMED" | "TENTATIVE" | "CANCELLED";
}

export interface Calendar {
  readonly name: string;
  /** The name in PRODID: "-//Name//EN". */
  readonly maker: string;
  readonly madeAt: Date;
  readonly events: readonly CalendarEvent[];
}

/** Never the host: with another one, calendars that are subscribed to would show each entry twice. */
const UID_DOMAIN = "naija-gist";
const REFRESH = "PT6H";
const MAX_LINE_LENGTH = 75;

/** iCalendar (RFC 5545): lines end in CRLF and are folded at 75 bytes, never within a character. */
export function toIcs({ name, maker, madeAt, events }: Calendar): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escaped(maker)}//EN`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(name)}`,
    "X-WR-TIMEZONE:Africa/Lagos",
    `REFRESH-INTERVAL;VALUE=DURATION:${REFRESH}`,
    `X-PUBLISHED-TTL:${REFRESH}`,
    ...events.flatMap((event) => eventLines(event, madeAt)),
    "END:VCALENDAR",
  ];
  return `${lines.map(foldLine).join("\r\n")}\r\n`;
}

function eventLines(event: CalendarEvent, madeAt: Date): string[] {
  return [
    "BEGIN:VEVENT",
    `UID:${event.uid}@${UID_DOMAIN}`,
    `DTSTAMP:${stamp(madeAt)}`,
    ...dateLines(event),
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(event.location === null ? [] : [`LOCATION:${escaped(event.location)}`]),
    `URL:${event.url}`,
    `STATUS:${event.status}`,
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** Without an hour the event lasts all day, which is better than an invented kick-off. */
function dateLines({ start, minutes, lastDay }: CalendarEvent): string[] {
  if (start instanceof Date) {
    const ends = minutes === null ? [] : [`DTEND:${stamp(new Date(start.getTime() + minutes * MINUTE_MS))}`];
    return [`DTSTART:${stamp(start)}`, ...ends];
  }
  const next = addDays(lastDay ?? start, 1);
  return [`DTSTART;VALUE=DATE:${digits(start)}`, `DTEND;VALUE=DATE:${digits(next)}`];
}

function stamp(at: Date): string {
  return `${digits(at.toISOString().slice(0, 19))}Z`;
}

function digits(text: string): string {
  return text.replaceAll(/[-:]/g, "");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\r?\n/g, "\\n");
}

function foldLine(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    const limit = parts.length === 0 ? MAX_LINE_LENGTH : MAX_LINE_LENGTH - 1;
    if (Buffer.byteLength(part + letter) > limit) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}
