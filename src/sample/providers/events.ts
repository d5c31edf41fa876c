import { DAY_MS, HOUR_MS, WEEK_MS } from "#platform/time.ts";
import type { Provider, ProviderAnswer } from "#sample/provider.ts";
import { rowsOf, seededFraction } from "./invented.ts";

const EVENTS = rowsOf("events.tsv").map(
  ([name = "", type = "", venue = "", city = "", hour, price = "", about = ""]) => ({
    name,
    type,
    venue,
    city,
    hour: Number(hour),
    price,
    about,
  }),
);

const WEEKS = 9;
const EVENTS_PER_WEEK = 2;

type PlannedEvent = (typeof EVENTS)[number] & { readonly uid: string; readonly starts: Date };

/** Two events a week, determined by the week's number so that they do not change. */
function planEvents(now: Date): PlannedEvent[] {
  const first = Math.floor(now.getTime() / WEEK_MS);
  return Array.from({ length: WEEKS * EVENTS_PER_WEEK }, (_, i) => {
    const slot = first * EVENTS_PER_WEEK + i;
    const row = EVENTS[slot % EVENTS.length] ?? EVENTS[0];
    if (!row) return null;
    const week = Math.floor(slot / EVENTS_PER_WEEK) * WEEK_MS;
    const day = Math.floor(seededFraction(`event ${slot}`) * 7) * DAY_MS;
    // Lagos is one hour ahead of UTC.
    return { ...row, uid: `sample-${slot}`, starts: new Date(week + day + (row.hour - 1) * HOUR_MS) };
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
  const lines = list.flatMap(({ uid, name, type, venue, city, about, starts }) => [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SUMMARY:${name}`,
    `DTSTART:${stamp(starts)}`,
    `DTEND:${stamp(new Date(starts.getTime() + 3 * HOUR_MS))}`,
    `LOCATION:${venue}\\, ${city}`,
    `CATEGORIES:${type}`,
    `DESCRIPTION:${about.replaceAll(",", "\\,")}`,
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
  const items = list.map(({ uid, name, type, venue, city, price, about, starts }) => ({
    "@type": type,
    identifier: uid,
    name,
    startDate: starts.toISOString(),
    description: about,
    location: { "@type": "Place", name: venue, address: { addressLocality: city, addressCountry: "NG" } },
    offers: { "@type": "Offer", price, priceCurrency: "NGN" },
    eventStatus: "https://schema.org/EventScheduled",
  }));
  const script = JSON.stringify({ "@context": "https://schema.org", "@graph": items });
  const body = `<!doctype html><title>What's on</title><script type="application/ld+json">${script}</script>`;
  return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body };
}
