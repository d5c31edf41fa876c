import { existsSync } from "node:fs";
import { type Backup, findBackups } from "#app/backups/store.ts";
import type { CheckResult } from "#contracts/ops.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { DAY_SECONDS } from "#platform/time.ts";
import { ago, formatDuration, megabytes } from "./format.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  /** BACKUP_DIR; without it the product makes no backups. */
  readonly dir: string | undefined;
}

const OLD_SECONDS = 2 * DAY_SECONDS;
const UNTESTED_SECONDS = 9 * DAY_SECONDS;
const SHOWN = 10;

/** The backups that the product makes by itself, and the last that was restored and compared. */
export async function checkBackups({ db, clock, dir }: Deps): Promise<CheckResult> {
  const backups = dir === undefined ? [] : await findBackups(db);
  const now = clock.now();
  const since = (at: Date | null | undefined): number | null =>
    at ? (now.getTime() - at.getTime()) / 1000 : null;
  const tested = backups.find(({ tested_at, test_fault }) => tested_at !== null && test_fault === null);
  const [newest] = backups;
  const age = since(newest?.made_at);
  const testAge = since(tested?.tested_at);
  const title = tested === undefined ? "none tested yet" : `the last tested one: ${tested.file}`;
  return {
    title: "Backups",
    gauges: [
      {
        name: "backup_age_seconds",
        help: "Time since the newest backup was made; -1 = none",
        value: age ?? -1,
      },
      {
        name: "backup_tested_seconds",
        help: "Time since a backup was last restored and compared; -1 = never",
        value: testAge ?? -1,
      },
    ],
    tables:
      dir === undefined
        ? []
        : [
            {
              title,
              head: ["file", "made", "size", "encrypted", "restored and compared", "fault"],
              rows: backups.slice(0, SHOWN).map((backup) => rowOf(backup, now)),
            },
          ],
    problems: [
      ...(age !== null && age > OLD_SECONDS ? [`The newest backup is ${formatDuration(age)} old.`] : []),
      ...(newest !== undefined && age !== null && testAge !== null && testAge > UNTESTED_SECONDS
        ? [`No backup was restored and compared for ${formatDuration(testAge)}.`]
        : []),
      ...(newest?.copy_fault ? [`The newest backup was not copied: ${newest.copy_fault}`] : []),
      ...faultOfTest(backups),
      ...goneFrom(dir, newest),
    ],
  };
}

/** Reports that somebody deleted the newest file. Of several machines, some may not have the folder at all. */
function goneFrom(dir: string | undefined, newest: Backup | undefined): string[] {
  if (dir === undefined || newest === undefined || !existsSync(dir)) return [];
  return existsSync(newest.file) ? [] : [`The newest backup was deleted: ${newest.file}`];
}

/** What was wrong with the last test, if it failed. */
function faultOfTest(backups: readonly Backup[]): string[] {
  const last = backups.find(({ tested_at }) => tested_at !== null);
  return last?.test_fault ? [`The backup ${last.file} could not be restored: ${last.test_fault}`] : [];
}

function rowOf(backup: Backup, now: Date): (string | number | null)[] {
  const { file, made_at, bytes, encrypted, tested_at, tested_rows, test_fault, copy_fault } = backup;
  const rows = tested_rows === null ? "" : `, ${tested_rows.toLocaleString("en")} rows`;
  return [
    ...[file, ago(made_at, now), megabytes(bytes), encrypted ? "yes" : "no"],
    tested_at === null ? null : `${ago(tested_at, now)}${rows}`,
    [test_fault, copy_fault].filter((fault) => fault !== null).join("; ") || null,
  ];
}
