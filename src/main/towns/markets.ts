import { liveMarketsProviders, marketsJobs } from "#domains/markets/jobs.ts";
import { readMarkets } from "#domains/markets/read.ts";
import type { House, Town } from "#main/house.ts";

export function wireMarkets({ db, clock, log, fetch, ask, env, edition, sample }: House): Town {
  const providers = { ...liveMarketsProviders, ...sample?.providers };
  return {
    handlers: readMarkets({ db, clock, edition, ask }),
    jobs: marketsJobs({ db, clock, log, fetch, edition, providers, ngxPulseKey: env.NGX_PULSE_KEY }),
  };
}
