import { pages } from "#contracts/addresses.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { product } from "#contracts/product.ts";
import { venueBesideCity } from "#features/culture/contract/event-place.ts";
import type { CultureEvent, Holiday } from "#features/culture/contract.ts";
import { lagosToday } from "#platform/cache/today.ts";
import type { Clock } from "#platform/clock.ts";
import { type CalendarEvent, toIcs } from "#platform/text/ics.ts";
import { lagosDate, MINUTE_MS } from "#platform/time.ts";

interface Deps {
  readonly ask: Ask;
  readonly clock: Clock;
  readonly siteUrl: string;
  say(language: Language, text: string): string;
}

const STATUS = { scheduled: "CONFIRMED", cancelled: "CANCELLED", postponed: "TENTATIVE" } as const;

/** One event, to add to a phone's calendar; null if no coming event has this id. */
export async function eventCalendar(deps: Deps, id: string): Promise<string | null> {
  const { events } = await deps.ask(api.culture.events);
  const event = events.find((one) => one.id === id);
  return event === undefined ? null : calendar(deps, event.name, [fromEvent(deps, event)]);
}

/** Public holidays of this year and the next, to subscribe to. */
export async function holidaysCalendar(deps: Deps, language: Language): Promise<string> {
  const year = Number(lagosToday(deps.clock.now()).slice(0, 4));
  const years = await Promise.all(
    [year, year + 1].map((one) => deps.ask(api.culture.holidays, { year: one })),
  );
  const holidays = years.flatMap(({ holidays }) =>
    holidays.map((holiday, at) => {
      const before = holidays.slice(0, at).filter(({ name }) => name === holiday.name).length;
      return fromHoliday(deps, language, holiday, before);
    }),
  );
  return calendar(deps, deps.say(language, "Public holidays"), holidays);
}

function calendar({ clock }: Deps, name: string, events: readonly CalendarEvent[]): string {
  return toIcs({ name, maker: product.name, madeAt: clock.now(), events });
}

function fromEvent({ siteUrl }: Deps, event: CultureEvent): CalendarEvent {
  const start = new Date(event.starts_at);
  const end = event.ends_at === null ? null : new Date(event.ends_at);
  return {
    uid: `event-${event.id}`,
    start: event.all_day ? lagosDate(start) : start,
    ...(event.all_day && end !== null && end > start ? { lastDay: lagosDate(end) } : {}),
    minutes: end === null ? null : (end.getTime() - start.getTime()) / MINUTE_MS,
    summary: event.name,
    description: event.description,
    location: [venueBesideCity(event), event.city].filter((part) => part !== null).join(", ") || null,
    url: event.url ?? siteUrl + pages.events,
    status: STATUS[event.status],
  };
}

/** `before`: how many feasts of this name the year has had; its day is not part of what it is, because that may change. */
function fromHoliday(
  { siteUrl, say }: Deps,
  language: Language,
  { date, name, estimated }: Holiday,
  before: number,
): CalendarEvent {
  const feast = `${date.slice(0, 4)}-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
  return {
    uid: before === 0 ? feast : `${feast}-${before + 1}`,
    start: date,
    minutes: 0,
    summary: say(language, name),
    description: estimated
      ? say(language, "Estimated days are calculated; the government announces them and may name another.")
      : "",
    location: null,
    url: siteUrl + inLanguage(language, pages.events),
    status: estimated ? "TENTATIVE" : "CONFIRMED",
  };
}
