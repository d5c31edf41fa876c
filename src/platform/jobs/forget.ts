import { sql } from "kysely";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { DAY_MS } from "#platform/time.ts";

type ForgettingTable = { "platform.forgetting": { name: string; up_to: Date; since: Date } };

/** What one run may delete beyond the run before. Beyond that, the clock jumped, or nothing ran for days. */
const MOST_AT_ONCE_MS = 3 * DAY_MS;

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
}

/**
 * Deletes what is past its time: the only way to delete by a clock. `now` is at most three days later than in the run
 * before, so that a clock far ahead deletes three days' worth a night, and not everything. The first run only notes
 * the time, and while the clock is in doubt nothing is deleted. `since` is when the first run was, or 1970.
 */
export async function forget(
  { db, clock, log }: Deps,
  name: string,
  deleteAsOf: (now: Date, since: Date) => Promise<void>,
): Promise<void> {
  const doubt = clock.doubt?.() ?? null;
  if (doubt !== null) return log.warn({ job: name, doubt }, "nothing old is deleted until the clocks agree");
  const before = await findRun(db, name);
  const today = clock.now();
  const now = asFarAs(before?.up_to, today);
  if (now < today)
    log.warn(
      { job: name, upTo: now },
      "only three days' worth is deleted: the clock jumped, or nothing ran for days",
    );
  if (before !== undefined) await deleteAsOf(now, before.since);
  await saveUpTo(db, name, now);
}

/** A time that is still to come was noted by a clock that has been set back since. */
function asFarAs(before: Date | undefined, now: Date): Date {
  return before === undefined ? now : new Date(Math.min(now.getTime(), before.getTime() + MOST_AT_ONCE_MS));
}

function findRun(db: Database, name: string) {
  return db
    .withTables<ForgettingTable>()
    .selectFrom("platform.forgetting")
    .select(["up_to", "since"])
    .where("name", "=", name)
    .executeTakeFirst();
}

/** A clock that has been set back since may have noted the first run too late. */
const EARLIER = sql<Date>`least(forgetting.since, excluded.up_to)`;

async function saveUpTo(db: Database, name: string, up_to: Date): Promise<void> {
  await db
    .withTables<ForgettingTable>()
    .insertInto("platform.forgetting")
    .values({ name, up_to, since: up_to })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ up_to, since: EARLIER }))
    .execute();
}
