import { afterAll, beforeAll, expect, test } from "vitest";
import { type Address, type Ask, endpoints } from "#contracts/all/all-endpoints.ts";
import type { Caller, Endpoint } from "#contracts/endpoint.ts";
import { readCulture } from "#features/culture/api/read.ts";
import { cultureJobs, liveCultureProviders } from "#features/culture/jobs/schedule.ts";
import { readMarkets } from "#features/markets/api/read.ts";
import { liveMarketsProviders, marketsJobs } from "#features/markets/jobs/schedule.ts";
import { readWeather } from "#features/weather/api/read.ts";
import { liveWeatherProviders, weatherJobs } from "#features/weather/jobs/schedule.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { createPictureSigner } from "#platform/pictures/sign.ts";
import { sampleProviders } from "#sample/providers/registry.ts";
import { type SampleServer, startSample } from "#sample/server.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";

type Handler = (question: unknown, caller: Caller) => Promise<unknown>;

const now = new Date("2026-11-20T16:00:00Z");
const clock = { now: () => now };
const warnings: unknown[] = [];
const log = { ...silentLog, warn: (entry: unknown) => warnings.push(entry) } as typeof silentLog;
let sample: SampleServer;
let database: TestDatabase;
let handlers: Map<string, Handler>;

/** The three domains with figures as the server composes them, over real sockets. */
beforeAll(async () => {
  [sample, database] = [
    await startSample({ clock, log, providers: sampleProviders, port: 0 }),
    await testDatabase(),
  ];
  const { db } = database;
  const fetch = createFetch({
    allowedLoopback: [sample.origin],
    userAgent: "test",
    spacingMs: 0,
    clock,
    log,
  });
  const deps = { db, clock, log, fetch, edition: "sample" } as const;
  const weather = {
    ...deps,
    providers: { ...liveWeatherProviders, ...sample.providers },
    adFunded: false,
    geo: true,
  };
  const culture = { ...deps, providers: { ...liveCultureProviders, ...sample.providers } };
  const eventFeeds = [`${sample.providers.events}/calendar.ics`, `${sample.providers.events}/whats-on.html`];
  const ask = ((address: string, question: unknown) =>
    handlers.get(address)?.(question ?? {}, { address: "", headers: {} })) as Ask;
  const pictures = createPictureSigner(Buffer.from("a key for tests"));
  handlers = new Map(
    Object.entries({
      ...readMarkets({ ...deps, ask }),
      ...readWeather(weather),
      ...readCulture({ ...culture, pictures }),
    } as Record<string, Handler>),
  );
  const jobs = [
    ...marketsJobs({ ...deps, ask, providers: { ...liveMarketsProviders, ...sample.providers } }),
    ...weatherJobs(weather),
    ...cultureJobs({ ...culture, eventFeeds }),
  ];
  for (const job of jobs) await job.run(now);
}, 60_000);

afterAll(async () => {
  await sample.close();
  await database.close();
});

async function answer(address: Address, question: unknown = {}): Promise<Record<string, unknown>> {
  const endpoint: Endpoint = endpoints[address];
  const result = await handlers.get(address)?.(endpoint.params.parse(question), {
    address: "127.0.0.1",
    headers: {},
  });
  return endpoint.answer.parse(result) as Record<string, unknown>;
}

test("one run of all jobs fills every list, and no provider of the sample edition fails", async () => {
  expect(warnings).toEqual([]);
  const minimums: [Address, string, number][] = [
    ["GET /stocks/movers", "gainers", 10],
    ["GET /stocks/history", "points", 240],
    ["GET /commodities/oil/history", "points", 240],
    ["GET /indicators", "indicators", 16],
    ["GET /naira", "currencies", 12],
    ["GET /movies/now-showing", "movies", 10],
    ["GET /movies/coming-soon", "movies", 9],
    ["GET /music/charts", "charts", 2],
    ["GET /events", "events", 12],
    ["GET /holidays", "holidays", 12],
    ["GET /weather/cities", "cities", 37],
  ];
  for (const [address, list, minimum] of minimums) {
    const { [list]: rows } = await answer(address);
    expect((rows as unknown[]).length, address).toBeGreaterThanOrEqual(minimum);
  }
  expect(await answer("GET /geo")).toEqual({ city: "Abuja", country_code: "NG", located: false });
});

test("every answer with figures of the sample edition marks them as invented, and names no real source", async () => {
  const addresses: Address[] = [
    "GET /stocks/summary",
    "GET /commodities/oil/latest",
    "GET /indicators",
    "GET /naira",
    "GET /weather/current",
    "GET /music/charts",
  ];
  for (const address of addresses) {
    // A picture's signed address consists of random letters, which may contain any three.
    const text = JSON.stringify(await answer(address), (key, value) => (key === "artwork_url" ? "" : value));
    expect(text, address).toContain('"kind":"sample"');
    expect(text, address).not.toMatch(/"kind":"(EOD|LIVE)"/);
    expect(text, address).not.toMatch(/NGX|Central Bank|World Bank|Open-Meteo|Apple|Deezer/);
  }
});
