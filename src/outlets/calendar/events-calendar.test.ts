import { expect, test } from "vitest";
import type { Ask } from "#contracts/all-endpoints.ts";
import type { CultureEvent } from "#contracts/culture.ts";
import { eventCalendar, holidaysCalendar } from "./events-calendar.ts";

const event: CultureEvent = {
  ...{
    id: "abc",
    name: "Fair, in Kano",
    starts_at: "2026-12-05T17:00:00.000Z",
    ends_at: "2026-12-05T19:30:00.000Z",
  },
  ...{
    all_day: false,
    venue: "Dye Pits",
    city: "Kano",
    category: "festival",
    description: "One; two",
    url: null,
  },
  ...{ image_url: null, price: null, status: "postponed", sample: false },
};

function deps(events: CultureEvent[]) {
  const answers: Record<string, unknown> = {
    "GET /events": { events, cities: [], categories: [] },
    "GET /holidays": { holidays: [{ date: "2026-03-20", name: "Eid-el-Fitr", estimated: true }] },
  };
  const ask = (async (address: string) => answers[address]) as unknown as Ask;
  return { ask, clock: { now: () => new Date("2026-11-21T09:00:00Z") }, siteUrl: "https://gist.example" };
}

test("an event has its time, place and status, and links to the events page if it has no page itself", async () => {
  const ics = await eventCalendar(deps([event]), "abc");
  expect(ics).toContain(
    "DTSTART:20261205T170000Z\r\nDTEND:20261205T193000Z\r\nSUMMARY:Fair\\, in Kano\r\nDESCRIPTION:One\\; two\r\n",
  );
  expect(ics).toContain(
    "LOCATION:Dye Pits\\, Kano\r\nURL:https://gist.example/events\r\nSTATUS:TENTATIVE\r\n",
  );
});

test("an all-day event is entered on its date in Lagos", async () => {
  const ics = await eventCalendar(
    deps([{ ...event, all_day: true, starts_at: "2026-12-04T23:00:00.000Z" }]),
    "abc",
  );
  expect(ics).toContain("DTSTART;VALUE=DATE:20261205\r\n");
});

test("an unknown event has no calendar", async () => {
  expect(await eventCalendar(deps([event]), "xyz")).toBeNull();
});

test("an estimated holiday is tentative and says why", async () => {
  const ics = await holidaysCalendar(deps([]));
  expect(ics).toContain(
    "DTSTART;VALUE=DATE:20260320\r\nDTEND;VALUE=DATE:20260321\r\nSUMMARY:Eid-el-Fitr\r\n",
  );
  expect(ics).toContain("Estimated: the government may name another day.");
  expect(ics).toContain("STATUS:TENTATIVE\r\n");
});
