import { createWriteStream, existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { briefTimes } from "#contracts/sections.ts";
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
import { daysBefore, HOUR_MS, lagosDate, lagosInstant } from "#platform/time.ts";
import { type RunDeps, runDelivery } from "./delivery-run.ts";
import { freezeDueBrief } from "./freeze-brief.ts";

interface Deps extends RunDeps {
  readonly exportsDir: string;
}

/** The pause before a brief that had no topics is tried again. */
const NOT_YET_SECONDS = 30;

export function lettersJobs(deps: Deps): Job[] {
  return [
    {
      name: "letters.brief",
      when: { dailyAt: briefTimes.from, until: briefTimes.until },
      async run(due, again) {
        const brief = await freezeDueBrief(due, deps);
        await runDelivery(deps);
        if (brief === "stored") return;
        if (deps.clock.now() < lagosInstant(lagosDate(due), briefTimes.until)) await again?.(NOT_YET_SECONDS);
        else deps.log.warn({ due }, "no brief today: no topic came before noon");
      },
    },
    { name: "letters.post", when: { everyMinutes: 1 }, run: () => runDelivery(deps) },
    exportJob(deps),
    {
      name: "letters.tidy",
      when: { dailyAt: "03:00" },
      run: () => forget(deps, "letters.tidy", (now) => deleteOld(deps, now)),
    },
  ];
}

/**
 * Retention: a day for limits and idempotent answers, a month for letters, their copies in the outbox, and former
 * subscribers, 90 days for proposals.
 */
async function deleteOld({ db, mail }: Deps, now: Date): Promise<void> {
  await deleteOldAttempts(db, daysBefore(now, 1));
  await deleteOldAnswers(db, daysBefore(now, 1));
  await deleteOldDeliveries(db, daysBefore(now, 30));
  for (const mailer of Object.values(mail)) await mailer.forgetBefore(daysBefore(now, 30));
  await deleteLapsedSubscribers(db, daysBefore(now, 30));
  await deleteOldCorrections(db, daysBefore(now, 90));
}

const KEPT_HOURS = 30;
const exported = /^subscribers-(\d{4}-\d{2}-\d{2}T\d{2})\.jsonl\.gz(?:\.part)?$/;

/**
 * Each hour one worker writes all subscribers to a file, which `subscribers import` restores. Every worker deletes its
 * files of more than 30 hours ago, also those of a time when the job came to it. A new database leaves those of the one
 * before for its own first 30 hours: they may be all that is left of it.
 */
function exportJob(deps: Deps): Job {
  const deleteOldFiles = () =>
    forget(deps, "letters.export", async (now, since) => {
      const last = hourOf(new Date(+now - KEPT_HOURS * HOUR_MS));
      if (hourOf(since) <= last) await removeUpTo(last, deps.exportsDir);
    });
  let lastHour = "";
  return {
    name: "letters.export",
    when: { everyMinutes: 60 },
    async run(due) {
      lastHour = hourOf(deps.clock.now());
      await exportSubscribers(deps.db, deps.exportsDir, due);
      await deleteOldFiles();
    },
    async help() {
      const hour = hourOf(deps.clock.now());
      if (hour === lastHour) return;
      lastHour = hour;
      await deleteOldFiles();
    },
  };
}

/** "2026-11-21T06", as in the files' names, in UTC. */
function hourOf(at: Date): string {
  return at.toISOString().slice(0, 13);
}

/** A file that is there already is this hour's of the database before, or this one's own. */
async function exportSubscribers(db: Database, dir: string, due: Date): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, `subscribers-${hourOf(due)}.jsonl.gz`);
  if (existsSync(file)) return;
  const unfinished = `${file}.part`;
  const out = createWriteStream(unfinished, { mode: 0o600, flush: true });
  await pipeline(Readable.from(lines(db)), createGzip(), out);
  await rename(unfinished, file);
}

async function* lines(db: Database): AsyncGenerator<string> {
  for await (const record of eachSubscriber(db)) yield `${recordLine(record)}\n`;
}

async function removeUpTo(last: string, dir: string): Promise<void> {
  for (const name of await readdir(dir).catch(() => [])) {
    const hour = exported.exec(name)?.[1];
    if (hour !== undefined && hour <= last) await rm(path.join(dir, name), { force: true });
  }
}
