import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { DAY_MS } from "#platform/time.ts";

type ForgettingTable = { "platform.forgetting": { name: string; up_to: Date } };

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
 * the time, and while the clock is in doubt nothing is deleted.
 */
export async function forget(
  { db, clock, log }: Deps,
  name: string,
  deleteAsOf: (now: Date) => Promise<void>,
): Promise<void> {
  const doubt = clock.doubt?.() ?? null;
  if (doubt !== null) return log.warn({ job: name, doubt }, "nothing old is deleted until the clocks agree");
  const before = await findUpTo(db, name);
  const now = asFarAs(before, clock.now());
  if (now < clock.now() && before !== null)
    log.warn(
      { job: name, upTo: now },
      "only three days' worth is deleted: the clock jumped, or nothing ran for days",
    );
  if (before !== null) await deleteAsOf(now);
  await saveUpTo(db, name, now);
}

/** A time that is still to come was noted by a clock that has been set back since. */
function asFarAs(before: Date | null, now: Date): Date {
  return before === null ? now : new Date(Math.min(now.getTime(), before.getTime() + MOST_AT_ONCE_MS));
}

async function findUpTo(db: Database, name: string): Promise<Date | null> {
  const row = await db
    .withTables<ForgettingTable>()
    .selectFrom("platform.forgetting")
    .select("up_to")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.up_to ?? null;
}

async function saveUpTo(db: Database, name: string, up_to: Date): Promise<void> {
  await db
    .withTables<ForgettingTable>()
    .insertInto("platform.forgetting")
    .values({ name, up_to })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ up_to }))
    .execute();
}
