import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { source, time } from "#contracts/figure.ts";
import * as calls from "./calls.ts";

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/));

/** The part of OpenWeather's current-weather shape that the card uses, with the provider. */
const currentWeather = z.object({
  name: z.string(),
  sys: z.object({ country: countryCode }),
  /** Celsius and percent. */
  main: z.object({ temp: z.number(), temp_min: z.number(), temp_max: z.number(), humidity: z.number() }),
  weather: z.array(z.object({ description: z.string(), icon: z.string() })).check(z.minLength(1)),
  /** Metres per second. */
  wind: z.object({ speed: z.number() }),
  observed_at: time,
  /** When we asked the provider; "Updated just now" refers to it. */
  fetched_at: time,
  provider: source,
  kind: z.enum(["LIVE", "sample"]),
});

export const weatherEndpoints = {
  [calls.place]: endpoint({
    summary: "The caller's city, located by network address; Abuja, NG if that fails.",
    params: emptyObject,
    answer: z.object({ city: z.string(), country_code: countryCode, located: z.boolean() }),
    freshFor: 0,
  }),
  [calls.current]: endpoint({
    summary: "A city's current weather in OpenWeather's format; `appid` is accepted but ignored.",
    params: z.object({
      /** "City" or "City,CC". */
      q: z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), "Abuja,NG"),
      units: z._default(z.literal("metric"), "metric"),
      appid: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: currentWeather,
    refuses: ["not-found"],
    freshFor: 300,
  }),
  [calls.cities]: endpoint({
    summary: "The Nigerian cities that a reader can choose from.",
    params: emptyObject,
    answer: z.object({ cities: z.array(z.object({ city: z.string(), country_code: countryCode })) }),
    freshFor: 86_400,
  }),
} as const;

export type CurrentWeather = z.infer<typeof currentWeather>;
export type WeatherEndpoints = typeof weatherEndpoints;
