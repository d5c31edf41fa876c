import type { Database } from "#platform/db/database.ts";

type JobTables = {
  "platform.job_run": { name: string; last_due: Date };
};

/** When each job was last queued. */
export async function findLastRuns(db: Database): Promise<Map<string, Date>> {
  const rows = await db.withTables<JobTables>().selectFrom("platform.job_run").selectAll().execute();
  return new Map(rows.map((row) => [row.name, row.last_due]));
}

export interface Claim {
  readonly name: string;
  readonly due: Date;
  /** A run recorded with a later time than this does not count. */
  readonly believableUntil: Date;
}

/** Claims the due instant for this process; false if another process was faster. */
export async function claimRun(db: Database, { name, due, believableUntil }: Claim): Promise<boolean> {
  const claimed = await db
    .withTables<JobTables>()
    .insertInto("platform.job_run")
    .values({ name, last_due: due })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ last_due: due })
        .where((run) =>
          run.or([
            run("platform.job_run.last_due", "<", due),
            run("platform.job_run.last_due", ">", believableUntil),
          ]),
        ),
    )
    .returning("name")
    .execute();
  return claimed.length > 0;
}
