import * as api from "#contracts/all/api.ts";
import { type AnswerOf, type Handlers, type Refusal, refuse } from "#contracts/endpoint.ts";
import type { Range } from "#contracts/figure.ts";
import type { CurrencyRate, Indicator, MarketsEndpoints } from "#features/markets/contract.ts";
import { directionOf, percentBetween, round, signedText } from "#features/markets/figures/changes.ts";
import { indicators } from "#features/markets/figures/indicators.ts";
import { tradingDay } from "#features/markets/figures/trading-hours.ts";
import type { DayValue } from "#features/markets/shapes.ts";
import { currencies } from "#features/markets/sources/naira.ts";
import { findIndicators, type StoredIndicatorValue } from "#features/markets/store/indicators.ts";
import {
  findDayBefore,
  findDays,
  findQuote,
  type SeriesKey,
  type StoredQuote,
} from "#features/markets/store/quotes.ts";
import { findLatestRates, findRateDays, type StoredRate } from "#features/markets/store/rates.ts";
import { lagosToday } from "#platform/cache/today.ts";
import type { Database } from "#platform/db/database.ts";
import { addDays, DAY_MS, lagosInstant, utcDate } from "#platform/time.ts";
import { chartPoints, firstDayOfRange, type MarketsReadDeps, provenanceOf } from "./deps.ts";
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

/** Indicators that have no value yet are left out. */
async function readIndicators({
  db,
  edition,
}: MarketsReadDeps): Promise<AnswerOf<MarketsEndpoints, typeof api.markets.indicators>> {
  const byId = Map.groupBy(await findIndicators(db, edition), ({ indicator }) => indicator);
  return {
    indicators: indicators.flatMap((about): Indicator[] => {
      const values = byId.get(about.id) ?? [];
      const figures = latestOf(values);
      if (figures === null) return [];
      const { latest, change } = figures;
      return [
        {
          ...about,
          period: latest.period,
          value: latest.value,
          change,
          direction: directionOf(change),
          history: values.map(({ period, value, forecast }) => ({ period, value, forecast })),
          ...provenanceOf(edition, { provider: latest.provider, asOf: latest.fetchedAt }),
        },
      ];
    }),
  };
}

/** The latest actual value, and its change from the period before. */
function latestOf(values: readonly StoredIndicatorValue[]) {
  const [latest, previous] = values.filter(({ forecast }) => !forecast).toReversed();
  if (!latest) return null;
  return { latest, change: previous === undefined ? null : round(latest.value - previous.value, 4) };
}

const LIVE_MS = DAY_MS;

/** A close older than this does not count as "the day before". */
const MAX_PAUSE_DAYS = 5;

async function readOil({
  db,
  clock,
  edition,
}: MarketsReadDeps): Promise<AnswerOf<MarketsEndpoints, typeof api.markets.oil>> {
  const key = { edition, series: "brent" } as const;
  const quote = await findQuote(db, key);
  if (quote === null) return { oil: { change: "", trend: "neutral", ...provenanceOf(edition, null) } };
  const change = await changeSinceDayBefore(db, key, quote);
  const isLive = clock.now().getTime() - quote.asOf.getTime() <= LIVE_MS;
  return {
    oil: {
      price: round(quote.value, 2),
      change: signedText(change),
      trend: directionOf(change),
      ...provenanceOf(edition, quote, isLive ? "LIVE" : "EOD"),
    },
  };
}

/** In dollars against our own last close, because providers define their change differently. */
async function changeSinceDayBefore(
  db: Database,
  key: SeriesKey,
  quote: StoredQuote,
): Promise<number | null> {
  const day = tradingDay(utcDate(quote.asOf));
  const previousDay = await findDayBefore(db, key, day);
  if (previousDay === null || previousDay.day < addDays(day, -MAX_PAUSE_DAYS)) return null;
  return round(quote.value - previousDay.value, 2);
}

async function readOilHistory(
  { db, clock, edition }: MarketsReadDeps,
  range: Range,
): Promise<AnswerOf<MarketsEndpoints, typeof api.markets.oilHistory>> {
  const key = { edition, series: "brent" } as const;
  const days = await findDays(db, key, firstDayOfRange(range, clock.now()));
  return {
    range,
    points: chartPoints(days, range, clock.now()),
    ...provenanceOf(edition, await findQuote(db, key)),
  };
}

type Naira = AnswerOf<MarketsEndpoints, typeof api.markets.naira>;

/** The time at which the central bank's day ends. */
const RATE_TIME = "17:00";

async function readNaira(
  deps: MarketsReadDeps,
  { currency, range }: { currency: string; range: Range },
): Promise<Naira | Refusal> {
  const codes = currencies.map(({ code }) => code);
  if (!codes.includes(currency))
    return refuse("not-found", `There is no currency "${currency}" here, only ${codes.join(", ")}.`);
  const { db, clock, edition } = deps;
  const since = firstDayOfRange(range, clock.now());
  const today = lagosToday(clock.now());
  const [latest, history, dollars] = await Promise.all([
    findLatestRates(db, edition, today),
    findRateDays(db, edition, currency, since),
    findRateDays(db, edition, "USD", firstDayOfRange("1M", clock.now()), today),
  ]);
  const dollar = latest.find((rate) => rate.currency === "USD");
  return {
    official: dollar === undefined ? null : answerOfficial(deps, dollar, dollars),
    currencies: currencies.flatMap(({ code }) => {
      const rate = latest.find((one) => one.currency === code);
      return rate === undefined ? [] : [answerRate(deps, rate)];
    }),
    currency,
    range,
    history: chartPoints(history, range, clock.now()),
  };
}

function answerOfficial(
  deps: MarketsReadDeps,
  dollar: StoredRate,
  days: readonly DayValue[],
): Naira["official"] {
  const previousDay = days.findLast(({ day }) => day < dollar.day) ?? null;
  const change = previousDay === null ? null : round(dollar.rate - previousDay.value, 4);
  const percent = previousDay === null ? null : percentBetween(previousDay.value, dollar.rate);
  return {
    ...answerRate(deps, dollar),
    change,
    percent_change: percent === null ? null : round(percent, 4),
    // A dollar that costs more means a weaker naira.
    direction: directionOf(change === null ? null : -change),
    highest: dollar.highest,
    lowest: dollar.lowest,
  };
}

function answerRate({ clock, edition }: MarketsReadDeps, stored: StoredRate): CurrencyRate {
  const { currency: code, rate, buying, selling, day, provider } = stored;
  const name = currencies.find((one) => one.code === code)?.name ?? code;
  const asOf = new Date(Math.min(lagosInstant(day, RATE_TIME).getTime(), clock.now().getTime()));
  const provenance = provenanceOf(edition, { provider, asOf });
  return { code, name, rate, buying, selling, date: day, ...provenance };
}
