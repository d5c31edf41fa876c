import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { liveWeatherProviders } from "#features/weather/jobs/schedule.ts";
import { cityKey } from "#features/weather/shapes.ts";
import { findReading } from "#features/weather/store/weather.ts";
import { HOUR_MS } from "#platform/time.ts";
import { databaseOfEachTest } from "#tests/support/database.ts";
import { playedAddresses, playedFetch, playSample } from "#tests/support/played-fetch.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { createCurrentWeather } from "./current.ts";

const providers = playedAddresses(liveWeatherProviders);
const EARLIER = new Date("2026-11-20T12:00:00Z");
const NOW = new Date(EARLIER.getTime() + HOUR_MS);

const database = databaseOfEachTest();
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A city has a stored reading of an hour ago; a reader asks, and the service does not answer until told to. */
async function askSlowService() {
  let now = EARLIER;
  const clock = { now: () => now };
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const play = playSample(clock.now);
  const { fetch } = playedFetch(async (url) => {
    if (now === NOW) {
      asked.resolve();
      await held.promise;
    }
    return play(url);
  });
  const current = createCurrentWeather({
    ...{ db: database.db, clock, log: silentLog, fetch, edition: "live", providers },
    ...{ adFunded: false, geo: true },
  });
  await current.ask("Kano,NG");
  now = NOW;
  // The wait is one of `node:timers/promises`.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], fakeNodeBuiltins: true });
  const reading = current.ask("Kano,NG");
  await asked.promise;
  return { reading, answer: held.resolve, askAgain: () => current.ask("Kano,NG") };
}

test("a reader waits up to 2.5 seconds for a service's answer, after which the database is left alone", async () => {
  const { reading, answer } = await askSlowService();
  await vi.advanceTimersByTimeAsync(2_499);
  answer();
  expect(await reading).toMatchObject({ name: "Kano", fetchedAt: NOW });
  const queries = vi.spyOn(Client.prototype, "query");
  await vi.advanceTimersByTimeAsync(1);
  expect(queries).not.toHaveBeenCalled();
});

test("after 2.5 seconds a reader gets the stored reading, and a later answer is stored", async () => {
  const { reading, answer, askAgain } = await askSlowService();
  await vi.advanceTimersByTimeAsync(2_500);
  expect(await reading).toMatchObject({ name: "Kano", fetchedAt: EARLIER });
  answer();
  expect(await askAgain()).toMatchObject({ name: "Kano", fetchedAt: NOW });
  expect(await findReading(database.db, "live", cityKey("Kano,NG") ?? "")).toMatchObject({ fetchedAt: NOW });
});
