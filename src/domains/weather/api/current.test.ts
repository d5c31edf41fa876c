import * as timers from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { liveWeatherProviders } from "#domains/weather/jobs/schedule.ts";
import type { WeatherProviders } from "#domains/weather/shapes.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import { playedAddresses, playedFetch, playSample } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createCurrentWeather } from "./current.ts";

const providers = playedAddresses(Object.keys(liveWeatherProviders) as (keyof WeatherProviders)[]);
const clock = { now: () => new Date("2026-11-20T12:00:00Z") };

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

vi.mock("node:timers/promises", { spy: true });

test("a service is waited for as long as 2.5 seconds, and no longer than until it answers", async () => {
  const { fetch } = playedFetch(playSample(clock.now));
  const current = createCurrentWeather({
    ...{ db: database.db, clock, log: silentLog, fetch, edition: "live", providers },
    ...{ adFunded: false, geo: true },
  });
  expect(await current.ask("Kano,NG")).toMatchObject({ name: "Kano" });
  const waits = vi.mocked(timers.setTimeout).mock.calls.filter(([, , options]) => options?.signal);
  expect(waits.map(([ms, , options]) => [ms, options?.signal?.aborted])).toEqual([[2_500, true]]);
});
