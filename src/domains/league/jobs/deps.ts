import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";

/** What main hands the league's jobs. */
export interface LeagueDeps {
  readonly db: Database;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  /** Base addresses by connector; one left out is the real one. */
  readonly providers?: Readonly<Record<string, string>>;
  readonly apiFootballKey?: string | undefined;
  /** Plays an earlier season back as of this day; the sources are not asked then. */
  readonly today?: string | undefined;
}
