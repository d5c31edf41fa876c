import type { CheckResult } from "#contracts/ops.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Job } from "#platform/jobs/job.ts";
import type { Log } from "#platform/log.ts";
import type { Mailer } from "#platform/mail/mail.ts";
import type { Env } from "#platform/settings/env.ts";
import { backupJob } from "./backups/job.ts";
import { watchJob } from "./watch/job.ts";

interface Deps {
  readonly env: Env;
  readonly db: Database;
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  readonly siteUrl: string;
  readonly mail: Mailer;
  check(): Promise<CheckResult[]>;
}

/** Watches the product, and backs it up where a folder for that is set. */
export function operatorJobs({ env, db, url, clock, log, siteUrl, mail, check }: Deps): Job[] {
  const { DATA_DIR: dataDir, OPS_EMAIL: operator, BACKUP_DIR: dir, BACKUP_KEY: key, BACKUP_HOOK: hook } = env;
  const watch = watchJob({ db, clock, log, siteUrl, check, dataDir, operator, mail });
  return dir === undefined ? [watch] : [watch, backupJob({ db, url, clock, log, dir, key, hook })];
}
