import { execFile } from "node:child_process";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import type { Clock } from "#platform/clock.ts";
import { exportLines } from "#platform/db/backup/export.ts";
import { readLines, writeLines } from "#platform/db/backup/file.ts";
import { tryCopy } from "#platform/db/backup/try-copy.ts";
import type { Database } from "#platform/db/database.ts";
import type { Job } from "#platform/jobs/job.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { DAY_MS, HOUR_MS, lagosDate } from "#platform/time.ts";
import { nameOf, namesToDelete } from "./kept.ts";
import { findBackups, forgetBackups, noteBackup, noteTest } from "./store.ts";

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

/** Each night a backup, and once a week the proof that it can be restored. */
export function backupJob(deps: Deps): Job {
  return { name: "ops.backup", when: { dailyAt: "02:30" }, run: () => backUp(deps) };
}

async function backUp(deps: Deps): Promise<void> {
  const { db, clock, log, dir, key, hook } = deps;
  const now = clock.now();
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const file = path.join(dir, nameOf(lagosDate(now), key !== undefined));
  await writeLines(file, exportLines(db), key);
  const { size } = await stat(file);
  const copyFault = hook === undefined ? null : await copy(hook, file);
  if (copyFault !== null) log.error({ fault: copyFault }, "a backup was not copied");
  await noteBackup(db, {
    file,
    made_at: now,
    bytes: size,
    encrypted: key !== undefined,
    copy_fault: copyFault,
  });
  for (const name of namesToDelete(await readdir(dir))) await rm(path.join(dir, name));
  await forgetBackups(db, now);
  const tested = (await findBackups(db)).find(
    ({ tested_at, test_fault }) => tested_at && test_fault === null,
  );
  const lastTest = tested?.tested_at?.getTime() ?? 0;
  if (now.getTime() - lastTest > TEST_AFTER_MS) await test(deps, file);
}

async function copy(hook: string, file: string): Promise<string | null> {
  try {
    await promisify(execFile)(hook, [file], { timeout: HOOK_MS });
    return null;
  } catch (error) {
    return errorMessage(error);
  }
}

async function test({ db, url, clock, log, key }: Deps, file: string): Promise<void> {
  try {
    const rows = await tryCopy(url, () => readLines(file, key));
    await noteTest(db, file, { tested_at: clock.now(), tested_rows: rows, test_fault: null });
  } catch (error) {
    log.error({ error: errorMessage(error) }, "a backup could not be restored");
    await noteTest(db, file, { tested_at: clock.now(), tested_rows: null, test_fault: errorMessage(error) });
  }
}
