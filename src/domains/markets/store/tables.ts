import type { BoardName } from "#domains/markets/shapes.ts";
import type { Edition } from "#platform/edition.ts";

/** "2026-11-21"; the driver would make it a Date of the wrong midnight, so it is selected as `day::text`. */
type Day = string;

interface QuoteTable {
  edition: Edition;
  series: string;
  value: number;
  percent_change: number | null;
  as_of: Date;
  provider: string;
}

interface PointTable {
  edition: Edition;
  series: string;
  day: Day;
  value: number;
}

interface ShareTable {
  edition: Edition;
  board: BoardName;
  rank: number;
  symbol: string;
  close: number;
  change: number;
  percent_change: number;
  as_of: Date;
  provider: string;
}

interface RateTable {
  edition: Edition;
  currency: string;
  day: Day;
  rate: number;
  buying: number | null;
  selling: number | null;
  highest: number | null;
  lowest: number | null;
  provider: string;
}

interface IndicatorTable {
  edition: Edition;
  indicator: string;
  period: string;
  value: number;
  forecast: boolean;
  provider: string;
  fetched_at: Date;
}

// A type and not an interface: Kysely asks for an open record.
export type MarketsTables = {
  "markets.quote": QuoteTable;
  "markets.point": PointTable;
  "markets.share": ShareTable;
  "markets.rate": RateTable;
  "markets.indicator": IndicatorTable;
};
