import type { CultureProviders } from "#features/culture/shapes.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";
import type { Limits } from "#platform/providers/limited-fetch.ts";

export interface CultureDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetch: Fetch;
  readonly edition: Edition;
  readonly providers: CultureProviders;
  /** Without it the film pages show only the operator's own list. */
  readonly tmdbKey?: string;
  /** Addresses of iCalendars or of pages with schema.org events, read regularly. */
  readonly eventFeeds: readonly string[];
}

/** What each provider allows, or a polite limit if it states none. */
export const PROVIDER_LIMITS = {
  tmdb: { perMinute: 120, perDay: 400 },
  apple: { perHour: 4 },
  deezer: { perHour: 10 },
} satisfies Record<string, Limits>;

export type LimitedFetches = Readonly<Record<keyof typeof PROVIDER_LIMITS, Fetch>>;
