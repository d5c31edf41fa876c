import { briefTimes } from "#contracts/sections.ts";
import { deleteOldMessages } from "#features/push/store/messages.ts";
import { deleteUnrenewedSubscriptions } from "#features/push/store/subscriptions.ts";
import { forget } from "#platform/jobs/forget.ts";
import type { Job } from "#platform/jobs/job.ts";
import { daysBefore, lagosDate, lagosInstant } from "#platform/time.ts";
import { announceBreaking } from "./announce-breaking.ts";
import { announceBrief } from "./announce-brief.ts";
import { announceMatchday } from "./announce-matchday.ts";
import type { AnnounceDeps } from "./deps.ts";
import { type SendDeps, sendDue } from "./send-due.ts";

/** The pause before looking again for a brief that is not stored yet. */
const NOT_YET_SECONDS = 15;
/** A browser in use renews its subscription every week; one that has not for this long is forgotten. */
const UNRENEWED_DAYS = 90;
/** How long messages are kept: a story that broke is not announced again within this time. */
const KEPT_DAYS = 30;

export function pushJobs(deps: AnnounceDeps & SendDeps): Job[] {
  return [
    {
      name: "push.post",
      when: { everyMinutes: 1 },
      async run() {
        await announceBreaking(deps);
        await sendDue(deps);
      },
    },
    {
      name: "push.brief",
      when: { dailyAt: briefTimes.from, until: briefTimes.until },
      async run(due, again) {
        const brief = await announceBrief(due, deps);
        await sendDue(deps);
        if (brief === "announced" || deps.clock.now() >= lagosInstant(lagosDate(due), briefTimes.until))
          return;
        await again?.(NOT_YET_SECONDS);
      },
    },
    {
      name: "push.league",
      when: { everyMinutes: 10 },
      async run() {
        await announceMatchday(deps);
        await sendDue(deps);
      },
    },
    {
      name: "push.tidy",
      when: { dailyAt: "03:00" },
      run: () =>
        forget(deps, "push.tidy", async (now) => {
          await deleteUnrenewedSubscriptions(deps.db, daysBefore(now, UNRENEWED_DAYS));
          await deleteOldMessages(deps.db, daysBefore(now, KEPT_DAYS));
        }),
    },
  ];
}
