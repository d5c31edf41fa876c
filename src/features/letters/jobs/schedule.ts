import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { recordLine } from "#features/letters/rules/record-lines.ts";
import { deleteOldCorrections } from "#features/letters/store/corrections.ts";
import { deleteOldAnswers } from "#features/letters/store/idempotency.ts";
import { deleteOldAttempts } from "#features/letters/store/limits.ts";
import { deleteOldDeliveries } from "#features/letters/store/outcomes.ts";
import { eachSubscriber } from "#features/letters/store/records.ts";
import { deleteLapsedSubscribers } from "#features/letters/store/subscribers.ts";
import type { Database } from "#platform/db/database.ts";
import { forget } from "#platform/jobs/forget.ts";
import type { Job } from "#platform/jobs/job.ts";
import { daysBefore, lagosDate, lagosInstant } from "#platform/time.ts";
import { type RunDeps, runDelivery } from "./delivery-run.ts";
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

const KEPT_FILES = 30;
const exported = /^subscribers-\d{4}-\d{2}-\d{2}T\d{2}\.jsonl\.gz$/;

/** Writes all subscribers to a file for this hour and keeps the newest 30 files; `subscribers import` restores one. */
async function exportSubscribers(db: Database, dir: string, due: Date): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, `subscribers-${due.toISOString().slice(0, 13)}.jsonl.gz`);
  const unfinished = `${file}.part`;
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines(db)), createGzip(), out);
  await rename(unfinished, file);
  await removeOld(dir);
}

async function* lines(db: Database): AsyncGenerator<string> {
  for await (const record of eachSubscriber(db)) yield `${recordLine(record)}\n`;
}

async function removeOld(dir: string): Promise<void> {
  const names = (await readdir(dir)).filter((name) => exported.test(name)).sort();
  for (const name of names.slice(0, -KEPT_FILES)) await rm(path.join(dir, name), { force: true });
}
