import type { Handlers } from "#contracts/endpoint.ts";
import type { MarketsEndpoints } from "#contracts/markets.ts";
import type { MarketsReadHands } from "./read/hands.ts";
import { readIndicators } from "./read/indicators.ts";
import { readNaira } from "./read/naira.ts";
import { readOil, readOilHistory } from "./read/oil.ts";
import { readIndexHistory, readMovers, readStatus, readSummary } from "./read/stocks.ts";

export type { MarketsReadHands } from "./read/hands.ts";

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
