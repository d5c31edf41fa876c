import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, expect, test } from "vitest";
import { cultureEndpoints } from "#features/culture/contract.ts";
import { type CultureDeps, cultureJobs, liveCultureProviders } from "#features/culture/jobs/schedule.ts";
import { createPictureSigner } from "#platform/pictures/sign.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { type Played, playedAddresses, playedFetch, playSample } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { readCulture } from "./read.ts";
import { importFilms } from "./write.ts";

const providers = playedAddresses(liveCultureProviders);
const eventFeeds = ["http://played/events/calendar.ics", "http://played/events/whats-on.html"];
const pictures = createPictureSigner(Buffer.from("a key for tests"));
const nobody = { address: "", headers: {} };

const database = databaseOfEachTest();
let now: Date;
const clock = { now: () => now };

beforeEach(async () => {
  now = new Date("2026-11-20T16:00:00Z");
});

function domain(
  play: (url: URL) => Played | Promise<Played> = playSample(clock.now),
  more: Partial<CultureDeps> = {},
) {
  const { fetch, asked } = playedFetch(play);
  const deps = {
    db: database.db,
    clock,
    log: silentLog,
    fetch,
    edition: "live",
    providers,
    tmdbKey: "key",
    eventFeeds,
    ...more,
  } as const;
  return { asked, deps, jobs: cultureJobs(deps), read: readCulture({ ...deps, pictures }) };
}

async function runAll({ jobs }: ReturnType<typeof domain>): Promise<void> {
  for (const job of jobs) await job.run(now);
}

test("films now showing have posters at our own addresses; upcoming ones come Nollywood first, by date", async () => {
  const culture = domain();
  await runAll(culture);
  const showing = cultureEndpoints["GET /movies/now-showing"].answer.parse(
    await culture.read["GET /movies/now-showing"]({}, nobody),
  );
  expect(showing.movies.length).toBe(10);
  expect(showing.source?.credit).toContain("TMDB");
  for (const { poster_url, length_minutes } of showing.movies) {
    expect(poster_url).toMatch(/^\/pictures\//);
    expect(length_minutes).toBeGreaterThan(60);
  }
  const soon = cultureEndpoints["GET /movies/coming-soon"].answer.parse(
    await culture.read["GET /movies/coming-soon"]({}, nobody),
  );
  const order = soon.movies.map(({ nollywood, release_date }) => `${nollywood ? 0 : 1} ${release_date}`);
  expect(order).toEqual(order.toSorted());
  expect(soon.movies.every(({ release_date }) => release_date! > "2026-11-20")).toBe(true);
  const comedies = await culture.read["GET /movies/now-showing"]({ genre: "comedy" }, nobody);
  expect("movies" in comedies && comedies.movies.map(({ genres }) => genres.includes("Comedy"))).toEqual([
    true,
    true,
  ]);
});

test("without a key no film service is asked, and the operator's list is shown", async () => {
  const culture = domain(playSample(clock.now), { tmdbKey: undefined });
  await runAll(culture);
  expect(culture.asked.filter(({ pathname }) => pathname.startsWith("/tmdb"))).toEqual([]);
  expect(await culture.read["GET /movies/now-showing"]({}, nobody)).toMatchObject({
    movies: [],
    source: null,
  });
  const file = path.join(await mkdtemp(path.join(tmpdir(), "films-")), "films.json");
  await writeFile(
    file,
    JSON.stringify([
      {
        list: "now",
        title: "Ours",
        cities: ["Lagos"],
        genres: ["Drama"],
        poster_url: "https://example.org/p.jpg",
      },
    ]),
  );
  expect(await importFilms(culture.deps, file)).toEqual({ ok: true, value: { now: 1, soon: 0 } });
  const answer = await culture.read["GET /movies/now-showing"]({ city: "lagos" }, nobody);
  expect(answer).toMatchObject({
    movies: [{ title: "Ours", cities: ["Lagos"] }],
    source: { name: "Our editors" },
    cities: ["Lagos"],
  });
  await writeFile(file, "[]");
  await importFilms(culture.deps, file);
  expect(await culture.read["GET /movies/now-showing"]({}, nobody)).toMatchObject({ movies: [] });
});

test("a chart has no movement at first, and is later compared with our own chart of a week before", async () => {
  const culture = domain();
  await runAll(culture);
  const first = cultureEndpoints["GET /music/charts"].answer.parse(
    await culture.read["GET /music/charts"]({}, nobody),
  );
  expect(first.charts.map(({ id }) => id)).toEqual(["apple-ng", "deezer-ng"]);
  expect(first.charts[0]).toMatchObject({ compared_with: null, source: { name: "Apple Music" } });
  expect(first.charts[0]!.entries.map(({ movement }) => movement)).toEqual(Array(50).fill(null));
  for (let day = 0; day < 9; day += 1) {
    now = new Date(now.getTime() + 86_400_000);
    await runAll(domain());
  }
  const later = cultureEndpoints["GET /music/charts"].answer.parse(
    await domain().read["GET /music/charts"]({}, nobody),
  );
  expect(later.charts[0]!.compared_with).toBe("2026-11-22");
  const movements = new Set(later.charts[0]!.entries.map(({ movement }) => movement));
  expect(movements.has("up") && movements.has("down")).toBe(true);
  for (const { rank, previous_rank, movement } of later.charts[0]!.entries) {
    if (movement === "up") expect(rank).toBeLessThan(previous_rank!);
    if (movement === "new") expect(previous_rank).toBeNull();
  }
});

test("events of both formats are listed by date, with city and category; past ones are left out", async () => {
  const culture = domain();
  await runAll(culture);
  const all = cultureEndpoints["GET /events"].answer.parse(await culture.read["GET /events"]({}, nobody));
  expect(all.events.length).toBeGreaterThan(12);
  const starts = all.events.map(({ starts_at }) => starts_at);
  expect(starts).toEqual(starts.toSorted());
  expect(all.cities).toContain("Lagos");
  expect(all.categories).toContain("music");
  const [city] = all.cities;
  const inCity = await culture.read["GET /events"]({ city: city!.toUpperCase() }, nobody);
  expect("events" in inCity && new Set(inCity.events.map((event) => event.city))).toEqual(new Set([city]));
  await runAll(domain());
  expect(await culture.read["GET /events"]({}, nobody)).toEqual(all);
  now = new Date("2027-03-01T12:00:00Z");
  const before = await domain(() => "down").read["GET /events"]({}, nobody);
  expect(before).toMatchObject({ events: [] });
});

test("with every service down for a day the last films, charts and events are kept", async () => {
  const culture = domain();
  await runAll(culture);
  const ask = async (from: ReturnType<typeof domain>) => [
    await from.read["GET /movies/now-showing"]({}, nobody),
    await from.read["GET /music/charts"]({}, nobody),
  ];
  const before = await ask(culture);
  now = new Date("2026-11-21T16:00:00Z");
  const events = cultureEndpoints["GET /events"].answer.parse(await culture.read["GET /events"]({}, nobody));
  expect(events.events.length).toBeGreaterThan(10);
  const dark = domain(() => "down");
  await runAll(dark);
  expect(await ask(dark)).toEqual(before);
  expect(await dark.read["GET /events"]({}, nobody)).toEqual(events);
});

test("over a day no service is asked more often than it allows", async () => {
  const { jobs, asked } = domain();
  const start = now.getTime();
  for (let minute = 0; minute < 24 * 60; minute += 120) {
    now = new Date(start + minute * 60_000);
    for (const job of jobs)
      if ("everyMinutes" in job.when && minute % job.when.everyMinutes === 0) await job.run(now);
  }
  const calls = (name: string) => asked.filter(({ pathname }) => pathname.startsWith(`/${name}/`)).length;
  expect({ apple: calls("apple"), deezer: calls("deezer"), events: calls("events") }).toEqual({
    apple: 4,
    deezer: 4,
    events: 8,
  });
  expect(calls("tmdb")).toBeLessThanOrEqual(60);
});

test("this year's holidays are listed unless another year is requested", async () => {
  const { read } = domain();
  const answer = cultureEndpoints["GET /holidays"].answer.parse(await read["GET /holidays"]({}, nobody));
  expect(answer.year).toBe(2026);
  expect(answer.holidays.find(({ name }) => name === "Democracy Day")).toEqual({
    date: "2026-06-12",
    name: "Democracy Day",
    estimated: false,
  });
  expect(await read["GET /holidays"]({ year: 2027 }, nobody)).toMatchObject({ year: 2027 });
});

test("the sample edition's films and events are marked as samples, and the live edition has none of them", async () => {
  const sample = domain(playSample(clock.now), { edition: "sample", tmdbKey: undefined });
  await runAll(sample);
  expect(await sample.read["GET /movies/now-showing"]({}, nobody)).toMatchObject({
    kind: "sample",
    source: { name: "Sample edition" },
  });
  expect(await sample.read["GET /events"]({}, nobody)).toMatchObject({
    events: expect.arrayContaining([expect.objectContaining({ sample: true })]),
  });
  const live = domain(() => "down");
  expect(await live.read["GET /movies/now-showing"]({}, nobody)).toMatchObject({ movies: [] });
  expect(await live.read["GET /music/charts"]({}, nobody)).toEqual({ charts: [] });
  expect(await live.read["GET /events"]({}, nobody)).toMatchObject({ events: [] });
});
