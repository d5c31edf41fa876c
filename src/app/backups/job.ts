import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Clock } from "#platform/clock.ts";
import { exportLines } from "#platform/db/backup/export.ts";
import { readLines, removeUnfinished, writeLines } from "#platform/db/backup/file.ts";
import { tryCopy } from "#platform/db/backup/try-copy.ts";
import type { Database } from "#platform/db/database.ts";
import type { Job } from "#platform/jobs/job.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { DAY_MS, HOUR_MS } from "#platform/time.ts";
import { namesOf, namesToDelete } from "./kept.ts";
import { findBackups, forgetBackups, noteBackup, noteOutcome } from "./store.ts";

interface Deps {
  readonly db: Database;
  /** The database's address: a copy is tried in another database beside it. */
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly dir: string;
  readonly key: string | undefined;
  /** A program that copies the file whose path it is given. */
  readonly hook: string | undefined;
}

/** A week, less the hours by which a night's run can be late. */
const TEST_AFTER_MS = 7 * DAY_MS - 12 * HOUR_MS;
const HOOK_MS = HOUR_MS;
/** Nothing has been written for this long to what a killed process left. */
const UNFINISHED_MS = 12 * HOUR_MS;

/** Each night a backup, and once a week the proof that it can be restored. */
export function backupJob(deps: Deps): Job {
  return { name: "ops.backup", when: { dailyAt: "02:30" }, run: () => backUp(deps) };
}

async function backUp(deps: Deps): Promise<void> {
  const { db, clock, dir, key } = deps;
  const now = clock.now();
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await removeUnfinished(dir, new Date(now.getTime() - UNFINISHED_MS));
  const file = await fileFor(deps, now);
  await writeLines(file, exportLines(db), key);
  const { size } = await stat(file);
  // Noted at once: a run that ends while the file is copied is made again, and replaces it.
  await noteBackup(db, { file, made_at: now, bytes: size, encrypted: key !== undefined });
  await copy(deps, file);
  for (const name of namesToDelete(await readdir(dir))) await rm(path.join(dir, name));
  await forgetBackups(db, now);
  const tested = (await findBackups(db)).find(
    ({ tested_at, test_fault }) => tested_at && test_fault === null,
  );
  const lastTest = tested?.tested_at?.getTime() ?? 0;
  if (now.getTime() - lastTest > TEST_AFTER_MS) await test(deps, file);
}

/**
 * A database replaces only a file that it made: on a new one, or one restored from an older copy, the day's file is
 * the last backup of what was lost.
 */
async function fileFor({ db, log, dir, key }: Deps, now: Date): Promise<string> {
  const own = new Set((await findBackups(db)).map(({ file }) => file));
  const files = namesOf(now, key !== undefined).map((name) => path.join(dir, name));
  const file = files.find((name) => own.has(name) || !existsSync(name));
  if (file === undefined) throw new Error(`Another database's backups are in the way: ${files.join(", ")}`);
  if (file !== files[0]) log.warn({ file }, "another database's backup stays: this one is written beside it");
  return file;
}

async function copy({ db, log, hook }: Deps, file: string): Promise<void> {
  if (hook === undefined) return;
  try {
    await promisify(execFile)(hook, [file], { timeout: HOOK_MS });
  } catch (error) {
    const fault = errorMessage(error);
    log.error({ fault }, "a backup was not copied");
    await noteOutcome(db, file, { copy_fault: fault });
  }
}

async function test({ db, url, clock, log, key }: Deps, file: string): Promise<void> {
  try {
    const rows = await tryCopy(url, () => readLines(file, key));
    await noteOutcome(db, file, { tested_at: clock.now(), tested_rows: rows, test_fault: null });
  } catch (error) {
    const fault = errorMessage(error);
    log.error({ error: fault }, "a backup could not be restored");
    await noteOutcome(db, file, { tested_at: clock.now(), tested_rows: null, test_fault: fault });
  }
}
