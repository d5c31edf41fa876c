import { type Handlers, refuse } from "#contracts/endpoint.ts";
import type { WeatherEndpoints } from "#contracts/weather.ts";
import { answerWeather } from "./read/answer-weather.ts";
import { createCurrentWeather } from "./read/current.ts";
import { createGeo } from "./read/geo.ts";
import type { WeatherHands } from "./read/hands.ts";
import { fallbackCity } from "./shapes.ts";
import { nigerianCities } from "./sources/cities.ts";

export type { WeatherHands } from "./read/hands.ts";

export function readWeather(hands: WeatherHands): Handlers<WeatherEndpoints> {
  const current = createCurrentWeather(hands);
  const placeOf = createGeo(hands);
  return {
    "GET /geo": async (_ask, caller) => {
      const place = await placeOf(caller);
      const { city, country } = place ?? fallbackCity;
      return { city, country_code: country, located: place !== null };
    },
    "GET /weather/current": async ({ q }) => {
      const reading = await current.ask(q);
      if (reading === null) return refuse("not-found", "No weather service knows this city.");
      return "refused" in reading ? reading : answerWeather(hands.edition, reading);
    },
    "GET /weather/cities": async () => ({
      cities: nigerianCities.map(({ name, country }) => ({ city: name, country_code: country })),
    }),
  };
}
