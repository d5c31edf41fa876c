import type { BoardName } from "#features/markets/shapes.ts";
import type { Edition } from "#platform/edition.ts";

/** "2026-11-21". Selected as `day::text`, because the driver would turn it into midnight in another zone. */
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

interface CompanyTable {
  edition: Edition;
  symbol: string;
  name: string;
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

// A type, not an interface: Kysely needs an index signature.
export type MarketsTables = {
  "markets.quote": QuoteTable;
  "markets.point": PointTable;
  "markets.share": ShareTable;
  "markets.company": CompanyTable;
  "markets.rate": RateTable;
  "markets.indicator": IndicatorTable;
};
