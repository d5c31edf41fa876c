import type { AnswerOf, Refusal } from "#contracts/endpoint.ts";
import { refuse } from "#contracts/endpoint.ts";
import type { WeatherEndpoints } from "#contracts/weather.ts";
import { keptForAWhile, singleFlight } from "#domains/weather/network/kept-for-a-while.ts";
import { cityKey, type Observation, type Place, type Reading } from "#domains/weather/shapes.ts";
import { nigerianCities } from "#domains/weather/sources/cities.ts";
import { askOpenMeteo, findPlace } from "#domains/weather/sources/open-meteo.ts";
import { askOpenWeather } from "#domains/weather/sources/open-weather.ts";
import { findPlaceOf, findReading, keepPlace, keepReading } from "#domains/weather/store/weather.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { ProviderFailure } from "#platform/providers/ask-provider.ts";
import { carefulFetch } from "#platform/providers/careful-fetch.ts";
import { firstAnswer, type Source } from "#platform/providers/first-answer.ts";
import { ok, type Result } from "#platform/result.ts";
import { creditOf } from "./credits.ts";
import { LIMITS, type WeatherHands } from "./hands.ts";

const FRESH_MS = 10 * 60_000;
/** How long a city that nobody knows is not asked for again, and how many such we remember. */
const UNKNOWN_MS = 3_600_000;
const UNKNOWN_KEPT = 2_000;

export interface CurrentWeather {
  /** A city's weather, at most ten minutes old where a provider answers; null where nobody knows the city. */
  ask(question: string): Promise<Reading | null | Refusal>;
}

export function createCurrentWeather(hands: WeatherHands): CurrentWeather {
  const { db, clock, edition, log } = hands;
  const sourcesOf = createSources(hands);
  const fly = singleFlight<Reading | null | Refusal>();
  const unknown = keptForAWhile<true>(UNKNOWN_KEPT);

  async function ask(question: string): Promise<Reading | null | Refusal> {
    const city = cityKey(question);
    if (city === null || unknown.find(city, clock.now())) return null;
    return fly(city, () => freshOrStored(city));
  }

  async function freshOrStored(city: string): Promise<Reading | null | Refusal> {
    const stored = await findReading(db, edition, city);
    const now = clock.now();
    if (stored && now.getTime() - stored.fetchedAt.getTime() < FRESH_MS) return stored;
    const answered = await firstAnswer(`weather of ${city}`, sourcesOf(city), log);
    if (answered === null)
      return stored ?? refuse("unavailable", "No weather service answers at the moment.");
    const { provider, value: observation } = answered;
    if (observation === null) {
      unknown.keep(city, true, now, UNKNOWN_MS);
      return null;
    }
    const reading = { ...observation, provider, fetchedAt: now };
    await keepReading(db, edition, city, reading);
    return reading;
  }

  return { ask };
}

function createSources(hands: WeatherHands): (city: string) => Source<Observation | null>[] {
  const { fetch, clock, providers, openWeatherKey, adFunded } = hands;
  const openWeather = carefulFetch(fetch, clock, LIMITS.openWeather);
  const openMeteo = carefulFetch(fetch, clock, LIMITS.openMeteo);
  const geocoding = carefulFetch(fetch, clock, LIMITS.openMeteoGeocoding);

  async function askByPlace(city: string) {
    const place = await placeOf(hands, geocoding, city);
    if (!place.ok) return place;
    if (place.value === null) return ok(null);
    return askOpenMeteo(openMeteo, providers.openMeteo, place.value);
  }

  return (city) => {
    const sources: Source<Observation | null>[] = [];
    if (openWeatherKey !== undefined) {
      const ask = () => askOpenWeather(openWeather, providers.openWeather, openWeatherKey, city);
      sources.push({ provider: "openWeather", ask });
    }
    if (!adFunded) sources.push({ provider: "openMeteo", ask: () => askByPlace(city) });
    return sources;
  };
}

/** From the list of Nigeria's cities, from what was found before, from the map service. */
async function placeOf(
  { db, clock, edition, providers }: WeatherHands,
  geocoding: Fetch,
  key: string,
): Promise<Result<Place | null, ProviderFailure>> {
  const known = nigerianCities.find(({ name, country }) => cityKey(`${name},${country}`) === key);
  const place = known ?? (await findPlaceOf(db, edition, key));
  if (place) return ok(place);
  const [city = "", country = ""] = key.split(",");
  const found = await findPlace(geocoding, providers.openMeteoGeocoding, city, country);
  if (found.ok && found.value) await keepPlace(db, edition, key, found.value, clock.now());
  return found;
}

/** A reading in OpenWeather's words. */
export function answerWeather(
  edition: WeatherHands["edition"],
  reading: Reading,
): AnswerOf<WeatherEndpoints, "GET /weather/current"> {
  return {
    name: reading.name,
    sys: { country: reading.country },
    main: {
      temp: reading.temp,
      temp_min: reading.tempMin,
      temp_max: reading.tempMax,
      humidity: reading.humidity,
    },
    weather: [{ description: reading.description, icon: reading.icon }],
    wind: { speed: reading.windSpeed },
    observed_at: reading.observedAt.toISOString(),
    fetched_at: reading.fetchedAt.toISOString(),
    provider: creditOf(edition, reading.provider),
    kind: edition === "sample" ? "sample" : "LIVE",
  };
}
