import { findLettersOverview, type LettersOverview } from "#features/letters/store/records.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";

/** For the operator: counts of sign-ups and letters, without addresses. */
export function lettersOverview({ db, clock }: { db: Database; clock: Clock }): Promise<LettersOverview> {
  return findLettersOverview(db, clock.now());
}
