import type { Job } from "#platform/jobs/job.ts";
import { carefully, type MarketsHands } from "./deps.ts";
import { refreshIndicators } from "./refresh-indicators.ts";
import { refreshBoards, refreshIndices } from "./refresh-indices.ts";
import { refreshCurrencies, refreshOfficialRate } from "./refresh-naira.ts";
import { refreshOil, refreshOilHistory } from "./refresh-oil.ts";

export { liveMarketsProviders } from "#domains/markets/figures/providers.ts";
export type { MarketsHands } from "./deps.ts";

const DAILY = { everyMinutes: 24 * 60 };

export function marketsJobs(hands: MarketsHands): Job[] {
  const careful = carefully(hands);
  return [
    { name: "markets.indices", when: { everyMinutes: 20 }, run: () => refreshIndices(hands, careful) },
    { name: "markets.boards", when: { everyMinutes: 30 }, run: () => refreshBoards(hands, careful) },
    { name: "markets.oil", when: { everyMinutes: 10 }, run: () => refreshOil(hands, careful) },
    { name: "markets.oil-history", when: DAILY, run: () => refreshOilHistory(hands, careful) },
    { name: "markets.naira", when: { everyMinutes: 120 }, run: () => refreshOfficialRate(hands, careful) },
    { name: "markets.currencies", when: DAILY, run: () => refreshCurrencies(hands, careful) },
    { name: "markets.indicators", when: DAILY, run: () => refreshIndicators(hands, careful) },
  ];
}
