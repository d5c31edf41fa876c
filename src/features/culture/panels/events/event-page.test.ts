import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { CultureEvent } from "#features/culture/contract.ts";
import { eventData, eventPage, eventsByDay } from "./event-page.ts";

beforeEach(() => {
  // In Lagos the last day of the year has begun.
  vi.useFakeTimers({ now: Date.parse("2026-12-30T23:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

const event = (name: string, starts_at: string) => ({ name, starts_at }) as unknown as CultureEvent;
const holiday = (date: string) => ({ date, name: `Holiday of ${date}` });

/** Answers with these events, and for each year with its holidays; a year without any is a failure. */
function asking(events: readonly CultureEvent[], holidays: Readonly<Record<number, readonly string[]>>) {
  const asked: unknown[] = [];
  const ask = (async (address: string, params: { year?: number }) => {
    asked.push([address, params]);
    if (address === "GET /events") return { events, cities: ["Lagos"], categories: ["Music"] };
    const days = holidays[params.year ?? 0];
    if (days === undefined) throw new Error("no answer");
    return { holidays: days.map(holiday) };
  }) as unknown as Ask;
  return { ask, asked };
}

const page = (query = "") => new URL(`https://gist.example/events${query}`);

test.each([
  ["", {}],
  ["?city=&category=&from=", {}],
  ["?city=Lagos&category=Music&from=2026-11-20", { city: "Lagos", category: "Music", from: "2026-11-20" }],
  [`?city=${"c".repeat(81)}&category=${"g".repeat(51)}`, { city: "c".repeat(80), category: "g".repeat(50) }],
  ["?from=tomorrow", {}],
  ["?from=2026-11-20T10:00", {}],
  ["?from=2026-13-20", {}],
])("the address %j chooses %j", async (query, chosen) => {
  const { ask, asked } = asking([], {});
  const { choice } = await eventPage(ask, page(query));
  expect(choice).toEqual({ city: undefined, category: undefined, from: undefined, ...chosen });
  expect(asked).toContainEqual(["GET /events", choice]);
});

test("the page has the events by day, their cities and categories, and the next eight holidays", async () => {
  const next = Array.from({ length: 9 }, (_, month) => `2027-0${month + 1}-01`);
  const { ask, asked } = asking([event("E", "2026-12-31T18:00:00Z")], {
    2026: ["2026-12-25", "2026-12-30", "2026-12-31"],
    2027: next,
  });
  expect(await eventPage(ask, page())).toMatchObject({
    days: [{ day: "2026-12-31", events: [{ name: "E" }] }],
    ...{ cities: ["Lagos"], categories: ["Music"] },
    holidays: ["2026-12-31", ...next.slice(0, 7)].map(holiday),
  });
  expect(asked.slice(1)).toEqual([2026, 2027].map((year) => ["GET /holidays", { year }]));
});

test("if a year's holidays cannot be had, those of the other are shown", async () => {
  const { holidays } = await eventPage(asking([], { 2027: ["2027-01-01"] }).ask, page());
  expect(holidays).toEqual([holiday("2027-01-01")]);
});

test("events are grouped by the day on which they begin in Nigeria, in order", () => {
  const events = [
    event("a", "2026-11-20T22:59:00Z"),
    event("b", "2026-11-20T23:00:00Z"),
    event("c", "2026-11-21T20:00:00Z"),
  ];
  expect(eventsByDay(events).map(({ day, events }) => [day, events.map(({ name }) => name)])).toEqual([
    ["2026-11-20", ["a"]],
    ["2026-11-21", ["b", "c"]],
  ]);
  expect(eventsByDay([])).toEqual([]);
});

test("an event says to search engines when and where it is; without an hour, on which day in Lagos", () => {
  const event = {
    ...{ id: "e", name: "Lagoon Jazz", starts_at: "2026-12-05T17:00:00.000Z", ends_at: null, all_day: false },
    ...{
      venue: "Freedom Park",
      city: "Lagos",
      category: "music",
      description: "",
      url: null,
      image_url: null,
    },
    ...{ price: null, price_from: null, status: "postponed" },
  } as never as CultureEvent;
  expect(eventData(event)).toEqual({
    ...{ "@context": "https://schema.org", "@type": "Event", name: "Lagoon Jazz" },
    startDate: "2026-12-05T17:00:00.000Z",
    eventStatus: "https://schema.org/EventPostponed",
    location: {
      ...{ "@type": "EventVenue", name: "Freedom Park" },
      address: { "@type": "PostalAddress", addressLocality: "Lagos", addressCountry: "NG" },
    },
  });
  expect(eventData({ ...event, all_day: true, starts_at: "2026-12-04T23:00:00.000Z" })).toMatchObject({
    startDate: "2026-12-05",
  });
});
