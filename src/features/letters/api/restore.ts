import { rememberBriefs } from "#features/letters/store/briefs.ts";
import { rememberSent } from "#features/letters/store/deliveries.ts";
import { rememberEnds } from "#features/letters/store/ends.ts";
import { systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { lagosDate } from "#platform/time.ts";

/**
 * What a restore of an older copy must not take back: that a reader has left or is paused, and what was sent. What is
 * returned puts it over the copy, and returns how many subscriptions it ended.
 */
export async function rememberLetters(db: Database): Promise<() => Promise<number>> {
  const endAgain = await rememberEnds(db);
  const keepBriefs = await rememberBriefs(db, lagosDate(systemClock.now()));
  const keepSent = await rememberSent(db);
  return async () => {
    await keepBriefs();
    await keepSent();
    return await endAgain();
  };
}
