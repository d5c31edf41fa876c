import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import type { CultureEvent, Holiday } from "#features/culture/contract.ts";
import { inLagos } from "#ui/time.ts";

export interface EventChoice {
  readonly city: string | undefined;
  readonly category: string | undefined;
  readonly from: string | undefined;
}

const HOLIDAYS_SHOWN = 8;

/** Coming events with their filter, and the next public holidays. */
export async function eventPage(ask: Ask, url: URL) {
  const choice = choiceOf(url);
  const today = inLagos(Date.now()).day;
  const year = Number(today.slice(0, 4));
  const [answer, ...years] = await Promise.all([
    ask(api.culture.events, choice),
    ...[year, year + 1].map((one) => ask(api.culture.holidays, { year: one }).catch(() => null)),
  ]);
  const holidays = years.flatMap((one): readonly Holiday[] => one?.holidays ?? []);
  return {
    choice,
    days: eventsByDay(answer.events),
    cities: answer.cities,
    categories: answer.categories,
    holidays: holidays.filter(({ date }) => date >= today).slice(0, HOLIDAYS_SHOWN),
  };
}

export type EventPage = Awaited<ReturnType<typeof eventPage>>;

function choiceOf({ searchParams }: URL): EventChoice {
  const from = searchParams.get("from") ?? "";
  return {
    city: searchParams.get("city")?.slice(0, 80) || undefined,
    category: searchParams.get("category")?.slice(0, 50) || undefined,
    from: /^\d{4}-\d{2}-\d{2}$/.test(from) && !Number.isNaN(Date.parse(from)) ? from : undefined,
  };
}

/** Groups events, which are in order of time, by the day on which they begin in Nigeria. */
export function eventsByDay(events: readonly CultureEvent[]): { day: string; events: CultureEvent[] }[] {
  const days = new Map<string, CultureEvent[]>();
  for (const event of events) {
    const { day } = inLagos(Date.parse(event.starts_at));
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, dayEvents]) => ({ day, events: dayEvents }));
}

const STATUS = { scheduled: "EventScheduled", cancelled: "EventCancelled", postponed: "EventPostponed" };

/** An event for search engines: its day alone, if the hour is unknown. */
export function eventData(event: CultureEvent): object {
  const { name, starts_at, ends_at, all_day, venue, city, description, url, status } = event;
  const timeOf = (at: string): string => (all_day ? inLagos(Date.parse(at)).day : at);
  return {
    "@context": "https://schema.org",
    "@type": "Event",
    name,
    startDate: timeOf(starts_at),
    ...(ends_at === null ? {} : { endDate: timeOf(ends_at) }),
    eventStatus: `https://schema.org/${STATUS[status]}`,
    location: {
      "@type": "EventVenue",
      name: venue ?? city ?? "Nigeria",
      address: { "@type": "PostalAddress", addressLocality: city ?? undefined, addressCountry: "NG" },
    },
    ...(description === "" ? {} : { description }),
    ...(url === null ? {} : { url }),
  };
}
