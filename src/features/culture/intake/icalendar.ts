import { daysBefore } from "#platform/time.ts";
import type { EventTime, RawEvent } from "./clean.ts";
import { readEventTime } from "./event-time.ts";

interface Property {
  readonly name: string;
  readonly zone: string | undefined;
  readonly value: string;
}

interface Component {
  readonly name: string;
  readonly properties: Property[];
}

const MAX_DEPTH = 8;
const MAX_LINE_LENGTH = 20_000;

/** The first `limit` VEVENTs of an iCalendar (RFC 5545). Only the first day of a repeated event is read. */
export function readICalendar(text: string, limit: number): RawEvent[] {
  const events: RawEvent[] = [];
  const openComponents: Component[] = [];
  for (const line of unfold(text)) {
    const property = readProperty(line);
    if (property?.name === "BEGIN")
      openComponents.push({ name: property.value.trim().toUpperCase(), properties: [] });
    else if (property?.name === "END") {
      const closed = openComponents.pop();
      if (closed?.name === "VEVENT") events.push(toEvent(closed.properties));
    } else if (property) openComponents.at(-1)?.properties.push(property);
    if (openComponents.length > MAX_DEPTH || events.length === limit) break;
  }
  return events;
}

/**
 * All events, but of a series only its first day, unless that is over. If that day was moved, its own entry says where
 * to, and has the id of the series, so that it takes the place of what was stored before.
 */
export function withFirstDays(events: readonly RawEvent[], today: Date): RawEvent[] {
  const series = new Map<string | null, string>();
  for (const { uid, repeats, start } of events)
    if (repeats && uid !== null && start !== null) series.set(inSeries(uid, start.at.toISOString()), uid);
  const moved = new Set(events.map(({ uid }) => series.get(uid)));
  return events
    .filter(({ uid, repeats, start, end }) => {
      if (!repeats || start === null) return true;
      return (end ?? start).at >= today && (uid === null || !moved.has(uid));
    })
    .map((event) => ({ ...event, uid: series.get(event.uid) ?? event.uid }));
}

/** What identifies one event of a series: the series, and when the event was to be. */
function inSeries(uid: string, planned: string): string {
  return `${uid} ${planned}`;
}

/** A line that begins with a space continues the line before. */
function unfold(text: string): string[] {
  return text
    .replace(/\r?\n[ \t]/g, "")
    .split(/\r?\n/)
    .map((line) => line.slice(0, MAX_LINE_LENGTH));
}

function readProperty(line: string): Property | null {
  const match = /^([A-Za-z-]+)((?:;[^:"]*(?:"[^"]*"[^:"]*)*)?):(.*)$/.exec(line);
  if (!match) return null;
  const [, name = "", parameters = "", value = ""] = match;
  const zone = /;TZID="?([^;":]+)"?/i.exec(parameters)?.[1];
  return { name: name.toUpperCase(), zone, value };
}

function toEvent(properties: readonly Property[]): RawEvent {
  const find = (name: string) => properties.find((property) => property.name === name);
  const text = (name: string) => unescapeText(find(name)?.value ?? null);
  const moment = (name: string) => {
    const property = find(name);
    return property ? readEventTime(property.value, property.zone) : null;
  };
  const uid = text("UID");
  const planned = moment("RECURRENCE-ID")?.at.toISOString() ?? text("RECURRENCE-ID");
  return {
    uid: uid === null || planned === null ? uid : inSeries(uid, planned),
    repeats: find("RRULE") !== undefined || find("RDATE") !== undefined,
    name: text("SUMMARY"),
    start: moment("DTSTART"),
    end: lastMoment(moment("DTEND")),
    place: text("LOCATION"),
    city: null,
    words: [text("CATEGORIES") ?? ""],
    description: text("DESCRIPTION"),
    url: text("URL"),
    image: text("IMAGE") ?? text("ATTACH"),
    price: null,
    status: text("STATUS")?.toUpperCase() === "CANCELLED" ? "cancelled" : "scheduled",
  };
}

/** An iCalendar's end that is a day is the day after the event's last. */
function lastMoment(end: EventTime | null): EventTime | null {
  return end?.dayOnly ? { ...end, at: daysBefore(end.at, 1) } : end;
}

function unescapeText(value: string | null): string | null {
  if (value === null) return null;
  return value.replace(/\\([nN,;\\])/g, (_, sign: string) => (sign.toLowerCase() === "n" ? "\n" : sign));
}
