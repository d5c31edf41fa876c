import { DAY_MS, HOUR_MS, WEEK_MS } from "#platform/time.ts";
import type { Provider, ProviderAnswer } from "#sample/provider.ts";
import { seededFraction } from "./invented.ts";

type Row = readonly [
  name: string,
  type: string,
  venue: string,
  city: string,
  hour: number,
  price: number,
  about: string,
];

const EVENTS: readonly Row[] = [
  [
    "Lagoon Jazz Evening",
    "MusicEvent",
    "The Old Customs House",
    "Lagos",
    19,
    7_500,
    "Three quartets and a view of the water.",
  ],
  [
    "Open Mic at the Railway Yard",
    "MusicEvent",
    "Railway Yard Hall",
    "Ibadan",
    18,
    0,
    "Songs, poems and whoever dares.",
  ],
  [
    "Kano Indigo Fair",
    "Festival",
    "Dye Pits Square",
    "Kano",
    10,
    0,
    "Cloth from forty dyers, and how it is made.",
  ],
  [
    "Abuja Founders' Breakfast",
    "BusinessEvent",
    "Hill Court",
    "Abuja",
    8,
    12_000,
    "Twelve start-ups, seven minutes each.",
  ],
  [
    "Stage: The Judge's Umbrella",
    "TheaterEvent",
    "Palm Court Theatre",
    "Lagos",
    19,
    10_000,
    "A comedy in two acts and one downpour.",
  ],
  [
    "Ten Kilometres of Enugu",
    "SportsEvent",
    "Coal City Stadium",
    "Enugu",
    6,
    3_000,
    "Up the hills, down the hills.",
  ],
  [
    "Readers' Night: New Novels",
    "EducationEvent",
    "Leaf Bookshop",
    "Abuja",
    17,
    0,
    "Four writers read, everybody asks.",
  ],
  [
    "Port Harcourt Food Street",
    "Festival",
    "Garden Row",
    "Port Harcourt",
    12,
    1_000,
    "Bole, fish and a queue that is worth it.",
  ],
  ["Choirs of the Plateau", "MusicEvent", "Hillside Chapel", "Jos", 16, 2_000, "Nine choirs, one organ."],
  ["Calabar Street Parade", "Festival", "Marina Road", "Calabar", 14, 0, "Feathers, brass and eleven bands."],
  [
    "Film Club: Classics of the Seventies",
    "ScreeningEvent",
    "Studio Nine",
    "Lagos",
    18,
    2_500,
    "One film, one talk, cold zobo.",
  ],
  [
    "Young Coders' Workshop",
    "EducationEvent",
    "Makers' Barn",
    "Ilorin",
    10,
    0,
    "For pupils from ten to sixteen, laptops are there.",
  ],
];

const WEEKS = 9;
const EVENTS_PER_WEEK = 2;

interface PlannedEvent {
  readonly uid: string;
  readonly row: Row;
  readonly starts: Date;
}

/** Two events a week, determined by the week's number so that they do not change. */
function planEvents(now: Date): PlannedEvent[] {
  const first = Math.floor(now.getTime() / WEEK_MS);
  return Array.from({ length: WEEKS * EVENTS_PER_WEEK }, (_, i) => {
    const slot = first * EVENTS_PER_WEEK + i;
    const row = EVENTS[slot % EVENTS.length] ?? EVENTS[0];
    if (!row) return null;
    const week = Math.floor(slot / EVENTS_PER_WEEK) * WEEK_MS;
    const day = Math.floor(seededFraction(`event ${slot}`) * 7) * DAY_MS;
    // The row has the hour in Lagos, one ahead of UTC.
    return { uid: `sample-${slot}`, row, starts: new Date(week + day + (row[4] - 1) * HOUR_MS) };
  }).filter((event) => event !== null);
}

/** Half of the events as iCalendar and half as a page with JSON-LD, as organisers publish them. */
export const events: Provider = (url, now) => {
  const all = planEvents(now);
  if (url.pathname === "/calendar.ics") return calendar(all.filter((_, i) => i % 2 === 0));
  if (url.pathname === "/whats-on.html") return page(all.filter((_, i) => i % 2 === 1));
  return null;
};

function calendar(list: readonly PlannedEvent[]): ProviderAnswer {
  const lines = list.flatMap(({ uid, row: [name, type, venue, city, , , description], starts }) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SUMMARY:${name}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(new Date(starts.getTime() + 3 * HOUR_MS))}`,
    `LOCATION:${venue}\\, ${city}`,
    `CATEGORIES:${type}`,
    `DESCRIPTION:${description.replaceAll(",", "\\,")}`,
    "END:VEVENT",
  ]);
  const body = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//sample//EN", ...lines, "END:VCALENDAR", ""].join(
    "\r\n",
  );
  return { status: 200, headers: { "content-type": "text/calendar; charset=utf-8" }, body };
}

function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, "");
}

function page(list: readonly PlannedEvent[]): ProviderAnswer {
  const items = list.map(({ uid, row: [name, type, venue, city, , price, description], starts }) => ({
    "@type": type,
    identifier: uid,
    name,
    startDate: starts.toISOString(),
    description,
    location: { "@type": "Place", name: venue, address: { addressLocality: city, addressCountry: "NG" } },
    offers: { "@type": "Offer", price: String(price), priceCurrency: "NGN" },
    eventStatus: "https://schema.org/EventScheduled",
  }));
  const script = JSON.stringify({ "@context": "https://schema.org", "@graph": items });
  const body = `<!doctype html><title>What's on</title><script type="application/ld+json">${script}</script>`;
  return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body };
}
