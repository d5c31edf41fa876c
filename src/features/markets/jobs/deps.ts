import type { Ask } from "#contracts/all/all-endpoints.ts";
import type { MarketsProviders, ProviderId } from "#features/markets/figures/providers.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import { daysBefore, utcDate } from "#platform/time.ts";

export interface MarketsDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetch: Fetch;
  readonly ask: Ask;
  readonly edition: Edition;
  readonly providers: MarketsProviders;
  readonly ngxPulseKey?: string;
}

export type LimitedFetches = Readonly<Record<ProviderId, Fetch>>;

const FIVE_YEARS_DAYS = 5 * 366 + 7;

/** The first day that a five-year chart needs. */
export function fiveYearsBefore(now: Date): string {
  return utcDate(daysBefore(now, FIVE_YEARS_DAYS));
}
