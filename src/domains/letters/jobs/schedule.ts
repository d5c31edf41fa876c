import type { Ask } from "#contracts/all-endpoints.ts";
import { deleteOldAnswers } from "#domains/letters/store/idempotency.ts";
import { deleteOldAttempts } from "#domains/letters/store/limits.ts";
import { deleteOldDeliveries } from "#domains/letters/store/outcomes.ts";
import { deleteLapsedSubscribers } from "#domains/letters/store/subscribers.ts";
import type { Job } from "#platform/jobs/job.ts";
import { daysBefore, lagosDate, lagosInstant } from "#platform/time.ts";
import { type RunDeps, runDelivery } from "./delivery-run.ts";
import { exportSubscribers } from "./export-subscribers.ts";
import { freezeDueBrief } from "./freeze-brief.ts";

interface Deps extends RunDeps {
  readonly ask: Ask;
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
    { name: "letters.tidy", when: { dailyAt: "03:00" }, run: () => forgetOld(deps) },
  ];
}

/** Retention: a day for limits and idempotent answers, a month for letters and former subscribers. */
async function forgetOld({ db, clock }: Deps): Promise<void> {
  const daysAgo = (days: number): Date => daysBefore(clock.now(), days);
  await deleteOldAttempts(db, daysAgo(1));
  await deleteOldAnswers(db, daysAgo(1));
  await deleteOldDeliveries(db, daysAgo(30));
  await deleteLapsedSubscribers(db, daysAgo(30));
}
