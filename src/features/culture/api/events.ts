import type * as api from "#contracts/all/api.ts";
import { type AnswerOf, type ParsedParamsOf, type Refusal, refuse } from "#contracts/endpoint.ts";
import type { CultureEvent as AnsweredEvent, CultureEndpoints } from "#features/culture/contract.ts";
import { lowestOf } from "#features/culture/intake/offers.ts";
import { type CultureEvent, eventCategories } from "#features/culture/shapes.ts";
import { findEvents } from "#features/culture/store/events.ts";
import { lagosToday } from "#platform/cache/today.ts";
import { DAY_MS, lagosInstant } from "#platform/time.ts";
import type { CultureReadDeps } from "./deps.ts";
import { distinctSorted } from "./distinct-sorted.ts";

const YEAR_MS = 366 * DAY_MS;

/** To a year from today in Lagos, or from a given later day; the filter choices cover all events of that period. */
export async function readEventList(
  deps: CultureReadDeps,
  params: ParsedParamsOf<CultureEndpoints, typeof api.culture.events>,
): Promise<AnswerOf<CultureEndpoints, typeof api.culture.events> | Refusal> {
  const category = params.category?.toLowerCase();
  if (category !== undefined && !eventCategories.some((one) => one === category))
    return refuse("not-found", `There is no such category of events, only ${eventCategories.join(", ")}.`);
  const today = lagosToday(deps.clock.now());
  const from = startOf(params.from ?? today);
  const lastStart = Math.max(from.getTime(), startOf(today).getTime());
  const to = params.to === undefined ? new Date(lastStart + YEAR_MS) : endOf(params.to);
  if (from >= to) return refuse("invalid", [{ loc: ["to"], msg: "to must not be before from" }]);
  const events = await findEvents(deps.db, deps.edition, from, to);
  const chosen = events.filter(
    (event) =>
      (params.city === undefined || event.city?.toLowerCase() === params.city.toLowerCase()) &&
      (category === undefined || event.category === category),
  );
  return {
    events: chosen.map((event) => answerEvent(deps, event)),
    cities: distinctSorted(events.flatMap(({ city }) => (city === null ? [] : [city]))),
    categories: distinctSorted(events.map((event) => event.category)),
  };
}

function startOf(day: string): Date {
  return lagosInstant(day, "00:00");
}

function endOf(day: string): Date {
  return new Date(startOf(day).getTime() + DAY_MS);
}

function answerEvent({ edition, pictures }: CultureReadDeps, event: CultureEvent): AnsweredEvent {
  const { id, name, venue, city, category, description, url, price, status } = event;
  return {
    ...{ id, name, venue, city, category, description, url, price, status },
    price_from: price === null ? null : lowestOf(price),
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt?.toISOString() ?? null,
    all_day: event.allDay,
    image_url: pictures.sign("pictures", event.imageUrl),
    sample: edition === "sample",
  };
}
