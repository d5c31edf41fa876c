import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Range } from "#contracts/figure.ts";
import type { MarketsEndpoints } from "#features/markets/contract.ts";
import { directionOf, round, signedText } from "#features/markets/figures/changes.ts";
import { tradingDay } from "#features/markets/figures/trading-hours.ts";
import {
  findDayBefore,
  findDays,
  findQuote,
  type SeriesKey,
  type StoredQuote,
} from "#features/markets/store/quotes.ts";
import type { Database } from "#platform/db/database.ts";
import { addDays, DAY_MS, utcDate } from "#platform/time.ts";
import { chartPoints, firstDayOfRange, type MarketsReadDeps, provenanceOf } from "./deps.ts";

const LIVE_MS = DAY_MS;
/** A close older than this does not count as "the day before". */
const MAX_PAUSE_DAYS = 5;

export async function readOil({
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

export async function readOilHistory(
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
