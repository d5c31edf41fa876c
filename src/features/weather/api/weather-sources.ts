import { cityKey, type Observation, type Place } from "#features/weather/shapes.ts";
import { nigerianCities } from "#features/weather/sources/cities.ts";
import { askOpenMeteo, findPlace } from "#features/weather/sources/open-meteo.ts";
import { askOpenWeather } from "#features/weather/sources/open-weather.ts";
import { findPlaceOf, savePlace } from "#features/weather/store/weather.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { ProviderFailure } from "#platform/providers/ask-provider.ts";
import type { ProviderCall } from "#platform/providers/first-answer.ts";
import { limitedFetch } from "#platform/providers/limited-fetch.ts";
import { ok, type Result } from "#platform/result.ts";
import { PROVIDER_LIMITS, type WeatherDeps } from "./deps.ts";

/** The providers of a city's weather, in order; an answer of null means that the city does not exist. */
export function createWeatherSources(
  deps: WeatherDeps,
): (city: string) => ProviderCall<Observation | null>[] {
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
