import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { findFilms } from "#features/culture/store/films.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { type Played, plain, playedFetch } from "#tests/support/played-fetch.ts";
import { addEvent, importEvents, importFilms, listEvents, removeEvent } from "./write.ts";

const now = new Date("2026-11-20T16:00:00Z");
const database = databaseOfFile();
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "culture-"));
});

const deps = (play: Played = null) => ({
  ...{ db: database.db, clock: { now: () => now }, fetch: playedFetch(() => play).fetch },
});
async function file(text: string): Promise<string> {
  const name = path.join(folder, `${crypto.randomUUID()}.json`);
  await writeFile(name, text);
  return name;
}
const names = async () => (await listEvents(deps())).map(({ name }) => name);

test("every fact that the operator enters of an event is stored; the rest is null or empty", async () => {
  const entered = {
    ...{
      name: "Fair",
      starts: "2026-12-05T18:00",
      ends: "2026-12-05T20:00",
      venue: "The hall",
      city: "Kano",
    },
    ...{ category: "music", description: "More", url: "https://a.example/", image: "https://a.example/i" },
    price: "₦500",
  };
  const event = {
    ...{ name: "Fair", startsAt: new Date("2026-12-05T17:00:00Z"), endsAt: new Date("2026-12-05T19:00:00Z") },
    ...{ allDay: false, venue: "The hall", city: "Kano", category: "music", description: "More" },
    ...{ url: "https://a.example/", imageUrl: "https://a.example/i", price: "₦500", status: "scheduled" },
  };
  expect(await addEvent(deps(), entered)).toMatchObject({ ok: true, value: event });
  const bare = {
    ...{ name: "Visit", startsAt: new Date("2026-12-05T23:00:00Z"), endsAt: null, allDay: true },
    ...{ venue: null, city: null, category: "other", description: "", url: null, imageUrl: null },
    ...{ price: null, status: "scheduled" },
  };
  expect(await addEvent(deps(), { name: "Visit", starts: "2026-12-06" })).toMatchObject({
    ok: true,
    value: bare,
  });
  expect(await listEvents(deps())).toMatchObject([event, bare]);
  for (const { id } of await listEvents(deps())) expect(await removeEvent(deps(), id)).toBe(true);
  expect(await names()).toEqual([]);
});

test("an event that is entered again under its name and time is corrected", async () => {
  const fair = { name: "Book Fair", starts: "2026-12-05T18:00" };
  await addEvent(deps(), fair);
  await addEvent(deps(), { ...fair, category: "book" });
  const [event, ...others] = await listEvents(deps());
  expect([event, others]).toMatchObject([{ name: "Book Fair", category: "learning" }, []]);
  expect(await removeEvent(deps(), event?.id ?? "")).toBe(true);
  expect(await removeEvent(deps(), event?.id ?? "")).toBe(false);
});

test("an event without a name or a time is refused with an example, and not stored", async () => {
  const message = "an event needs a name and a time: 2026-12-05T18:00";
  for (const entered of [
    { name: "", starts: "2026-12-05T18:00" },
    { name: "Fair", starts: "soon" },
  ]) {
    const failure = { kind: "not-understood", message };
    expect(await addEvent(deps(), entered)).toEqual({ ok: false, failure });
  }
  expect(await names()).toEqual([]);
});

test.each([
  ["Lagos", "Jos Hall", "Lagos"],
  [undefined, "Jos Hall", "Jos"],
  ["Elsewhere", "Jos Hall", "Jos"],
  ["Lagos", undefined, "Lagos"],
])(
  "an event that the operator enters with the city %j and the venue %j is in %s",
  async (city, venue, stored) => {
    const entered = {
      ...{ name: "Fair", starts: "2026-12-05" },
      ...(city === undefined ? {} : { city }),
      ...(venue === undefined ? {} : { venue }),
    };
    expect(await addEvent(deps(), entered)).toMatchObject({ ok: true, value: { city: stored } });
    const [event] = await listEvents(deps());
    expect(event?.city).toBe(stored);
    await removeEvent(deps(), event?.id ?? "");
  },
);

test("today's events and later ones are listed, up to five years ahead", async () => {
  // 1,830 days after 20 November 2026 at 17:00 in Lagos.
  for (const starts of ["2026-11-19T22:59Z", "2026-11-19T23:00Z", "2031-11-24T15:59Z", "2031-11-24T16:00Z"])
    await addEvent(deps(), { name: starts, starts });
  expect(await names()).toEqual(["2026-11-19T23:00Z", "2031-11-24T15:59Z"]);
});

test("a source that cannot be read or understood changes nothing, and the failure says why", async () => {
  const before = await names();
  const failureOf = async (source: string, play: Played = null) => {
    const imported = await importEvents(deps(play), source);
    return imported.ok ? null : imported.failure;
  };
  const unreachable = { kind: "not-read", message: "connection refused" };
  expect(await failureOf("https://played/x", "down")).toEqual(unreachable);
  expect(await failureOf("http://played/x", plain(200, "hello"))).toMatchObject({ kind: "not-understood" });
  expect(await failureOf("/no/such/file")).toMatchObject({
    ...{ kind: "not-read", message: expect.stringContaining("/no/such/file") },
  });
  expect(await failureOf(await file("x".repeat(2_097_153)))).toEqual({
    ...{ kind: "too-large", message: "more than 2097152 bytes" },
  });
  expect(await names()).toEqual(before);
});

test("events are imported from an address, and from a file of exactly two megabytes", async () => {
  const json = JSON.stringify({ "@type": "Event", name: "Large", startDate: "2026-12-01" });
  const served = plain(200, json.replace("Large", "Served"));
  expect(await importEvents(deps(served), "http://played/x")).toMatchObject({ ok: true });
  expect(await names()).toContain("Served");
  const imported = await importEvents(deps(), await file(json.padEnd(2_097_152)));
  expect(imported).toMatchObject({ ok: true, value: { events: [{ name: "Large" }], leftOut: 0 } });
  expect(await names()).toContain("Large");
});

test("the operator's two lists of films replace the earlier ones; a refused file changes neither", async () => {
  const list = (name: "now" | "soon", ...titles: string[]) => titles.map((title) => ({ list: name, title }));
  const stored = async () => {
    const lists = [await findFilms(database.db, "live", "now"), await findFilms(database.db, "live", "soon")];
    return lists.map((films) => films.map(({ title }) => title));
  };
  const first = [...list("now", "A", "B"), ...list("soon", "C")];
  expect(await importFilms(deps(), await file(JSON.stringify(first)))).toEqual({
    ...{ ok: true, value: { now: 2, soon: 1 } },
  });
  expect(await stored()).toEqual([["A", "B"], ["C"]]);
  const [film] = await findFilms(database.db, "live", "soon");
  expect(film).toMatchObject({ provider: "operator", fetchedAt: now });
  for (const path of ["/no/such/file", await file("[]]")])
    expect(await importFilms(deps(), path)).toMatchObject({ ok: false });
  expect(await stored()).toEqual([["A", "B"], ["C"]]);
  expect(await importFilms(deps(), await file(JSON.stringify(list("soon", "D", "E"))))).toEqual({
    ...{ ok: true, value: { now: 0, soon: 2 } },
  });
  expect(await stored()).toEqual([[], ["D", "E"]]);
});
