import { expect, test } from "vitest";
import { deletePastEvents, findEvents } from "#features/culture/store/events.ts";
import { daysAfter } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { type Played, plain, playedAddresses, playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import type { CultureDeps } from "./deps.ts";
import { refreshEvents } from "./refresh-events.ts";
import { liveCultureProviders } from "./schedule.ts";

const start = new Date("2026-11-20T16:00:00Z");
let now = start;
const clock = { now: () => now };
const providers = playedAddresses(liveCultureProviders);
const eventFeeds = ["http://played/one.ics", "http://played/two.json", "http://played/three.json"];
const event = (name: string, startDate = "2026-12-01") => ({
  "@type": "Event",
  "@id": name,
  name,
  startDate,
});

const database = databaseOfFile();

async function refresh(...answers: readonly Played[]): Promise<{ names: string[]; warnings: unknown[][] }> {
  const warnings: unknown[][] = [];
  const log = { ...silentLog, warn: (...line: unknown[]) => void warnings.push(line) };
  const { fetch } = playedFetch(({ href }) => answers[eventFeeds.indexOf(href)] ?? null);
  const deps = { db: database.db, clock, log, fetch, edition: "live", providers, eventFeeds } as const;
  await refreshEvents(deps satisfies CultureDeps);
  const events = await findEvents(database.db, "live", new Date(0), new Date("2100-01-01"));
  return { names: events.map(({ name }) => name).toSorted(), warnings };
}

const json = (...events: object[]) => plain(200, JSON.stringify(events));
const calendar = plain(200, "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nSUMMARY:A\nDTSTART:20261212\nEND:VEVENT");

test("a feed that fails leaves its events and the other feeds alone, and a log line says why", async () => {
  const first = await refresh(calendar, json(event("B")), json(event("C")));
  expect(first).toEqual({ names: ["A", "B", "C"], warnings: [] });
  const second = await refresh("down", plain(200, "hello"), json(event("C"), event("D")));
  expect(second.names).toEqual(["A", "B", "C", "D"]);
  expect(second.warnings).toEqual([
    [
      { figure: "events", provider: eventFeeds[0], kind: "network", why: "connection refused" },
      "a provider failed",
    ],
    [
      {
        ...{ figure: "events", provider: eventFeeds[1], kind: "not-understood" },
        why: "neither iCalendar nor JSON-LD",
      },
      "a provider failed",
    ],
  ]);
});

test("events that were over ninety days ago are deleted even if no feed answers", async () => {
  const { names } = await refresh(
    null,
    json(event("kept", "2026-08-22T16:00Z"), event("old", "2026-08-22T15:59Z")),
  );
  expect(names).toContain("kept");
  expect(names).not.toContain("old");
});

const [soon, middle, late] = [event("soon"), event("middle", "2026-12-05"), event("late", "2026-12-10")];
const withoutId = (name: string, startDate: string) => ({ "@type": "Event", name, startDate });

test.each<[string, before: Played, after: Played, string[]]>([
  [
    "that its feed has taken back is announced no more",
    json(soon, middle, late),
    json(soon, late),
    ["late", "soon"],
  ],
  [
    "without an id whose day has changed is announced once",
    json(withoutId("moved", "2026-12-02"), late),
    json(withoutId("moved", "2026-12-03"), late),
    ["late", "moved"],
  ],
  [
    "after the last of a feed that lists fewer stays",
    json(soon, middle, late),
    json(soon),
    ["late", "middle", "soon"],
  ],
  ["that has begun stays", json(event("begun", "2026-11-20T15:59Z"), soon), json(soon), ["begun", "soon"]],
  ["of a feed that fails stays", json(soon, late), "down", ["late", "soon"]],
  [
    "of a feed that breaks off stays",
    json(soon, middle, late),
    plain(
      200,
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:F\nSUMMARY:final\nDTSTART:20261220\nEND:VEVENT\nBEGIN:VEV",
    ),
    ["final", "late", "middle", "soon"],
  ],
  [
    "of a page of which a part cannot be read stays",
    json(soon, middle, late),
    plain(
      200,
      `<html><script type="application/ld+json">${JSON.stringify([soon, late])}</script>
      <script type="application/ld+json">{"@type": "Event", </script></html>`,
    ),
    ["late", "middle", "soon"],
  ],
  [
    "of a feed that is empty stays",
    json(soon, late),
    plain(200, "BEGIN:VCALENDAR\nEND:VCALENDAR"),
    ["late", "soon"],
  ],
])("an event %s", async (_, before, after, names) => {
  await deletePastEvents(database.db, new Date("2100-01-01"));
  await refresh(before, json(event("another feed's", "2026-12-03")));
  expect((await refresh(after, "down")).names).toEqual(["another feed's", ...names].toSorted());
});

test("a series stays stored once its first day is over", async () => {
  await deletePastEvents(database.db, new Date("2100-01-01"));
  const series =
    "BEGIN:VEVENT\nUID:S\nSUMMARY:Series\nDTSTART:20261122T100000Z\nRRULE:FREQ=WEEKLY\nEND:VEVENT";
  const other = "BEGIN:VEVENT\nUID:O\nSUMMARY:Other\nDTSTART:20261212\nEND:VEVENT";
  const both = plain(200, `BEGIN:VCALENDAR\n${series}\n${other}\nEND:VCALENDAR`);
  now = start;
  await refresh(both);
  now = daysAfter(start, 4);
  expect((await refresh(both)).names).toEqual(["Other", "Series"]);
});
