import { findTroubles } from "#app/watch/troubles.ts";
import type { CheckResult } from "#contracts/ops.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { counted } from "#platform/text/counted.ts";
import { ago } from "./format.ts";

const SHOWN = 50;

/** The problems of the last months, newest first. */
export async function checkTroubles({ db, clock }: { db: Database; clock: Clock }): Promise<CheckResult> {
  const troubles = await findTroubles(db, SHOWN);
  const now = clock.now();
  const rows = troubles.map(({ says, since, over_at, told_at }) => [
    ...[says, ago(since, now), over_at === null ? "still there" : ago(over_at, now)],
    ...[told_at === null ? "not mailed" : ago(told_at, now)],
  ]);
  const head = ["problem", "since", "over", "mailed"];
  return {
    title: "Problems before",
    gauges: [],
    tables: rows.length === 0 ? [] : [{ title: counted(rows.length, "problem"), head, rows }],
    problems: [],
  };
}
