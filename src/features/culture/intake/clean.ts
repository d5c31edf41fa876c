import { createHash } from "node:crypto";
import type { CultureEvent, EventCategory } from "#features/culture/shapes.ts";
import { directionMarks } from "#platform/text/direction-marks.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { DAY_MS, MINUTE_MS } from "#platform/time.ts";
import { cityIn } from "./city.ts";

/** An event as read from an outside file; nothing in it is trusted. */
export interface RawEvent {
  readonly uid: string | null;
  /** It stands for a series, of which only the first day is read. */
  readonly repeats: boolean;
  readonly name: string | null;
  readonly start: EventTime | null;
  readonly end: EventTime | null;
  readonly place: string | null;
  readonly city: string | null;
  /** Types and categories in the words of the file. */
  readonly words: readonly string[];
  readonly description: string | null;
  readonly url: string | null;
  readonly image: string | null;
  readonly price: string | null;
  readonly status: CultureEvent["status"];
}

export interface EventTime {
  readonly at: Date;
  readonly dayOnly: boolean;
}

const MAX_LENGTH = { name: 200, place: 200, description: 2_000, price: 60, city: 60 };
/** Longer text is cut before it is cleaned, because cleaning takes time. */
const READ_LIMIT = 20_000;

/** Null if it has no name, or no time between 2000 and 2100. */
export function cleanEvent(raw: RawEvent): CultureEvent | null {
  const name = cleanText(raw.name, MAX_LENGTH.name);
  const { start } = raw;
  if (name === "" || start === null || !isSane(start.at)) return null;
  const place = cleanText(raw.place, MAX_LENGTH.place);
  const description = cleanText(raw.description, MAX_LENGTH.description);
  return {
    id: idOf(raw.uid ?? `${name} ${start.at.toISOString()}`),
    name,
    startsAt: start.at,
    endsAt: endOf(raw.end, start),
    allDay: start.dayOnly,
    venue: place === "" ? null : place,
    city: cityIn(`${cleanText(raw.city, MAX_LENGTH.city)}, ${place}`),
    category: categoryOf(raw.words.map((word) => cleanText(word, MAX_LENGTH.name)).join(" "), name),
    description,
    url: webAddress(raw.url),
    imageUrl: webAddress(raw.image),
    price: cleanText(raw.price, MAX_LENGTH.price) || null,
    status: raw.status,
  };
}

/** Null if it does not end after it starts. If only its start has an hour, it ends with the day that is said. */
function endOf(end: EventTime | null, start: EventTime): Date | null {
  if (end === null || !isSane(end.at) || end.at <= start.at) return null;
  return end.dayOnly && !start.dayOnly ? new Date(end.at.getTime() + DAY_MS - MINUTE_MS) : end.at;
}

export function cleanText(text: string | null, longest: number): string {
  const plain = plainText((text ?? "").slice(0, READ_LIMIT)).replace(directionMarks, "");
  return plain.length <= longest ? plain : `${plain.slice(0, longest - 1).trimEnd()}…`;
}

/** http and https only: no script, no file, no password. */
export function webAddress(text: string | null): string | null {
  if (text === null || text.length > 2_000) return null;
  const url = URL.parse(text.trim());
  const isWeb = url !== null && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  return isWeb ? url.href : null;
}

function isSane(at: Date): boolean {
  const year = at.getUTCFullYear();
  return year >= 2000 && year < 2100;
}

function idOf(identity: string): string {
  return createHash("sha256").update(identity).digest("hex").slice(0, 12);
}

/** The first match wins: unambiguous words come before vague ones. */
const SIGNS: readonly (readonly [EventCategory, RegExp])[] = [
  ["music", /\b(music|musicevent|concert|gig|band|afrobeats?|choir|orchestra|dj|jazz)\b/i],
  [
    "theatre",
    /\b(theat(er|re)|theaterevent|comedyevent|comedy|drama|stage play|dance|danceevent|spoken word)\b/i,
  ],
  ["film", /\b(film|screeningevent|cinema|premiere|nollywood|screening)\b/i],
  ["sport", /\b(sports?|sportsevent|marathon|match|tournament|football|derby|race|regatta)\b/i],
  ["faith", /\b(faith|church|crusade|vigil|mosque|prayers?|gospel|worship)\b/i],
  ["festival", /\b(festival|carnival|durbar|fair|foodevent|exhibition|exhibitionevent|parade)\b/i],
  ["business", /\b(business|businessevent|summit|conference|expo|startup|investors?|trade)\b/i],
  [
    "learning",
    /\b(learning|educationevent|workshop|lecture|training|class|seminar|literaryevent|book|reading)\b/i,
  ],
];

/** From the categories in the file, otherwise from the event's name. */
export function categoryOf(words: string, name: string): EventCategory {
  return signedBy(words) ?? signedBy(name) ?? "other";
}

function signedBy(text: string): EventCategory | undefined {
  return SIGNS.find(([, sign]) => sign.test(text))?.[0];
}
