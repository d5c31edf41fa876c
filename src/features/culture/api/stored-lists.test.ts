import { expect, test } from "vitest";
import { type CultureDeps, cultureJobs, liveCultureProviders } from "#features/culture/jobs/schedule.ts";
import type { CultureEvent, Film, Song } from "#features/culture/shapes.ts";
import { findChartDays, saveChart } from "#features/culture/store/charts.ts";
import { findEvents, saveEvents } from "#features/culture/store/events.ts";
import { saveFilms } from "#features/culture/store/films.ts";
import { createPictureSigner } from "#platform/pictures/sign.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { letForget } from "#tests/support/let-forget.ts";
import { playedFetch } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { readCulture } from "./read.ts";

const nobody = { address: "", headers: {} };
let now = new Date("2026-11-20T16:00:00Z");
const clock = { now: () => now };

const database = databaseOfFile();

function deps(): CultureDeps {
  const { fetch } = playedFetch(() => "down");
  const providers = liveCultureProviders;
  return { db: database.db, clock, log: silentLog, fetch, edition: "live", providers, eventFeeds: [] };
}

const read = () => readCulture({ ...deps(), pictures: createPictureSigner(Buffer.from("a key for tests")) });

const film = (id: string, parts: Partial<Film>): Film => ({
  ...{ id, title: id, overview: "", poster: null, genres: [], cities: [], trailerUrl: null },
  ...{ lengthMinutes: null, releaseDate: null, rating: null, nollywood: false, ...parts },
});

const event = (name: string, startsAt: string, endsAt: string | null): CultureEvent => ({
  ...{ id: name, name, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) },
  ...{ allDay: false, venue: null, city: null, category: "other", description: "", url: null },
  ...{ imageUrl: null, price: null, status: "scheduled" },
});

test("the genres and cities of a list are offered once each, in alphabetical order", async () => {
  const films = [
    film("One", { genres: ["Thriller", "Comedy"], cities: ["Lagos"] }),
    film("Two", { genres: ["Drama", "Comedy"], cities: ["Abuja", "Lagos", "Benin City"] }),
  ];
  await saveFilms(database.db, { edition: "live", list: "now", provider: "tmdb" }, films, now);
  const ask = (filter: object) => read()["GET /movies/now-showing"](filter, nobody);
  const lists = { genres: ["Comedy", "Drama", "Thriller"], cities: ["Abuja", "Benin City", "Lagos"] };
  expect(await ask({})).toMatchObject({ movies: [{ title: "One" }, { title: "Two" }], ...lists });
  // A filter narrows the films, not the choices that are offered.
  expect(await ask({ city: "abuja", genre: "drama" })).toMatchObject({
    movies: [{ title: "Two" }],
    ...lists,
  });
});

test("an event is kept for ninety days after its end, a chart for four hundred", async () => {
  const run = async (at: string) => {
    now = new Date(at);
    await letForget(database.db, "culture.charts", "culture.events");
    for (const job of cultureJobs(deps())) await job.run(now);
    const events = await findEvents(database.db, "live", new Date(0), new Date("2100-01-01"));
    const days = await findChartDays(database.db, { edition: "live", chart: "apple-ng" });
    return [...events.map(({ name }) => name), ...days];
  };
  await saveEvents(
    database.db,
    "live",
    [
      event("a week", "2026-11-13T12:00:00Z", "2026-11-20T12:00:00Z"),
      event("an evening", "2026-11-19T18:00:00Z", null),
    ],
    { origin: "operator", by: "operator" },
  );
  const song: Song = {
    song: "1",
    rank: 1,
    title: "One",
    artist: "A",
    artworkUrl: null,
    url: "https://a.example",
  };
  await saveChart(database.db, { edition: "live", chart: "apple-ng" }, "2026-11-20", {
    ...{ updatedAt: now, songs: [song] },
  });
  expect(await run("2027-02-17T18:00:00.000Z")).toEqual(["a week", "an evening", "2026-11-20"]);
  expect(await run("2027-02-17T18:00:00.001Z")).toEqual(["a week", "2026-11-20"]);
  expect(await run("2027-02-18T12:00:00.001Z")).toEqual(["2026-11-20"]);
  expect(await run("2027-12-25T12:00:00Z")).toEqual(["2026-11-20"]);
  expect(await run("2027-12-26T12:00:00Z")).toEqual([]);
});

test("events are filtered by category and by period, whose first and last days are included", async () => {
  now = new Date("2026-11-20T16:00:00Z");
  await saveEvents(
    database.db,
    "live",
    [
      event("over", "2026-11-19T10:00:00Z", "2026-11-19T22:59:59Z"),
      event("today", "2026-11-19T23:00:00Z", null),
      event("in a year", "2027-11-20T22:59:59Z", null),
      event("later", "2027-11-20T23:00:00Z", null),
    ],
    { origin: "operator", by: "operator" },
  );
  const names = async (ask: object) => {
    const answer = await read()["GET /events"](ask, nobody);
    return "events" in answer ? answer.events.map(({ name }) => name) : answer.refused;
  };
  expect(await names({})).toEqual(["today", "in a year"]);
  expect(await names({ to: "2026-11-20" })).toEqual(["today"]);
  expect(await names({ from: "2026-11-21", to: "2026-11-20" })).toBe("invalid");
  expect(await names({ from: "2026-11-19", to: "2026-11-19" })).toEqual(["over"]);
  expect(await names({ category: "Other" })).toEqual(["today", "in a year"]);
  expect(await names({ category: "music" })).toEqual([]);
  expect(await names({ category: "none" })).toBe("not-found");
});

test("films are requested twice a day, charts and events four times", () => {
  expect(cultureJobs(deps()).map(({ name, when }) => [name, when])).toEqual([
    ["culture.films", { everyMinutes: 720 }],
    ["culture.charts", { everyMinutes: 360 }],
    ["culture.events", { everyMinutes: 360 }],
  ]);
});
