import { readWeather } from "#domains/weather/api/read.ts";
import { liveWeatherProviders, weatherJobs } from "#domains/weather/jobs/schedule.ts";
import { addressesOf, type House, type Town } from "#server/house.ts";

export function wireWeather(house: House): Town {
  const { db, clock, log, fetch, env, edition } = house;
  const hands = {
    db,
    clock,
    log,
    fetch,
    edition,
    providers: addressesOf(liveWeatherProviders, house),
    openWeatherKey: env.OPENWEATHER_KEY,
    adFunded: env.AD_NETWORK !== undefined,
    geo: env.GEO,
  };
  return { handlers: readWeather(hands), jobs: weatherJobs(hands) };
}
