import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import type { Log } from "#platform/log.ts";

/** No league match kicks off earlier; assumed where the hour is unknown. */
export const EARLIEST_KICKOFF = "14:00";

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
  /** Whether that day's matches are still to be played: the sources with running scores are then asked. */
  readonly playsToday?: boolean;
}
