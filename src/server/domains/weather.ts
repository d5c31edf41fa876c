import { readWeather } from "#domains/weather/api/read.ts";
import { liveWeatherProviders, weatherJobs } from "#domains/weather/jobs/schedule.ts";
import { addressesOf, type Domain, type House } from "#server/house.ts";

export function composeWeather(house: House): Domain {
  const { db, clock, log, fetch, env, edition } = house;
  const deps = {
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
  return { handlers: readWeather(deps), jobs: weatherJobs(deps) };
}
