import { PROVIDER_LIMITS } from "#features/markets/figures/providers.ts";
import type { Job } from "#platform/jobs/job.ts";
import { limitedFetches } from "#platform/providers/limited-fetch.ts";
import type { MarketsDeps } from "./deps.ts";
import { refreshIndicators } from "./refresh-indicators.ts";
import { refreshBoards, refreshIndices } from "./refresh-indices.ts";
import { refreshCurrencies, refreshOfficialRate } from "./refresh-naira.ts";
import { refreshOil, refreshOilHistory } from "./refresh-oil.ts";

export { liveMarketsProviders } from "#features/markets/figures/providers.ts";
export type { MarketsDeps } from "./deps.ts";

const DAILY = { everyMinutes: 24 * 60 };

export function marketsJobs(deps: MarketsDeps): Job[] {
  const limited = limitedFetches(deps, PROVIDER_LIMITS);
  return [
    { name: "markets.indices", when: { everyMinutes: 20 }, run: () => refreshIndices(deps, limited) },
    { name: "markets.boards", when: { everyMinutes: 30 }, run: () => refreshBoards(deps, limited) },
    { name: "markets.oil", when: { everyMinutes: 10 }, run: () => refreshOil(deps, limited) },
    { name: "markets.oil-history", when: DAILY, run: () => refreshOilHistory(deps, limited) },
    { name: "markets.naira", when: { everyMinutes: 120 }, run: () => refreshOfficialRate(deps, limited) },
    { name: "markets.currencies", when: DAILY, run: () => refreshCurrencies(deps, limited) },
    { name: "markets.indicators", when: DAILY, run: () => refreshIndicators(deps, limited) },
  ];
}
