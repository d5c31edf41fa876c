import type { WeatherProviders } from "#features/weather/shapes.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Edition } from "#platform/edition.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";

export interface WeatherDeps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly fetch: Fetch;
  readonly edition: Edition;
  readonly providers: WeatherProviders;
  readonly openWeatherKey?: string;
  /** True: an ad network is configured, so Open-Meteo's free service may not be used. */
  readonly adFunded: boolean;
  /** False: no network is looked up; readers get Abuja until they choose, unless a CDN's header names their city. */
  readonly geo: boolean;
}

/** Within the free services' limits, with room for the job's own calls. */
export const PROVIDER_LIMITS = {
  openWeather: { perMinute: 50 },
  openMeteo: { perDay: 8_000 },
  openMeteoGeocoding: { perDay: 1_000 },
  geoJs: { perMinute: 60 },
  ipWhoIs: { perDay: 300 },
  ipApi: { perDay: 900 },
} as const;
