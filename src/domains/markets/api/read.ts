import type { Handlers } from "#contracts/endpoint.ts";
import type { MarketsEndpoints } from "#contracts/markets.ts";
import type { MarketsReadHands } from "./deps.ts";
import { readIndicators } from "./indicators.ts";
import { readNaira } from "./naira.ts";
import { readOil, readOilHistory } from "./oil.ts";
import { readIndexHistory, readMovers, readStatus, readSummary } from "./stocks.ts";

export type { MarketsReadHands } from "./deps.ts";

export function readMarkets(hands: MarketsReadHands): Handlers<MarketsEndpoints> {
  return {
    "GET /stocks/summary": () => readSummary(hands),
    "GET /stocks/movers": () => readMovers(hands),
    "GET /stocks/history": (ask) => readIndexHistory(hands, ask),
    "GET /commodities/oil/latest": () => readOil(hands),
    "GET /commodities/oil/history": ({ range }) => readOilHistory(hands, range),
    "GET /markets/status": () => readStatus(hands),
    "GET /indicators": () => readIndicators(hands),
    "GET /naira": (ask) => readNaira(hands, ask),
  };
}
