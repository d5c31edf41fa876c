import { setTimeout as pause } from "node:timers/promises";
import { type Refusal, refuse } from "#contracts/endpoint.ts";
import { cityKey, type Reading } from "#features/weather/shapes.ts";
import { findReading, saveReading } from "#features/weather/store/weather.ts";
import { singleFlight } from "#platform/cache/single-flight.ts";
import { ttlCache } from "#platform/cache/ttl-cache.ts";
import { outageOf } from "#platform/process/outage.ts";
import { firstAnswer } from "#platform/providers/first-answer.ts";
import { HOUR_MS, MINUTE_MS } from "#platform/time.ts";
import type { WeatherDeps } from "./deps.ts";
import { createWeatherSources } from "./weather-sources.ts";

const FRESH_MS = 10 * MINUTE_MS;
/** How long an unknown city is not asked for again. */
const UNKNOWN_MS = HOUR_MS;
/** This many unknown cities are remembered, and as many for which no service answered. */
const MAX_CITIES = 2_000;
/**
 * If no service answers for a city, it is not asked for again within this time, so that the next reader does not wait
 * too.
 */
const UNANSWERED_MS = MINUTE_MS;
/** After this wait the reader gets the stored reading; an answer that comes later is still stored. */
const MAX_WAIT_MS = 2_500;

export interface CurrentWeather {
  /** A city's weather, at most ten minutes old if a provider answers; null if no provider knows the city. */
  ask(question: string): Promise<Reading | null | Refusal>;
}

export function createCurrentWeather(deps: WeatherDeps): CurrentWeather {
  const { db, clock, edition, log } = deps;
  const sourcesOf = createWeatherSources(deps);
  const shareRequest = singleFlight<Reading | null | Refusal>();
  const unknownCities = ttlCache<true>(MAX_CITIES);
  const unanswered = ttlCache<true>(MAX_CITIES);
  const unsaved = ttlCache<Reading>(MAX_CITIES);

  async function ask(question: string): Promise<Reading | null | Refusal> {
    const city = cityKey(question);
    if (city === null || unknownCities.find(city, clock.now())) return null;
    return withStandIn(
      city,
      shareRequest(city, () => freshOrStored(city)),
    );
  }

  /** The provider's answer, or the stored reading if it is slow. */
  async function withStandIn(city: string, flight: Promise<Reading | null | Refusal>) {
    const waiting = new AbortController();
    const standIn = pause(MAX_WAIT_MS, undefined, { signal: waiting.signal, ref: false }).then(
      async () => (await findReading(db, edition, city)) ?? unavailable(),
      () => flight,
    );
    try {
      return await Promise.race([flight, standIn]);
    } finally {
      waiting.abort();
    }
  }

  async function freshOrStored(city: string): Promise<Reading | null | Refusal> {
    const now = clock.now();
    const stored = unsaved.find(city, now) ?? (await findReading(db, edition, city));
    if (stored && Math.abs(now.getTime() - stored.fetchedAt.getTime()) < FRESH_MS) return stored;
    if (unanswered.find(city, now)) return stored ?? unavailable();
    const answer = await firstAnswer(`weather of ${city}`, sourcesOf(city), log);
    if (answer === null) {
      unanswered.set(city, true, clock.now(), UNANSWERED_MS);
      return stored ?? unavailable();
    }
    const { provider, value: observation } = answer;
    if (observation === null) {
      unknownCities.set(city, true, now, UNKNOWN_MS);
      return null;
    }
    const reading = { ...observation, provider, fetchedAt: now };
    await save(city, reading);
    return reading;
  }

  /** A database that only reads, as in a failover, takes no reader's weather away. */
  async function save(city: string, reading: Reading): Promise<void> {
    try {
      await saveReading(db, edition, city, reading);
    } catch (error) {
      const outage = outageOf(error);
      if (outage === null) throw error;
      unsaved.set(city, reading, reading.fetchedAt, FRESH_MS);
      log.warn({ city, why: outage }, "the weather is not stored");
    }
  }

  return { ask };
}

function unavailable(): Refusal {
  return refuse("unavailable", "No weather service answers at the moment.", UNANSWERED_MS / 1000);
}
