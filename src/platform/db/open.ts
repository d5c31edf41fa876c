import { Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolClient, types } from "pg";
import type { Database } from "./database.ts";

const INT8 = 20;
types.setTypeParser(INT8, Number);

const STATEMENT_MS = 30_000;
/** A question without any answer for so long: the line is dead, or PostgreSQL would have ended it itself. */
const SILENT_MS = STATEMENT_MS + 2_000;

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
    statement_timeout: STATEMENT_MS,
    query_timeout: SILENT_MS,
    keepAlive: true,
    application_name: "naija-gist",
  });
  pool.on("error", options.onError);
  // The pool listens to its idle connections only; one that breaks while it is lent would end the process.
  pool.on("connect", (client) => client.on("error", options.onError));
  pool.on("release", (_error, client) => endWhereSilent(client));
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}

/** The end of an answer may come a moment after the refusal that it ends. */
const LATE_END_MS = 250;

interface Line {
  readonly readyForQuery?: boolean;
  readonly connection?: { once(event: "readyForQuery", then: () => void): void };
  end?(): Promise<void>;
}

/** A connection that comes back with its question still open would let the next one wait behind it. */
function endWhereSilent(client: PoolClient & Line): void {
  const line: Line = client;
  if (line.readyForQuery !== false) return;
  const silence = setTimeout(() => void line.end?.(), LATE_END_MS);
  line.connection?.once("readyForQuery", () => clearTimeout(silence));
}
