import { beforeAll, expect, test } from "vitest";
import type { CultureEvent } from "#features/culture/shapes.ts";
import { saveEvents } from "#features/culture/store/events.ts";
import type { Edition } from "#platform/edition.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { readEventList } from "./events.ts";

const pictures = { sign: (kind: string, url: string | null) => url && `${kind} ${url}` };
const event = (id: string, parts: Partial<CultureEvent> = {}): CultureEvent => ({
  ...{ id, name: id, startsAt: new Date("2026-12-01T18:00:00Z"), endsAt: null, allDay: false, venue: null },
  ...{ city: null, category: "other", description: "", url: null, imageUrl: null, price: null },
  ...{ status: "scheduled", ...parts },
});

const database = databaseOfFile();
beforeAll(async () => {
  const events = [
    event("fair", { city: "Lagos", category: "festival" }),
    event("gig", { city: "Kano", category: "music" }),
    event("match", { city: "Lagos", category: "sport" }),
    event("nowhere", { category: "music" }),
  ];
  await saveEvents(database.db, "live", events, { origin: "operator", by: "operator" });
});

function ask(params: Parameters<typeof readEventList>[1] = {}, edition: Edition = "live") {
  const clock = { now: () => new Date("2026-11-20T16:00:00Z") };
  const providers = { tmdbImages: "" };
  return readEventList({ db: database.db, clock, edition, providers, pictures }, params);
}
async function names(params: Parameters<typeof ask>[0]): Promise<string[]> {
  const answer = await ask(params);
  return "events" in answer ? answer.events.map(({ name }) => name) : [answer.refused];
}

test("events are filtered by city and by category at once; the choices stay", async () => {
  expect(await names({})).toEqual(["fair", "gig", "match", "nowhere"]);
  expect(await names({ city: "lagos" })).toEqual(["fair", "match"]);
  expect(await names({ category: "MUSIC" })).toEqual(["gig", "nowhere"]);
  expect(await names({ city: "Kano", category: "music" })).toEqual(["gig"]);
  expect(await names({ city: "Jos" })).toEqual([]);
  expect(await ask({ city: "Jos" })).toEqual({
    ...{ events: [], cities: ["Kano", "Lagos"], categories: ["festival", "music", "sport"] },
  });
});

test("an unknown category and a period that ends before it begins are refused with the reason", async () => {
  expect(await ask({ category: "musics" })).toMatchObject({
    refused: "not-found",
    detail:
      "There is no such category of events, only music, theatre, film, sport, festival, business, faith, learning, other.",
  });
  expect(await ask({ from: "2026-12-02", to: "2026-12-01" })).toEqual({
    ...{ refused: "invalid", detail: [{ loc: ["to"], msg: "to must not be before from" }] },
  });
  expect(await names({ from: "2026-12-01", to: "2026-12-01" })).toHaveLength(4);
  expect(await names({ from: "2020-01-01" })).toHaveLength(4);
});

test("every fact of an event is answered, with its picture at an address of ours", async () => {
  const facts: Partial<CultureEvent> = {
    ...{ venue: "Hall", city: "Kano", category: "music", description: "More", url: "https://a.example/" },
    ...{ price: "from ₦5,000", status: "cancelled" },
  };
  const full = event("full", {
    ...{ ...facts, allDay: true, imageUrl: "https://a.example/i", endsAt: new Date("2026-12-02T18:00:00Z") },
  });
  await saveEvents(database.db, "sample", [full, event("plain")], { origin: "operator", by: "operator" });
  const answer = await ask({}, "sample");
  expect("events" in answer && answer.events).toEqual([
    {
      ...{
        id: "full",
        name: "full",
        ...facts,
        price_from: "₦5,000",
        all_day: true,
        image_url: "pictures https://a.example/i",
      },
      ...{ starts_at: "2026-12-01T18:00:00.000Z", ends_at: "2026-12-02T18:00:00.000Z", sample: true },
    },
    {
      ...{ id: "plain", name: "plain", venue: null, city: null, category: "other", description: "" },
      ...{ url: null, price: null, price_from: null, status: "scheduled", all_day: false, image_url: null },
      ...{ starts_at: "2026-12-01T18:00:00.000Z", ends_at: null, sample: true },
    },
  ]);
  expect(await ask()).toMatchObject({ events: [{ sample: false }, {}, {}, {}] });
});
