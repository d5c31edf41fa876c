import { Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolClient, types } from "pg";
import type { Database } from "./database.ts";

const INT8 = 20;
types.setTypeParser(INT8, Number);

const CONNECT_MS = 5_000;
const STATEMENT_MS = 30_000;
/**
 * A query without an answer for this long: the connection is dead, since PostgreSQL itself would have ended the query.
 */
const SILENT_MS = STATEMENT_MS + 2_000;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: Pool;
  close(): Promise<void>;
}

interface Options {
  readonly connections: number;
  readonly connectMs?: number;
  readonly silentMs?: number;
  onError(error: Error): void;
}

/** A pool on one PostgreSQL. A lost connection fails the next query, never the process. */
export function openDatabase(
  url: string,
  { connectMs = CONNECT_MS, silentMs = SILENT_MS, ...options }: Options,
): OpenDatabase {
  const pool = new Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: connectMs,
    statement_timeout: STATEMENT_MS,
    query_timeout: silentMs,
    keepAlive: true,
    application_name: "naija-gist",
  });
  let isClosing = false;
  const onError = (error: Error): void => {
    // A database that stops with the server breaks its last connections.
    if (!isClosing) options.onError(error);
  };
  pool.on("error", onError);
  // The pool handles errors of idle connections only; an error on one in use would end the process.
  pool.on("connect", (client) => client.on("error", onError));
  pool.on("release", (_error, client) => endWhereSilent(client));
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    pool,
    close() {
      isClosing = true;
      return db.destroy();
    },
  };
}

/** After an error, the end of the answer may arrive a moment later. */
const LATE_END_MS = 250;

interface Line {
  readonly readyForQuery?: boolean;
  readonly connection?: { once(event: "readyForQuery", then: () => void): void };
  end?(): Promise<void>;
}

/** Ends a connection that is returned with an unfinished query, for which the next query would have to wait. */
function endWhereSilent(client: PoolClient & Line): void {
  const line: Line = client;
  if (line.readyForQuery !== false) return;
  const silence = setTimeout(() => void line.end?.(), LATE_END_MS);
  line.connection?.once("readyForQuery", () => clearTimeout(silence));
}
