import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { source, time } from "#contracts/figure.ts";
import * as calls from "./calls.ts";

const countryCode = told(z.string().check(z.regex(/^[A-Z]{2}$/)), "A country's code of two letters.");

const currentWeather = named(
  "Weather",
  "The part of OpenWeather's current-weather shape that the card uses, with the provider.",
  z.object({
    name: told(z.string(), "The city's name."),
    sys: told(z.object({ country: countryCode }), "Where the city is."),
    main: told(
      z.object({
        temp: told(z.number(), "The temperature in °C."),
        temp_min: told(z.number(), "The lowest temperature in °C."),
        temp_max: told(z.number(), "The highest temperature in °C."),
        humidity: told(z.number(), "The humidity in percent."),
      }),
      "What was measured.",
    ),
    weather: told(
      z
        .array(
          z.object({
            description: told(z.string(), "The sky in words."),
            icon: told(z.string(), "OpenWeather's code of a picture of it."),
          }),
        )
        .check(z.minLength(1)),
      "The sky; the first counts most.",
    ),
    wind: told(z.object({ speed: told(z.number(), "Metres per second.") }), "The wind."),
    observed_at: told(time, "When it was measured."),
    fetched_at: told(time, "When we asked the provider."),
    provider: source,
    kind: told(z.enum(["LIVE", "sample"]), "LIVE, or `sample` if it was invented for the sample edition."),
  }),
);

export const weatherEndpoints = {
  [calls.place]: endpoint({
    summary: "The caller's city, located by network address; Abuja, NG if that fails.",
    params: emptyObject,
    answer: z.object({
      city: told(z.string(), "The caller's city."),
      country_code: countryCode,
      located: told(z.boolean(), "False if it is only the default."),
    }),
    freshFor: 0,
  }),
  [calls.current]: endpoint({
    summary: "A city's current weather in OpenWeather's format; `appid` is accepted but ignored.",
    params: z.object({
      q: told(
        z._default(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), "Abuja,NG"),
        'The city, as "City" or "City,CC".',
      ),
      units: told(z._default(z.literal("metric"), "metric"), "The units; only metric ones."),
      appid: told(z.optional(z.string().check(z.maxLength(100))), "Accepted and ignored."),
    }),
    answer: currentWeather,
    refuses: ["not-found"],
    freshFor: 300,
  }),
  [calls.cities]: endpoint({
    summary: "The Nigerian cities that a reader can choose from.",
    params: emptyObject,
    answer: z.object({
      cities: told(
        z.array(z.object({ city: told(z.string(), "The city's name."), country_code: countryCode })),
        "The cities in order of their names.",
      ),
    }),
    freshFor: 86_400,
  }),
} as const;

export type CurrentWeather = z.infer<typeof currentWeather>;
export type WeatherEndpoints = typeof weatherEndpoints;
