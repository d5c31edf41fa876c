import { readMarkets } from "#domains/markets/api/read.ts";
import { liveMarketsProviders, marketsJobs } from "#domains/markets/jobs/schedule.ts";
import { addressesOf, type Domain, type House } from "#server/house.ts";

export function composeMarkets(house: House): Domain {
  const { db, clock, log, fetch, ask, env, edition } = house;
  const providers = addressesOf(liveMarketsProviders, house);
  return {
    handlers: readMarkets({ db, clock, edition, ask }),
    jobs: marketsJobs({ db, clock, log, fetch, edition, providers, ngxPulseKey: env.NGX_PULSE_KEY }),
  };
}
