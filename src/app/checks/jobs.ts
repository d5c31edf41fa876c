import type { CheckResult } from "#contracts/ops.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { findJobLines } from "#platform/jobs/overview.ts";
import { counted } from "#platform/text/counted.ts";
import { ago, formatDuration } from "./format.ts";

/** Something is due every minute: silence for this long means that no worker is running. */
const SILENCE_SECONDS = 300;

export async function checkJobs({ db, clock }: { db: Database; clock: Clock }): Promise<CheckResult> {
  const jobs = await findJobLines(db);
  const now = clock.now();
  const lastDue = Math.max(0, ...jobs.map((job) => job.lastDue.getTime()));
  const silence = jobs.length === 0 ? 0 : Math.max(0, (now.getTime() - lastDue) / 1000);
  const sum = (state: "waiting" | "running" | "failed"): number =>
    jobs.reduce((all, job) => all + job[state], 0);
  return {
    title: "Jobs",
    gauges: [
      { name: "jobs_waiting", help: "Jobs that are due and waiting", value: sum("waiting") },
      { name: "jobs_running", help: "Jobs that are running", value: sum("running") },
      { name: "jobs_failed_day", help: "Runs given up in the last day", value: sum("failed") },
      {
        name: "jobs_silence_seconds",
        help: "Time since a job was last due; minutes mean that no worker is running",
        value: silence,
      },
    ],
    tables: [
      {
        title: "Timetable",
        head: [
          "job",
          "last due",
          "last done",
          "took",
          "waiting",
          "running",
          "failed in the last day",
          "last failure",
        ],
        rows: jobs.map((job) => [
          job.name,
          ago(job.lastDue, now),
          ago(job.lastDone, now),
          job.lastSeconds === null ? null : `${job.lastSeconds.toFixed(1)} s`,
          job.waiting,
          job.running,
          job.failed,
          job.lastFailure,
        ]),
      },
    ],
    problems: [
      ...(jobs.length === 0 ? ["No worker has ever run on this database."] : []),
      ...(silence > SILENCE_SECONDS ? [`No worker has asked for jobs for ${formatDuration(silence)}.`] : []),
      ...jobs
        .filter(({ failed }) => failed > 0)
        .map((job) => `${job.name} failed ${counted(job.failed, "time")} in the last day.`),
    ],
  };
}
