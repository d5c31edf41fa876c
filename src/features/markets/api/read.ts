import * as api from "#contracts/all/api.ts";
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
    [api.markets.stocks]: () => readSummary(deps),
    [api.markets.movers]: () => readMovers(deps),
    [api.markets.stockHistory]: (ask) => readIndexHistory(deps, ask),
    [api.markets.oil]: () => readOil(deps),
    [api.markets.oilHistory]: ({ range }) => readOilHistory(deps, range),
    [api.markets.status]: () => readStatus(deps),
    [api.markets.indicators]: () => readIndicators(deps),
    [api.markets.naira]: (ask) => readNaira(deps, ask),
  };
}
