import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

export interface JobLine {
  readonly name: string;
  readonly lastDue: Date;
  readonly waiting: number;
  readonly running: number;
  readonly lastDone: Date | null;
  readonly lastSeconds: number | null;
  /** Runs of the last day that finally failed. */
  readonly failed: number;
  readonly lastFailure: string | null;
}

/** The state of each job. Empty if no worker has ever started. */
export async function findJobLines(db: Database): Promise<JobLine[]> {
  const queue = await sql`select from pg_tables where schemaname = 'pgboss' and tablename = 'job'`.execute(
    db,
  );
  if (queue.rows.length === 0) return [];
  const { rows } = await sql<JobLine>`
    select run.name, run.last_due as "lastDue",
      count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where job.state = 'active')::int as running,
      max(job.completed_on) filter (where job.state = 'completed') as "lastDone",
      extract(epoch from (array_agg(job.completed_on - job.started_on order by job.completed_on desc)
        filter (where job.state = 'completed'))[1])::float8 as "lastSeconds",
      count(*) filter (where job.state = 'failed' and job.completed_on > now() - interval '1 day')::int as failed,
      (array_agg(left(job.output->>'message', 200) order by job.completed_on desc)
        filter (where job.state = 'failed'))[1] as "lastFailure"
    from platform.job_run run left join pgboss.job job on job.name = run.name
    group by run.name, run.last_due order by run.name`.execute(db);
  return rows;
}
