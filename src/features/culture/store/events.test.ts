import { afterAll, beforeEach, expect, test } from "vitest";
import type { CultureEvent } from "#features/culture/shapes.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { deletePastEvents, deleteTakenBack, findEvents, removeEvent, saveEvents } from "./events.ts";

const event = (id: string, startsAt: string, endsAt: string | null = null): CultureEvent => ({
  ...{
    id,
    name: `Event ${id}`,
    startsAt: new Date(startsAt),
    endsAt: endsAt === null ? null : new Date(endsAt),
  },
  ...{ allDay: false, venue: null, city: null, category: "other", description: "", url: null },
  ...{ imageUrl: null, price: null, status: "scheduled" },
});

let database: TestDatabase;
beforeEach(async () => {
  database ??= await testDatabase();
  await deletePastEvents(database.db, new Date("2100-01-01"));
});
afterAll(() => database.close());

const find = (from = "2000-01-01", to = "2100-01-01", edition: "live" | "sample" = "live") =>
  findEvents(database.db, edition, new Date(from), new Date(to));
const ids = async (...period: string[]) => (await find(...period)).map(({ id }) => id);

test("every fact of an event is kept, and a repeated import updates it", async () => {
  const bare = event("1", "2026-12-01T18:00:00Z");
  const full: CultureEvent = {
    ...event("1", "2026-12-02T18:00:00Z", "2026-12-02T20:00:00Z"),
    ...{ name: "Renamed", allDay: true, venue: "Hall", city: "Kano", category: "music", description: "More" },
    ...{ url: "https://a.example/", imageUrl: "https://a.example/i", price: "Free", status: "cancelled" },
  };
  await saveEvents(database.db, "live", [bare], { origin: "operator", by: "operator" });
  expect(await find()).toEqual([bare]);
  await saveEvents(database.db, "live", [full], { origin: "http://played/x", by: "operator" });
  expect(await find()).toEqual([full]);
  await saveEvents(database.db, "sample", [bare], { origin: "operator", by: "operator" });
  expect(await find()).toEqual([full]);
  expect(await find("2000-01-01", "2100-01-01", "sample")).toEqual([bare]);
});

test("a feed neither brings back what the operator removed nor changes another source's event", async () => {
  const own = event("1", "2026-12-01T18:00:00Z");
  const feed = { origin: "https://feed.example/", by: "feed" } as const;
  await saveEvents(database.db, "live", [own], feed);
  await saveEvents(database.db, "live", [{ ...own, name: "Moved" }], feed);
  await saveEvents(database.db, "live", [{ ...own, name: "Hostile" }], {
    ...feed,
    origin: "https://other.example/",
  });
  expect(await find()).toEqual([{ ...own, name: "Moved" }]);
  expect(await removeEvent(database.db, "live", "1")).toBe(true);
  expect(await removeEvent(database.db, "live", "1")).toBe(false);
  await saveEvents(database.db, "live", [own], feed);
  expect(await find()).toEqual([]);
  await saveEvents(database.db, "live", [own], { origin: "operator", by: "operator" });
  expect(await find()).toEqual([own]);
});

test("what a feed has taken back is deleted in its edition, but not what another source or the operator has said", async () => {
  const [gone, last] = [event("gone", "2026-12-01T18:00:00Z"), event("last", "2026-12-02T18:00:00Z")];
  const feed = { origin: "https://feed.example/", by: "feed" } as const;
  for (const edition of ["live", "sample"] as const)
    await saveEvents(database.db, edition, [gone, event("removed", "2026-12-01"), last], feed);
  await saveEvents(database.db, "live", [event("own", "2026-12-01")], { origin: "operator", by: "operator" });
  await removeEvent(database.db, "live", "removed");
  const reading = { origin: feed.origin, now: new Date("2026-11-30T12:00:00Z") };
  await deleteTakenBack(database.db, "live", [last], reading);
  expect(await ids()).toEqual(["own", "last"]);
  expect(await find("2000-01-01", "2100-01-01", "sample")).toHaveLength(3);
  await saveEvents(database.db, "live", [event("removed", "2026-12-01")], feed);
  expect(await ids()).toEqual(["own", "last"]);
});

test("if one event of a source cannot be stored, none is", async () => {
  const unusable = { ...event("2", "2026-12-01"), status: "unknown" } as unknown as CultureEvent;
  await expect(
    saveEvents(database.db, "live", [event("1", "2026-12-01"), unusable], {
      origin: "operator",
      by: "operator",
    }),
  ).rejects.toThrow();
  expect(await ids()).toEqual([]);
});

test("events are found by date that are not over at the first instant and begin before the last", async () => {
  const events = [
    event("c", "2026-12-03T10:00:00Z"),
    event("b", "2026-12-02T10:00:00Z"),
    event("a", "2026-12-02T10:00:00Z"),
    event("long", "2026-11-01T10:00:00Z", "2026-12-01T10:00:00Z"),
  ];
  await saveEvents(database.db, "live", events, { origin: "operator", by: "operator" });
  expect(await ids()).toEqual(["long", "a", "b", "c"]);
  expect(await ids("2026-12-01T09:59:59.999Z", "2026-12-03T10:00:00Z")).toEqual(["long", "a", "b"]);
  expect(await ids("2026-12-01T10:00:00Z", "2026-12-03T10:00:00.001Z")).toEqual(["a", "b", "c"]);
  expect(await ids("2026-12-02T10:00:00Z", "2026-12-02T10:00:00Z")).toEqual([]);
  expect(await ids("2026-12-02T10:00:00.001Z")).toEqual(["c"]);
});

test.each([
  [
    "that ended at midnight is over on the day that begins then",
    "2026-12-05T19:00Z",
    "2026-12-05T23:00Z",
    false,
    [],
  ],
  ["that goes on after midnight is not over", "2026-12-05T19:00Z", "2026-12-05T23:01Z", false, ["1"]],
  [
    "at midnight that ends as it begins is of the day",
    "2026-12-05T23:00Z",
    "2026-12-05T23:00Z",
    false,
    ["1"],
  ],
  ["of whole days is not over on its last day", "2026-12-03T23:00Z", "2026-12-05T23:00Z", true, ["1"]],
])("an event %s", async (_, startsAt, endsAt, allDay, found) => {
  const one = { ...event("1", startsAt, endsAt), allDay };
  await saveEvents(database.db, "live", [one], { origin: "operator", by: "operator" });
  expect(await ids("2026-12-05T23:00Z")).toEqual(found);
});

test("past events are deleted by their end, or by their start if they have none", async () => {
  const events = [
    event("past", "2026-12-01T10:00:00Z"),
    event("at", "2026-12-02T10:00:00Z"),
    event("ended", "2026-11-01T10:00:00Z", "2026-12-02T09:59:59Z"),
    event("goes on", "2026-11-01T10:00:00Z", "2026-12-02T10:00:00Z"),
  ];
  await saveEvents(database.db, "live", events, { origin: "operator", by: "operator" });
  await deletePastEvents(database.db, new Date("2026-12-02T10:00:00Z"));
  expect(await ids()).toEqual(["goes on", "at"]);
});

test("removing an event says whether it existed, in the given edition", async () => {
  await saveEvents(database.db, "live", [event("1", "2026-12-01"), event("2", "2026-12-01")], {
    origin: "operator",
    by: "operator",
  });
  expect(await removeEvent(database.db, "sample", "1")).toBe(false);
  expect(await removeEvent(database.db, "live", "1")).toBe(true);
  expect(await removeEvent(database.db, "live", "1")).toBe(false);
  expect(await ids()).toEqual(["2"]);
});
