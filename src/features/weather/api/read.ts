import * as api from "#contracts/all/api.ts";
import { type Handlers, refuse } from "#contracts/endpoint.ts";
import type { WeatherEndpoints } from "#features/weather/contract.ts";
import { fallbackCity } from "#features/weather/shapes.ts";
import { nigerianCities } from "#features/weather/sources/cities.ts";
import { answerWeather } from "./answer-weather.ts";
import { createCurrentWeather } from "./current.ts";
import type { WeatherDeps } from "./deps.ts";
import { createGeo } from "./geo.ts";

export type { WeatherDeps } from "./deps.ts";

export function readWeather(deps: WeatherDeps): Handlers<WeatherEndpoints> {
  const current = createCurrentWeather(deps);
  const placeOf = createGeo(deps);
  return {
    [api.weather.place]: async (_ask, caller) => {
      const place = await placeOf(caller);
      const { city, country } = place ?? fallbackCity;
      return { city, country_code: country, located: place !== null };
    },
    [api.weather.current]: async ({ q }) => {
      const reading = await current.ask(q);
      if (reading === null) return refuse("not-found", "No weather service knows this city.");
      return "refused" in reading ? reading : answerWeather(deps.edition, reading);
    },
    [api.weather.cities]: async () => ({
      cities: nigerianCities.map(({ name, country }) => ({ city: name, country_code: country })),
    }),
  };
}
