import type { MarketsProviders, ProviderId } from "#features/markets/shapes.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import { type Limits, limitedFetch } from "#platform/providers/limited-fetch.ts";
import { daysBefore, utcDate } from "#platform/time.ts";

export interface MarketsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetch: Fetch;
  readonly edition: Edition;
  readonly providers: MarketsProviders;
  readonly ngxPulseKey?: string;
}

/** One rate-limited fetch for each provider. */
export type LimitedFetches = Readonly<Record<ProviderId, Fetch>>;

/** What each provider allows, or a polite limit if it states none. */
export const PROVIDER_LIMITS: Record<ProviderId, Limits> = {
  doclib: { perHour: 40 },
  ngxPulse: { perMinute: 10, perDay: 100 },
  kwayisi: { perHour: 2 },
  oilPriceApi: { perHour: 20 },
  yahoo: { perHour: 10 },
  fred: { perDay: 12 },
  oilPrices: { perDay: 4 },
  cbn: { perHour: 20 },
  frankfurter: { perHour: 10 },
  erApi: { perHour: 1 },
  worldBank: { perHour: 30 },
  imf: { perMinute: 10 },
};

export function limitedFetches({ fetch, clock }: MarketsDeps): LimitedFetches {
  const entries = Object.entries(PROVIDER_LIMITS).map(([id, limits]) => [
    id,
    limitedFetch(fetch, clock, limits),
  ]);
  return Object.fromEntries(entries) as LimitedFetches;
}

const FIVE_YEARS_DAYS = 5 * 366 + 7;

/** The first day that a five-year chart needs. */
export function fiveYearsBefore(now: Date): string {
  return utcDate(daysBefore(now, FIVE_YEARS_DAYS));
}
