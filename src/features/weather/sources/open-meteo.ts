import * as z from "zod/mini";
import type { Observation, Place } from "#features/weather/shapes.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { askJson, type ProviderFailure } from "#platform/providers/ask-provider.ts";
import { looseList, looseNumber, requiredNumber } from "#platform/providers/lenient.ts";
import { ok, type Result } from "#platform/result.ts";

interface Sky {
  readonly description: string;
  /** Without the letter for day or night. */
  readonly icon: string;
}

/** WMO weather codes in OpenWeather's words. */
const skies: readonly (readonly [codes: readonly number[], sky: Sky])[] = [
  [[0], { description: "clear sky", icon: "01" }],
  [[1], { description: "mainly clear", icon: "01" }],
  [[2], { description: "partly cloudy", icon: "02" }],
  [[3], { description: "overcast clouds", icon: "04" }],
  [[45, 48], { description: "fog", icon: "50" }],
  [[51, 53, 55, 56, 57], { description: "drizzle", icon: "09" }],
  [[61, 66], { description: "light rain", icon: "10" }],
  [[63], { description: "moderate rain", icon: "10" }],
  [[65, 67], { description: "heavy rain", icon: "10" }],
  [[71, 73, 75, 77], { description: "snow", icon: "13" }],
  [[80, 81], { description: "rain showers", icon: "09" }],
  [[82], { description: "violent rain showers", icon: "09" }],
  [[85, 86], { description: "snow showers", icon: "13" }],
  [[95], { description: "thunderstorm", icon: "11" }],
  [[96, 99], { description: "thunderstorm with hail", icon: "11" }],
];

const byCode = new Map(skies.flatMap(([codes, sky]) => codes.map((code) => [code, sky] as const)));
const unknownSky: Sky = { description: "few clouds", icon: "02" };

export const skyDescriptions = [...skies.map(([, sky]) => sky), unknownSky].map(
  ({ description }) => description,
);

/** The only icons of which the card has a night version. */
const HAS_NIGHT = ["01", "02", "04"];

export function skyOf(code: number, isDay: boolean): Sky {
  const { description, icon } = byCode.get(code) ?? unknownSky;
  return { description, icon: `${icon}${isDay || !HAS_NIGHT.includes(icon) ? "d" : "n"}` };
}

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
