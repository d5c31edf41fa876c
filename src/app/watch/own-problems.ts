import { setInterval as everyFew } from "node:timers/promises";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { noteTroubles } from "./troubles.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  /** What is wrong, as far as no other process can see it. */
  find(): readonly string[];
}

/** Notes each minute what only this process knows, for the worker's letter: only webs read replicas. */
export function watchOwnProblems(deps: Deps, everyMs = MINUTE_MS): { stop(): Promise<void> } {
  const leaving = new AbortController();
  async function watch(): Promise<void> {
    for await (const _ of everyFew(everyMs, undefined, { signal: leaving.signal, ref: false }))
      await noteOwn(deps);
  }
  const watching = watch().catch(() => {});
  return {
    async stop() {
      leaving.abort();
      await watching;
    },
  };
}

async function noteOwn({ db, clock, log, find }: Deps): Promise<void> {
  try {
    await noteTroubles(db, find(), clock.now());
  } catch (error) {
    log.warn({ why: errorMessage(error) }, "a problem could not be noted");
  }
}
