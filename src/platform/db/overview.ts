import { sql } from "kysely";
import type { Database } from "./database.ts";

export interface DatabaseOverview {
  readonly version: string;
  readonly bytes: number;
  readonly connections: number;
  readonly mostConnections: number;
  /** Our processes that listen for changes: web and worker alike. */
  readonly processes: number;
  readonly longestTransactionSeconds: number;
  readonly commits: number;
  readonly rollbacks: number;
  readonly hitRatio: number;
}

/** The state of the database, embedded or outside. */
export async function findDatabaseOverview(db: Database): Promise<DatabaseOverview> {
  const { rows } = await sql<DatabaseOverview>`
    select current_setting('server_version') as version,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as "mostConnections",
      (select count(*)::int from pg_stat_activity
        where datname = current_database() and application_name = 'naija-gist changes') as processes,
      (select coalesce(extract(epoch from max(now() - xact_start)), 0)::float8 from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()) as "longestTransactionSeconds",
      xact_commit::float8 as commits, xact_rollback::float8 as rollbacks,
      (blks_hit::float8 / greatest(blks_hit + blks_read, 1)) as "hitRatio"
    from pg_stat_database where datname = current_database()`.execute(db);
  const [overview] = rows;
  if (overview === undefined) throw new Error("pg_stat_database has no row for this database");
  return overview;
}
