import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { Language } from "#contracts/languages.ts";
import type { CultureEvent } from "#features/culture/contract.ts";
import { eventCalendar, holidaysCalendar } from "./events-calendar.ts";

const site = {
  siteUrl: "https://gist.example",
  say: (language: Language, text: string) => (language === "en" ? text : `${text} [${language}]`),
};

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
  ...{ image_url: null, price: null, price_from: null, status: "postponed", sample: false },
};

function deps(events: CultureEvent[]) {
  const answers: Record<string, unknown> = {
    "GET /events": { events, cities: [], categories: [] },
    "GET /holidays": { holidays: [{ date: "2026-03-20", name: "Eid-el-Fitr", estimated: true }] },
  };
  const ask = (async (address: string) => answers[address]) as unknown as Ask;
  return { ask, clock: { now: () => new Date("2026-11-21T09:00:00Z") }, ...site };
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

test.each([
  ["2026-12-06T23:00:00.000Z", "20261208"],
  ["2026-12-01T22:59:00.000Z", "20261202"],
  [null, "20261202"],
])("an all-day event from 1 December until %s ends before %s", async (ends_at, end) => {
  const days = { ...event, all_day: true, starts_at: "2026-11-30T23:00:00.000Z", ends_at };
  expect(await eventCalendar(deps([days]), "abc")).toContain(
    `DTSTART;VALUE=DATE:20261201\r\nDTEND;VALUE=DATE:${end}\r\n`,
  );
});

test("an unknown event has no calendar", async () => {
  expect(await eventCalendar(deps([event]), "xyz")).toBeNull();
});

test("an estimated holiday is tentative and says why", async () => {
  const ics = await holidaysCalendar(deps([]), "en");
  expect(ics).toContain(
    "DTSTART;VALUE=DATE:20260320\r\nDTEND;VALUE=DATE:20260321\r\nSUMMARY:Eid-el-Fitr\r\n",
  );
  expect(ics).toContain("Estimated days are calculated\\; the government");
  expect(ics).toContain("STATUS:TENTATIVE\r\n");
});

/** The lines of a calendar from its first event on, without folds. */
function eventLines(ics: string | null): string[] {
  const lines = (ics ?? "").replaceAll("\r\n ", "").split("\r\n");
  return lines.slice(lines.indexOf("BEGIN:VEVENT"), -2);
}

test("an event's calendar is named after it and holds it alone", async () => {
  const ics = await eventCalendar(deps([{ ...event, id: "other", name: "Other" }, event]), "abc");
  expect(ics).toContain("PRODID:-//Naija Gist//EN\r\n");
  expect(ics).toContain("X-WR-CALNAME:Fair\\, in Kano\r\n");
  expect(eventLines(ics)).toEqual([
    "BEGIN:VEVENT",
    "UID:event-abc@naija-gist",
    "DTSTAMP:20261121T090000Z",
    "DTSTART:20261205T170000Z",
    "DTEND:20261205T193000Z",
    "SUMMARY:Fair\\, in Kano",
    "DESCRIPTION:One\\; two",
    "LOCATION:Dye Pits\\, Kano",
    "URL:https://gist.example/events",
    "STATUS:TENTATIVE",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
});

test.each([
  [{ url: "https://fair.example" }, "URL:https://fair.example"],
  [{ venue: null }, "LOCATION:Kano"],
  [{ city: null }, "LOCATION:Dye Pits"],
  [{ venue: "Dye Pits, Kano" }, "LOCATION:Dye Pits\\, Kano"],
  [{ venue: "Dye Pits, Kano Road" }, "LOCATION:Dye Pits\\, Kano Road\\, Kano"],
  [{ venue: "Kano" }, "LOCATION:Kano"],
  [{ status: "scheduled" }, "STATUS:CONFIRMED"],
  [{ status: "cancelled" }, "STATUS:CANCELLED"],
] as [Partial<CultureEvent>, string][])("an event with %j has the line %s", async (parts, line) => {
  expect(eventLines(await eventCalendar(deps([{ ...event, ...parts }]), "abc"))).toContain(line);
});

test("an event whose end is unknown has no end in the calendar", async () => {
  const ics = await eventCalendar(deps([{ ...event, ends_at: null }]), "abc");
  expect(ics).toContain("DTSTART:20261205T170000Z\r\nSUMMARY:");
});

test("an event without venue and city has no place", async () => {
  const nowhere = { ...event, venue: null, city: null };
  expect(await eventCalendar(deps([nowhere]), "abc")).not.toContain("LOCATION");
});

test.each([
  ["2026-12-31T22:59:59Z", [2026, 2027]],
  // In Lagos the new year has begun.
  ["2026-12-31T23:00:00Z", [2027, 2028]],
])("the holidays at %s are those of the years %j", async (now, years) => {
  const calls: unknown[] = [];
  const ask = (async (address: string, { year }: { year: number }) => {
    calls.push([address, year]);
    const first = { date: `${year}-01-01`, name: "New Year's Day", estimated: false };
    return { holidays: [first, { date: `${year}-10-01`, name: "Independence Day", estimated: false }] };
  }) as unknown as Ask;
  const clock = { now: () => new Date(now) };
  const ics = await holidaysCalendar({ ask, clock, ...site }, "en");
  expect(calls).toEqual(years.map((year) => ["GET /holidays", year]));
  expect(ics.match(/(?<=DTSTART;VALUE=DATE:)\d+/g)).toEqual(
    years.flatMap((year) => [`${year}0101`, `${year}1001`]),
  );
});

test("a holiday that is not estimated is confirmed, without a description", async () => {
  const holidays = [{ date: "2026-12-26", name: "Boxing Day (St. Stephen's)", estimated: false }];
  const ask = (async (_address: string, { year }: { year: number }) => ({
    holidays: year === 2026 ? holidays : [],
  })) as unknown as Ask;
  const ics = await holidaysCalendar({ ...deps([]), ask }, "en");
  expect(ics).toContain("X-WR-CALNAME:Public holidays\r\n");
  expect(eventLines(ics)).toEqual([
    "BEGIN:VEVENT",
    "UID:2026-boxing-day-st-stephen-s-@naija-gist",
    "DTSTAMP:20261121T090000Z",
    "DTSTART;VALUE=DATE:20261226",
    "DTEND;VALUE=DATE:20261227",
    "SUMMARY:Boxing Day (St. Stephen's)",
    "DESCRIPTION:",
    "URL:https://gist.example/events",
    "STATUS:CONFIRMED",
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ]);
});

test("in Yorùbá the holidays have Yorùbá names, and the same entries", async () => {
  const ics = (await holidaysCalendar(deps([]), "yo")).replaceAll("\r\n ", "");
  expect(ics).toContain("X-WR-CALNAME:Public holidays [yo]\r\n");
  expect(ics).toContain("SUMMARY:Eid-el-Fitr [yo]\r\n");
  expect(ics).toContain("UID:2026-eid-el-fitr@naija-gist\r\n");
  expect(ics).toContain("URL:https://gist.example/yo/events\r\n");
});

test("a feast keeps its entry when its day is moved, and a second one in a year has one of its own", async () => {
  const uids = async (...dates: string[]) => {
    const holidays = dates.map((date) => ({ date, name: "Eid-el-Fitr", estimated: true }));
    const ask = (async (_address: string, { year }: { year: number }) => ({
      holidays: year === 2026 ? holidays : [],
    })) as unknown as Ask;
    return (await holidaysCalendar({ ...deps([]), ask }, "en")).match(/(?<=UID:)\S+/g);
  };
  expect(await uids("2026-01-02", "2026-12-23")).toEqual([
    "2026-eid-el-fitr@naija-gist",
    "2026-eid-el-fitr-2@naija-gist",
  ]);
  expect(await uids("2026-01-03")).toEqual(["2026-eid-el-fitr@naija-gist"]);
});
