import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";

/** What the server supplies to the league's jobs. */
export interface LeagueDeps {
  readonly db: Database;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  /** Base addresses by connector; the default is the real address. */
  readonly providers?: Readonly<Record<string, string>>;
  readonly apiFootballKey?: string | undefined;
  /** Replays an earlier season as of this day; sources are then not asked. */
  readonly today?: string | undefined;
}
