import { deleteOldCorrections } from "#features/letters/store/corrections.ts";
import { deleteOldAnswers } from "#features/letters/store/idempotency.ts";
import { deleteOldAttempts } from "#features/letters/store/limits.ts";
import { deleteOldDeliveries } from "#features/letters/store/outcomes.ts";
import { deleteLapsedSubscribers } from "#features/letters/store/subscribers.ts";
import type { Database } from "#platform/db/database.ts";
import { forget } from "#platform/jobs/forget.ts";
import type { Job } from "#platform/jobs/job.ts";
import { daysBefore, lagosDate, lagosInstant } from "#platform/time.ts";
import { type RunDeps, runDelivery } from "./delivery-run.ts";
import { exportSubscribers } from "./export-subscribers.ts";
import { freezeDueBrief } from "./freeze-brief.ts";

interface Deps extends RunDeps {
  readonly exportsDir: string;
}

const BRIEF_UNTIL = "12:00";
/** The pause before a brief that had no topics is tried again. */
const NOT_YET_SECONDS = 30;

export function lettersJobs(deps: Deps): Job[] {
  return [
    {
      name: "letters.brief",
      when: { dailyAt: "07:00", until: BRIEF_UNTIL },
      async run(due, again) {
        const brief = await freezeDueBrief(due, deps);
        await runDelivery(deps);
        if (brief === "stored") return;
        if (deps.clock.now() < lagosInstant(lagosDate(due), BRIEF_UNTIL)) await again?.(NOT_YET_SECONDS);
        else deps.log.warn({ due }, "no brief today: no topic came before noon");
      },
    },
    { name: "letters.post", when: { everyMinutes: 1 }, run: () => runDelivery(deps) },
    {
      name: "letters.export",
      when: { everyMinutes: 60 },
      run: (due) => exportSubscribers(deps.db, deps.exportsDir, due),
    },
    {
      name: "letters.tidy",
      when: { dailyAt: "03:00" },
      run: () => forget(deps, "letters.tidy", (now) => deleteOld(deps.db, now)),
    },
  ];
}

/** Retention: a day for limits and idempotent answers, a month for letters and former subscribers, 90 days for proposals. */
async function deleteOld(db: Database, now: Date): Promise<void> {
  await deleteOldAttempts(db, daysBefore(now, 1));
  await deleteOldAnswers(db, daysBefore(now, 1));
  await deleteOldDeliveries(db, daysBefore(now, 30));
  await deleteLapsedSubscribers(db, daysBefore(now, 30));
  await deleteOldCorrections(db, daysBefore(now, 90));
}
