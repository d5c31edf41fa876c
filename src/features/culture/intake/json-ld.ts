import { parseJson } from "#platform/text/parse-json.ts";
import type { RawEvent } from "./clean.ts";
import { readEventTime } from "./event-time.ts";
import { readOffers } from "./offers.ts";

type Thing = Readonly<Record<string, unknown>>;

const MAX_DEPTH = 12;
const MAX_VALUES = 20_000;

interface Reading {
  readonly raw: RawEvent[];
  /** False for a page that breaks off, or of which something could not be read. */
  readonly isWhole: boolean;
}

/** The first `limit` schema.org events of a page's JSON-LD, or of a JSON file; null if nothing is readable as JSON. */
export function readJsonLd(text: string, limit: number): Reading | null {
  const isPage = text.trimStart().startsWith("<");
  const documents = isPage ? scriptsOf(text) : [text];
  const parsed = documents.flatMap((document) => {
    const value = parseJson(document);
    return value === undefined ? [] : [value];
  });
  if (parsed.length === 0) return null;
  const { events, isCut } = eventsIn(parsed);
  const end = text.slice(text.toLowerCase().lastIndexOf("</script"));
  const isWhole =
    !isCut && parsed.length === documents.length && (!isPage || /<\/(?:body|html)\s*>/i.test(end));
  return { raw: withOwnIds(events.slice(0, limit).map(toEvent)), isWhole };
}

/** The contents of the page's ld+json scripts, found in one pass over the text. */
function scriptsOf(page: string): string[] {
  const lower = page.toLowerCase();
  const scripts: string[] = [];
  for (let at = lower.indexOf("<script"); at !== -1; at = lower.indexOf("<script", at)) {
    const opened = lower.indexOf(">", at);
    const closed = opened === -1 ? -1 : lower.indexOf("</script", opened);
    if (closed === -1) break;
    const script = page.slice(opened + 1, closed);
    if (lower.slice(at, opened).includes("application/ld+json") && script.trim() !== "") scripts.push(script);
    at = closed;
  }
  return scripts;
}

/** Walks through lists, @graph and parts, with limits on depth and length. */
function eventsIn(roots: readonly unknown[]): { events: Thing[]; isCut: boolean } {
  const events: Thing[] = [];
  const waiting = roots.map((value) => ({ value, depth: 0 }));
  // Also visits what is added on the way.
  for (const [at, { value, depth }] of waiting.entries()) {
    if (at === MAX_VALUES) break;
    if (typeof value !== "object" || value === null || depth > MAX_DEPTH) continue;
    if (isEvent(value as Thing)) events.push(value as Thing);
    const parts = Array.isArray(value) ? value : Object.values(value);
    for (const part of parts) waiting.push({ value: part, depth: depth + 1 });
  }
  return { events, isCut: waiting.length > MAX_VALUES };
}

function isEvent(thing: Thing): boolean {
  return typeNames(thing).some((type) => /(^|[/:])([A-Za-z]*Event|Festival)$/.test(type));
}

function typeNames(thing: Thing): string[] {
  return [thing["@type"]].flat().filter((type) => typeof type === "string");
}

function toEvent(thing: Thing): RawEvent {
  const location = firstThing(thing.location);
  const address = firstThing(location.address);
  const parts = [
    location.name,
    address.streetAddress,
    location.address,
    address.addressLocality,
    thing.location,
  ];
  return {
    uid: textOf(thing["@id"]) ?? textOf(thing.identifier) ?? textOf(thing.url),
    repeats: false,
    name: textOf(thing.name),
    start: readEventTime(textOf(thing.startDate)),
    end: readEventTime(textOf(thing.endDate)),
    place: parts
      .map(textOf)
      .filter((part) => part !== null)
      .join(", "),
    city: textOf(address.addressLocality) ?? textOf(address.addressRegion),
    words: typeNames(thing),
    description: textOf(thing.description),
    url: textOf(thing.url),
    image: textOf([thing.image].flat()[0]) ?? textOf(firstThing(thing.image).url),
    price: readOffers(thing.offers),
    status: statusOf(textOf(thing.eventStatus) ?? ""),
  };
}

/**
 * Events of different dates may share one address, such as that of their series: then the last of them is identified by
 * it, and the others by it and their date. So an event that is stored under the address keeps its id when others join.
 */
function withOwnIds(events: readonly RawEvent[]): RawEvent[] {
  const last = new Map<string, number>();
  for (const { uid, url, start } of events)
    if (uid !== null && uid === url && start !== null)
      last.set(uid, Math.max(last.get(uid) ?? Number.NEGATIVE_INFINITY, start.at.getTime()));
  return events.map((event) => {
    const { uid, url, start } = event;
    if (uid === null || uid !== url || start === null || start.at.getTime() === last.get(uid)) return event;
    return { ...event, uid: `${uid} ${start.at.toISOString()}` };
  });
}

function statusOf(word: string): RawEvent["status"] {
  if (/EventCancelled$/.test(word)) return "cancelled";
  return /Event(Postponed|Rescheduled)$/.test(word) ? "postponed" : "scheduled";
}

function firstThing(value: unknown): Thing {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === "object" && first !== null ? (first as Thing) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value : null;
}
