import * as z from "zod/mini";
import type { Observation, Place } from "#features/weather/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, looseNumber, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";
import { skyOf } from "./wmo-codes.ts";

const TIMEOUT_MS = 5_000;
const CURRENT = "temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m,is_day";
const DAILY = "temperature_2m_max,temperature_2m_min";

const forecast = z.object({
  current: z.object({
    time: requiredNumber,
    temperature_2m: requiredNumber,
    relative_humidity_2m: requiredNumber,
    weather_code: requiredNumber,
    wind_speed_10m: requiredNumber,
    is_day: looseNumber,
  }),
  daily: z.optional(
    z.object({ temperature_2m_max: z.array(looseNumber), temperature_2m_min: z.array(looseNumber) }),
  ),
});

export async function askOpenMeteo(
  fetch: Fetch,
  base: string,
  place: Place,
): Promise<Result<Observation, ProviderFailure>> {
  const location = `latitude=${place.latitude}&longitude=${place.longitude}`;
  const options = "timezone=auto&forecast_days=1&wind_speed_unit=ms&timeformat=unixtime";
  const url = `${base}/forecast?${location}&current=${CURRENT}&daily=${DAILY}&${options}`;
  const answer = await askJson(fetch, { url, timeoutMs: TIMEOUT_MS }, forecast);
  if (!answer.ok) return answer;
  const { current, daily } = answer.value;
  const temp = current.temperature_2m;
  return ok({
    name: place.name,
    country: place.country,
    temp,
    // The current temperature may lie outside the day's forecast.
    tempMin: Math.min(temp, daily?.temperature_2m_min[0] ?? temp),
    tempMax: Math.max(temp, daily?.temperature_2m_max[0] ?? temp),
    humidity: current.relative_humidity_2m,
    windSpeed: current.wind_speed_10m,
    ...skyOf(current.weather_code, current.is_day !== 0),
    observedAt: new Date(current.time * 1000),
  });
}

// The `results` field is missing if nothing matches.
const searchResults = z.object({
  generationtime_ms: z.unknown(),
  results: z.optional(
    looseList(
      z.object({
        name: z.string(),
        country_code: z.string(),
        latitude: requiredNumber,
        longitude: requiredNumber,
      }),
    ),
  ),
});

/** Null if there is no such city. */
export async function findPlace(
  fetch: Fetch,
  base: string,
  city: string,
  country: string,
): Promise<Result<Place | null, ProviderFailure>> {
  const url = `${base}/search?name=${encodeURIComponent(city)}&count=1&language=en&countryCode=${country}`;
  const answer = await askJson(fetch, { url, timeoutMs: TIMEOUT_MS }, searchResults);
  if (!answer.ok) return answer;
  const place = answer.value.results?.[0];
  if (!place) return ok(null);
  const { name, latitude, longitude } = place;
  return ok({ name, country: place.country_code, latitude, longitude });
}
