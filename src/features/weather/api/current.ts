import { setTimeout as pause } from "node:timers/promises";
import { type Refusal, refuse } from "#contracts/endpoint.ts";
import { cityKey, type Observation, type Place, type Reading } from "#features/weather/shapes.ts";
import { nigerianCities } from "#features/weather/sources/cities.ts";
import { askOpenMeteo, findPlace } from "#features/weather/sources/open-meteo.ts";
import { askOpenWeather } from "#features/weather/sources/open-weather.ts";
import { findPlaceOf, findReading, savePlace, saveReading } from "#features/weather/store/weather.ts";
import { singleFlight, ttlCache } from "#platform/cache/memoize.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { outageOf } from "#platform/process/outage.ts";
import type { ProviderFailure } from "#platform/providers/ask-provider.ts";
import { firstAnswer, type ProviderCall } from "#platform/providers/first-answer.ts";
import { limitedFetch } from "#platform/providers/limited-fetch.ts";
import { ok, type Result } from "#platform/result.ts";
import { HOUR_MS, MINUTE_MS } from "#platform/time.ts";
import { PROVIDER_LIMITS, type WeatherDeps } from "./deps.ts";

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

/** The providers of a city's weather, in order; an answer of null means that the city does not exist. */
function createWeatherSources(deps: WeatherDeps): (city: string) => ProviderCall<Observation | null>[] {
  const { fetch, clock, providers, openWeatherKey, adFunded } = deps;
  const openWeather = limitedFetch(fetch, clock, PROVIDER_LIMITS.openWeather);
  const openMeteo = limitedFetch(fetch, clock, PROVIDER_LIMITS.openMeteo);
  const geocoding = limitedFetch(fetch, clock, PROVIDER_LIMITS.openMeteoGeocoding);

  async function askByPlace(city: string) {
    const place = await placeOf(deps, geocoding, city);
    if (!place.ok) return place;
    if (place.value === null) return ok(null);
    return askOpenMeteo(openMeteo, providers.openMeteo, place.value);
  }

  return (city) => {
    const sources: ProviderCall<Observation | null>[] = [];
    if (openWeatherKey !== undefined) {
      const ask = () => askOpenWeather(openWeather, providers.openWeather, openWeatherKey, city);
      sources.push({ provider: "openWeather", ask });
    }
    if (!adFunded) sources.push({ provider: "openMeteo", ask: () => askByPlace(city) });
    return sources;
  };
}

/** Looks in the list of Nigerian cities, then in earlier look-ups, then asks the geocoding service. */
async function placeOf(
  { db, clock, edition, providers }: WeatherDeps,
  geocoding: Fetch,
  key: string,
): Promise<Result<Place | null, ProviderFailure>> {
  const nigerianCity = nigerianCities.find(({ name, country }) => cityKey(`${name},${country}`) === key);
  const place = nigerianCity ?? (await findPlaceOf(db, edition, key));
  if (place) return ok(place);
  const [city = "", country = ""] = key.split(",");
  const answer = await findPlace(geocoding, providers.openMeteoGeocoding, city, country);
  if (answer.ok && answer.value) await savePlace(db, edition, key, answer.value, clock.now());
  return answer;
}
