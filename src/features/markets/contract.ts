import * as z from "zod/mini";
import { named, told } from "#contracts/described.ts";
import { emptyObject, endpoint } from "#contracts/endpoint.ts";
import { day, dayValue, direction, provenance, range, time } from "#contracts/figure.ts";
import * as calls from "./calls.ts";

export const indexNames = ["ngx_all_share", "ngx_bank", "ngx_30"] as const;
/** As the exchange writes them. */
export const indexLabels = {
  ngx_all_share: "NGX All-Share",
  ngx_bank: "NGX BANK",
  ngx_30: "NGX-30",
} as const;

const stockIndex = named(
  "StockIndex",
  "A share index of the Nigerian Exchange.",
  z.extend(provenance, {
    value: told(z.nullable(z.number()), "Its value; null until a provider has supplied it."),
    percent_change: told(
      z.nullable(z.number()),
      "Its change in percent since the close before; null if unknown.",
    ),
    direction,
  }),
);

const share = named(
  "Share",
  "A share on the last trading day.",
  z.object({
    symbol: told(z.string(), "The share's symbol on the exchange."),
    company: told(z.nullable(z.string()), "The company's name; null if the exchange has not listed it."),
    close: told(z.number(), "Its price at the close, in naira."),
    change: told(z.number(), "The change in naira since the close before."),
    percent_change: told(z.number(), "The same in percent."),
    direction,
  }),
);

const oil = named(
  "Oil",
  "The price of Brent crude.",
  z.extend(provenance, {
    price: told(z.optional(z.number()), "US dollars a barrel; absent until a provider has supplied it."),
    change: told(z.string(), 'US dollars, signed: "+1.25", "0.00"; empty if unknown.'),
    trend: told(direction, "Where the price went since the close before."),
  }),
);

const period = told(
  z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)),
  "A year, a month or a day: 2025, 2026-07, 2026-07-31.",
);

const indicator = named(
  "Indicator",
  "An economic indicator of Nigeria.",
  z.extend(provenance, {
    id: told(z.string(), "The indicator's id."),
    name: told(z.string(), "Its name."),
    meaning: told(z.string(), "What it measures, in one sentence."),
    unit: told(z.enum(["percent", "usd", "people", "barrels"]), "What its value counts."),
    /** A year, a month or a day: "2025", "2026-07", "2026-07-31". */
    period,
    value: told(z.number(), "The latest value."),
    change: told(z.nullable(z.number()), "The change since the period before; null if there is none."),
    direction,
    history: told(
      z.array(
        z.object({
          period,
          value: told(z.number(), "The value in that period."),
          forecast: told(z.boolean(), "True if the source expects it rather than measured it."),
        }),
      ),
      "Oldest first, forecasts marked.",
    ),
  }),
);

const currency = named(
  "CurrencyRate",
  "A currency's rate in naira.",
  z.extend(provenance, {
    code: told(z.string(), "The currency's code, like USD."),
    name: told(z.string(), "Its name."),
    rate: told(z.number(), "Naira per unit."),
    buying: told(z.nullable(z.number()), "The banks' buying rate; null if unknown."),
    selling: told(z.nullable(z.number()), "The banks' selling rate; null if unknown."),
    date: told(day, "The day of the rate."),
  }),
);

export const marketsEndpoints = {
  [calls.stocks]: endpoint({
    summary: "The Nigerian Exchange's All-Share, Banking and NGX 30 indices at the latest close.",
    params: emptyObject,
    answer: z.object({
      market_summary: told(
        z.object({
          key_indices: told(
            z.object({
              ngx_all_share: told(stockIndex, "The All-Share Index."),
              ngx_bank: told(stockIndex, "The Banking Index."),
              ngx_30: told(stockIndex, "The thirty largest companies."),
            }),
            "Its three indices.",
          ),
        }),
        "The exchange at the latest close.",
      ),
    }),
    freshFor: 300,
  }),
  [calls.movers]: endpoint({
    summary: "The biggest gainers, the biggest losers and the most traded shares of the last trading day.",
    params: emptyObject,
    answer: z.extend(provenance, {
      gainers: told(z.array(share), "Those that rose most, most first."),
      losers: told(z.array(share), "Those that fell most, most first."),
      most_traded: told(z.array(share), "Those traded most, most first."),
    }),
    freshFor: 300,
  }),
  [calls.stockHistory]: endpoint({
    summary: "One index's values, oldest first: daily, or weekly over five years.",
    params: z.object({ index: told(z._default(z.enum(indexNames), "ngx_all_share"), "Which index."), range }),
    answer: z.extend(provenance, {
      index: told(z.enum(indexNames), "Which index it is."),
      range,
      points: told(z.array(dayValue), "Its values, oldest first."),
    }),
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
    answer: z.extend(provenance, {
      range,
      points: told(z.array(dayValue), "Its prices in US dollars a barrel, oldest first."),
    }),
    freshFor: 900,
  }),
  [calls.status]: endpoint({
    summary: "Whether the Nigerian Exchange is open, the reason, and when that changes.",
    params: emptyObject,
    answer: z.object({
      open: told(z.boolean(), "True while shares are traded."),
      reason: told(
        z.enum(["trading hours", "before hours", "after hours", "weekend", "holiday"]),
        "Why it is open or closed.",
      ),
      holiday: told(z.nullable(z.string()), "The public holiday for which it is closed; null on other days."),
      changes_at: told(time, "When it opens or closes next."),
    }),
    freshFor: 60,
  }),
  [calls.indicators]: endpoint({
    summary: "Nigeria's economic indicators, each with its history.",
    params: emptyObject,
    answer: z.object({ indicators: told(z.array(indicator), "All indicators.") }),
    freshFor: 3600,
  }),
  [calls.naira]: endpoint({
    summary: "The official dollar rate, each currency's rate in naira, and one currency's history.",
    params: z.object({
      currency: told(
        z._default(
          z.string().check(z.regex(/^[A-Z]{3}$/), z.meta({ title: "three capital letters, like USD" })),
          "USD",
        ),
        "The currency whose history is wanted.",
      ),
      range,
    }),
    answer: z.object({
      official: told(
        z.nullable(
          z.extend(currency, {
            change: told(
              z.nullable(z.number()),
              "The change in naira since the day before; null if unknown.",
            ),
            percent_change: told(z.nullable(z.number()), "The same in percent; null if unknown."),
            direction: told(direction, "The naira's direction: up = a dollar costs less."),
            highest: told(z.nullable(z.number()), "The highest rate of that day; null if unknown."),
            lowest: told(z.nullable(z.number()), "The lowest rate of that day; null if unknown."),
          }),
        ),
        "The US dollar's; null until a provider has supplied it.",
      ),
      currencies: told(z.array(currency), "All currencies, the dollar first."),
      currency: told(z.string(), "The code of the currency whose history follows."),
      range,
      history: told(z.array(dayValue), "That currency's rates, oldest first."),
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
