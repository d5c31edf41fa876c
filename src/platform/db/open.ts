import { Kysely, PostgresDialect } from "kysely";
import { Pool, types } from "pg";
import type { Database } from "./database.ts";

const INT8 = 20;
types.setTypeParser(INT8, Number);

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

/** A pool over one PostgreSQL. A lost connection is the next query's failure, never the process's end. */
export function openDatabase(
  url: string,
  options: { connections: number; onError(error: Error): void },
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
    application_name: "naija-gist",
  });
  pool.on("error", options.onError);
  // The pool listens to its idle connections only; one that breaks while it is lent would end the process.
  pool.on("connect", (client) => client.on("error", options.onError));
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
