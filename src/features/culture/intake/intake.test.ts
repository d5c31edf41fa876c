import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { webAddress } from "./clean.ts";
import { readEventTime } from "./event-time.ts";
import { readFilms } from "./films.ts";
import { readEvents as readEventsAt } from "./read-events.ts";

const readEvents = (text: string) => readEventsAt(text, new Date("2026-06-01T12:00:00Z"));

function eventsOf(text: string) {
  const read = readEvents(text);
  if (!read.ok) throw new Error(JSON.stringify(read.failure));
  return read.value.events;
}

const calendar = (...events: string[][]) =>
  [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    ...events.flatMap((lines) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"]),
    "END:VCALENDAR",
  ].join("\r\n");

test("an iCalendar event with folded lines, escapes and a time zone is read in full", () => {
  const [event] = eventsOf(
    calendar([
      "UID:one@example.org",
      "SUMMARY:Felabration\\, the last",
      "  night",
      "DTSTART;TZID=Europe/London:20260715T190000",
      'DTEND;TZID="Europe/London":20260715T230000',
      "LOCATION:New Afrika Shrine\\, Ikeja",
      "CATEGORIES:Concert,Afrobeat",
      "DESCRIPTION:Line one\\nline two",
      "URL:https://example.org/fela?a=1&b=2",
      "BEGIN:VALARM",
      "SUMMARY:not the event's",
      "END:VALARM",
    ]),
  );
  expect(event).toMatchObject({
    name: "Felabration, the last night",
    startsAt: new Date("2026-07-15T18:00:00Z"),
    endsAt: new Date("2026-07-15T22:00:00Z"),
    allDay: false,
    venue: "New Afrika Shrine, Ikeja",
    city: "Lagos",
    category: "music",
    description: "Line one line two",
    url: "https://example.org/fela?a=1&b=2",
    status: "scheduled",
  });
});

test("a JSON-LD event in a page is read with its lowest price, city and status", () => {
  const event = {
    "@type": "MusicEvent",
    name: "Jazz on the Lagoon",
    startDate: "2026-12-05T18:00",
    location: {
      "@type": "Place",
      name: "Freedom Park",
      address: { streetAddress: "1 Hospital Road", addressLocality: "Lagos Island", addressRegion: "Lagos" },
    },
    offers: [
      { price: "15000", priceCurrency: "NGN" },
      { price: 5000, priceCurrency: "NGN" },
    ],
    image: ["https://example.org/jazz.jpg"],
    eventStatus: "https://schema.org/EventPostponed",
  };
  const page = `<html><script>var a = "<x";</script><SCRIPT type='application/ld+json'>${JSON.stringify({ "@graph": [{ "@type": "WebPage" }, event] })}</SCRIPT></html>`;
  expect(eventsOf(page)).toMatchObject([
    {
      name: "Jazz on the Lagoon",
      startsAt: new Date("2026-12-05T17:00:00Z"),
      city: "Lagos",
      price: "from ₦5,000",
      status: "postponed",
      category: "music",
      imageUrl: "https://example.org/jazz.jpg",
    },
  ]);
});

test("an event has the same id at each import, and another event a different one", () => {
  const one = ["UID:1", "SUMMARY:A", "DTSTART:20261201"];
  expect(eventsOf(calendar(one))[0]!.id).toBe(eventsOf(calendar([...one, "LOCATION:elsewhere"]))[0]!.id);
  expect(eventsOf(calendar(one))[0]!.id).not.toBe(eventsOf(calendar(["UID:2", ...one.slice(1)]))[0]!.id);
});

test("entries without a name or a plausible time are left out and counted", () => {
  const read = readEvents(
    calendar(
      ["SUMMARY:no time"],
      ["DTSTART:20261201"],
      ["SUMMARY:old", "DTSTART:10661014"],
      ["SUMMARY:odd", "DTSTART:20261399"],
      ["SUMMARY:fine", "DTSTART:20261201", "DTEND:20261101"],
    ),
  );
  expect(read).toMatchObject({
    ok: true,
    value: { leftOut: 4, events: [{ name: "fine", endsAt: null, allDay: true }] },
  });
});

test("one event of a series has an id of its own, and keeps it when it is moved", () => {
  const series = ["UID:1", "SUMMARY:Market", "DTSTART:20260601T100000Z", "RRULE:FREQ=WEEKLY"];
  const one = (planned: string, start: string) => [
    "UID:1",
    "SUMMARY:Market",
    `${planned}`,
    `DTSTART:${start}`,
  ];
  const second = one("RECURRENCE-ID:20260608T100000Z", "20260609T100000Z");
  const third = one("RECURRENCE-ID;TZID=Africa/Lagos:20260615T110000", "20260616T100000Z");
  const events = eventsOf(calendar(series, second, third));
  expect(events.map(({ startsAt }) => startsAt.toISOString().slice(0, 10))).toEqual([
    "2026-06-01",
    "2026-06-09",
    "2026-06-16",
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(3);
  // The series keeps the id of an event that is alone, and a planned day is the same in any zone.
  expect(events[0]?.id).toBe(eventsOf(calendar(series.slice(0, 3)))[0]?.id);
  const moved = one("RECURRENCE-ID:20260615T100000Z", "20260617T100000Z");
  expect(eventsOf(calendar(moved))[0]?.id).toBe(events[2]?.id);
});

test.each([
  ["that is to come", ["DTSTART:20260602T100000Z", "RRULE:FREQ=DAILY"], 1],
  ["that is today", ["DTSTART:20260531T230000Z", "RRULE:FREQ=DAILY"], 1],
  ["that is over", ["DTSTART:20260531T225900Z", "RRULE:FREQ=DAILY"], 0],
  ["that is over, of dates given singly", ["DTSTART:20260525T100000Z", "RDATE:20260608T100000Z"], 0],
  ["of which the end is to come", ["DTSTART:20260530", "DTEND:20260602", "RRULE:FREQ=YEARLY"], 1],
] as const)("a repeated event with a first day %s is taken or left out: %j", (_, dates, taken) => {
  const read = readEvents(calendar(["UID:1", "SUMMARY:Market", ...dates]));
  expect(read).toMatchObject({ ok: true, value: { leftOut: 1 - taken } });
  expect(read.ok && read.value.events).toHaveLength(taken);
});

test("a series' first day that is moved takes the place of the series", () => {
  const series = ["UID:1", "SUMMARY:Market", "DTSTART:20260608T100000Z", "RRULE:FREQ=WEEKLY"];
  const moved = ["UID:1", "SUMMARY:Moved", "RECURRENCE-ID:20260608T100000Z", "DTSTART:20260609T100000Z"];
  const [before] = eventsOf(calendar(series));
  for (const events of [calendar(series, moved), calendar(moved, series)])
    expect(readEvents(events)).toMatchObject({
      value: { events: [{ id: before?.id, name: "Moved" }], leftOut: 1 },
    });
});

test("markup is removed from hostile text, and hostile addresses are left out", () => {
  const [event] = eventsOf(
    calendar([
      "SUMMARY:<img src=x onerror=alert(1)>Fair &lt;script&gt;\u202egnp.exe",
      "DTSTART:20261201",
      "URL:javascript:alert(1)",
      "IMAGE:https://user:pass@example.org/a.png",
      "DESCRIPTION:<script>steal()</script>ok\u0000\u0007",
    ]),
  );
  expect(event!.name).not.toMatch(/[<\u202e]img|onerror|\u202e/);
  expect(event).toMatchObject({ url: null, imageUrl: null, description: "ok" });
  for (const url of [
    "data:text/html,x",
    "file:///etc/passwd",
    "//example.org",
    "ftp://a/b",
    `https://a/${"x".repeat(3000)}`,
  ]) {
    expect(webAddress(url)).toBeNull();
  }
});

test("huge, deeply nested and malformed files are refused or cut within ten seconds", () => {
  const started = cpuMs();
  const bombs = [
    "[".repeat(1_900_000),
    `{"@type":"Event","name":"x","startDate":"2026-12-01","a":${'{"a":'.repeat(100_000)}1${"}".repeat(100_001)}`,
    `<script type="application/ld+json">`.repeat(50_000),
    "<".repeat(1_900_000),
    `BEGIN:VCALENDAR\r\n${"BEGIN:VEVENT\r\n".repeat(130_000)}`,
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:${"a\r\n ".repeat(400_000)}\r\nDTSTART:20261201\r\nEND:VEVENT`,
    `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY${';A="b"'.repeat(300_000)}\r\nEND:VEVENT`,
    JSON.stringify(Array.from({ length: 60_000 }, () => ({ "@type": "Event" }))),
    "x".repeat(3_000_000),
  ];
  for (const bomb of bombs) {
    const read = readEvents(bomb);
    if (read.ok)
      for (const event of read.value.events) expect(JSON.stringify(event).length).toBeLessThan(8_000);
    else expect(["too-large", "not-understood"]).toContain(read.failure.kind);
  }
  expect(cpuMs() - started).toBeLessThan(10_000);
});

test("reading any file never throws, and no event's name contains markup", () => {
  const line = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "BEGIN:VEVENT",
      "END:VEVENT",
      "SUMMARY:a<b>c",
      "DTSTART:20261201",
      "DTSTART;TZID=No/Where:20261201T100000",
      "END:VCALENDAR",
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
      const read = readEvents(["BEGIN:VCALENDAR", ...lines].join("\n"));
      if (read.ok) for (const { name } of read.value.events) expect(name).not.toMatch(/<[a-z]/i);
    }),
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      readEvents(
        JSON.stringify({
          "@type": "Event",
          name: value,
          startDate: value,
          location: value,
          offers: value,
          image: value,
        }),
      );
    }),
  );
});

test("a time without a known zone is in Lagos; a time with an offset is its instant", () => {
  expect(readEventTime("2026-12-01T18:00")).toEqual({ at: new Date("2026-12-01T17:00:00Z"), dayOnly: false });
  expect(readEventTime("2026-12-01")).toEqual({ at: new Date("2026-11-30T23:00:00Z"), dayOnly: true });
  expect(readEventTime("20261201T180000", "No/Where")).toEqual({
    at: new Date("2026-12-01T17:00:00Z"),
    dayOnly: false,
  });
  fc.assert(
    fc.property(
      fc.date({ min: new Date("2001-01-01"), max: new Date("2099-01-01"), noInvalidDate: true }),
      fc.integer({ min: -12, max: 14 }),
      (date, hours) => {
        const at = new Date(Math.floor(date.getTime() / 1000) * 1000);
        const sign = hours < 0 ? "-" : "+";
        const local = new Date(at.getTime() + hours * 3_600_000).toISOString().slice(0, 19);
        expect(readEventTime(`${local}${sign}${String(Math.abs(hours)).padStart(2, "0")}00`)?.at).toEqual(at);
      },
    ),
  );
});

test("the operator's films are read; one invalid row refuses the whole file and is named", () => {
  const films = readFilms(
    JSON.stringify([
      { list: "now", title: "A <b>Film</b>", genres: ["Drama"], poster_url: "javascript:1" },
      { list: "soon", title: "B", release_date: "2026-12-18", nollywood: true },
    ]),
  );
  expect(films).toMatchObject({
    ok: true,
    value: {
      now: [{ title: "A Film", poster: null, genres: ["Drama"] }],
      soon: [{ releaseDate: "2026-12-18", nollywood: true }],
    },
  });
  expect(readFilms('[{"list":"now","title":"A"},{"list":"later","title":"B"}]')).toMatchObject({
    ok: false,
    failure: { kind: "not-understood", message: expect.stringMatching(/^1\.list/) },
  });
  expect(readFilms("<html>")).toMatchObject({ ok: false });
});
