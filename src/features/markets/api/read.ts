import type { Handlers } from "#contracts/endpoint.ts";
import type { MarketsEndpoints } from "#features/markets/contract.ts";
import type { MarketsReadDeps } from "./deps.ts";
import { readIndicators } from "./indicators.ts";
import { readNaira } from "./naira.ts";
import { readOil, readOilHistory } from "./oil.ts";
import { readIndexHistory, readMovers, readStatus, readSummary } from "./stocks.ts";

export type { MarketsReadDeps } from "./deps.ts";

export function readMarkets(deps: MarketsReadDeps): Handlers<MarketsEndpoints> {
  return {
    "GET /stocks/summary": () => readSummary(deps),
    "GET /stocks/movers": () => readMovers(deps),
    "GET /stocks/history": (ask) => readIndexHistory(deps, ask),
    "GET /commodities/oil/latest": () => readOil(deps),
    "GET /commodities/oil/history": ({ range }) => readOilHistory(deps, range),
    "GET /markets/status": () => readStatus(deps),
    "GET /indicators": () => readIndicators(deps),
    "GET /naira": (ask) => readNaira(deps, ask),
  };
}
