import type { Job } from "#platform/jobs/job.ts";
import { carefully, type MarketsHands } from "./jobs/hands.ts";
import { refreshIndicators } from "./jobs/refresh-indicators.ts";
import { refreshBoards, refreshIndices } from "./jobs/refresh-indices.ts";
import { refreshCurrencies, refreshOfficialRate } from "./jobs/refresh-naira.ts";
import { refreshOil, refreshOilHistory } from "./jobs/refresh-oil.ts";

export { liveMarketsProviders } from "./figures/providers.ts";
export type { MarketsHands } from "./jobs/hands.ts";

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
