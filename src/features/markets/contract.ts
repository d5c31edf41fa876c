import * as z from "zod/mini";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { day, dayValue, direction, provenance, range, time } from "#contracts/figure.ts";
import * as calls from "./calls.ts";

export const indexNames = ["ngx_all_share", "ngx_bank", "ngx_30"] as const;

const stockIndex = z.extend(provenance, {
  /** Null until a provider has supplied it. */
  value: z.nullable(z.number()),
  percent_change: z.nullable(z.number()),
  direction,
});

const share = z.object({
  symbol: z.string(),
  close: z.number(),
  /** In naira. */
  change: z.number(),
  percent_change: z.number(),
  direction,
});

const oil = z.extend(provenance, {
  /** US dollars a barrel; absent until a provider has supplied it. */
  price: z.optional(z.number()),
  /** US dollars, signed: "+1.25", "0.00"; empty if unknown. */
  change: z.string(),
  trend: direction,
});

const period = z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/));

const indicator = z.extend(provenance, {
  id: z.string(),
  name: z.string(),
  /** What it measures, in one sentence. */
  meaning: z.string(),
  unit: z.enum(["percent", "usd", "people", "barrels"]),
  /** A year, a month or a day: "2025", "2026-07", "2026-07-31". */
  period,
  value: z.number(),
  change: z.nullable(z.number()),
  direction,
  /** Oldest first, forecasts marked. */
  history: z.array(z.object({ period, value: z.number(), forecast: z.boolean() })),
});

const currency = z.extend(provenance, {
  code: z.string(),
  name: z.string(),
  /** Naira per unit. */
  rate: z.number(),
  buying: z.nullable(z.number()),
  selling: z.nullable(z.number()),
  date: day,
});

export const marketsEndpoints = {
  [calls.stocks]: endpoint({
    summary: "The Nigerian Exchange's All-Share, Banking and NGX 30 indices at the latest close.",
    params: emptyObject,
    answer: z.object({
      market_summary: z.object({
        key_indices: z.object({ ngx_all_share: stockIndex, ngx_bank: stockIndex, ngx_30: stockIndex }),
      }),
    }),
    freshFor: 300,
  }),
  [calls.movers]: endpoint({
    summary: "The biggest gainers, the biggest losers and the most traded shares of the last trading day.",
    params: emptyObject,
    answer: z.extend(provenance, {
      gainers: z.array(share),
      losers: z.array(share),
      most_traded: z.array(share),
    }),
    freshFor: 300,
  }),
  [calls.stockHistory]: endpoint({
    summary: "One index's values, oldest first: daily, or weekly over five years.",
    params: z.object({ index: z._default(z.enum(indexNames), "ngx_all_share"), range }),
    answer: z.extend(provenance, { index: z.enum(indexNames), range, points: z.array(dayValue) }),
    freshFor: 900,
  }),
  [calls.oil]: endpoint({
    summary: "The price of Brent crude in US dollars a barrel, and its change since the previous close.",
    params: emptyObject,
    answer: z.object({ oil }),
    freshFor: 300,
  }),
  [calls.oilHistory]: endpoint({
    summary: "The price of Brent crude, oldest first: daily, or weekly over five years.",
    params: z.object({ range }),
    answer: z.extend(provenance, { range, points: z.array(dayValue) }),
    freshFor: 900,
  }),
  [calls.status]: endpoint({
    summary: "Whether the Nigerian Exchange is open, the reason, and when that changes.",
    params: emptyObject,
    answer: z.object({
      open: z.boolean(),
      reason: z.enum(["trading hours", "before hours", "after hours", "weekend", "holiday"]),
      holiday: z.nullable(z.string()),
      changes_at: time,
    }),
    freshFor: 60,
  }),
  [calls.indicators]: endpoint({
    summary: "Nigeria's economic indicators, each with its history.",
    params: emptyObject,
    answer: z.object({ indicators: z.array(indicator) }),
    freshFor: 3600,
  }),
  [calls.naira]: endpoint({
    summary: "The official dollar rate, each currency's rate in naira, and one currency's history.",
    params: z.object({
      currency: z._default(
        z.string().check(z.regex(/^[A-Z]{3}$/), z.describe("three capital letters, like USD")),
        "USD",
      ),
      range,
    }),
    answer: z.object({
      /** The US dollar's; null until a provider has supplied it. */
      official: z.nullable(
        z.extend(currency, {
          change: z.nullable(z.number()),
          percent_change: z.nullable(z.number()),
          /** The naira's direction: up = a dollar costs less. */
          direction,
          highest: z.nullable(z.number()),
          lowest: z.nullable(z.number()),
        }),
      ),
      currencies: z.array(currency),
      currency: z.string(),
      range,
      history: z.array(dayValue),
    }),
    refuses: ["not-found"],
    freshFor: 900,
  }),
} as const;

export type StockIndex = z.infer<typeof stockIndex>;
export type IndexName = (typeof indexNames)[number];
export type Share = z.infer<typeof share>;
export type Oil = z.infer<typeof oil>;
export type Indicator = z.infer<typeof indicator>;
export type CurrencyRate = z.infer<typeof currency>;
export type MarketsEndpoints = typeof marketsEndpoints;
