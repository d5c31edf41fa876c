import { sql } from "kysely";
import { Client } from "pg";
import type { Database } from "./database.ts";

/** The key of the advisory lock of a running server: any number, as long as it never changes. */
const RUNNING = 7_305_250_601;

/**
 * The server of a data folder holds an advisory lock on its own connection, which ends with the process, however that
 * ends. Null = another server holds it. `onLost` is called if the connection breaks.
 */
export async function holdRunningLock(
  url: string,
  onLost: () => void = () => {},
): Promise<{ release(): Promise<void> } | null> {
  const client = new Client({ connectionString: url, application_name: "naija-gist lock" });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query<{ held: boolean }>("select pg_try_advisory_lock($1) as held", [
    RUNNING,
  ]);
  if (rows[0]?.held !== true) {
    await client.end();
    return null;
  }
  client.once("end", onLost);
  const release = (): Promise<void> => {
    client.removeListener("end", onLost);
    return client.end();
  };
  return { release };
}

/** Whether a server holds the lock of this database now. */
export async function isServerRunning(db: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select exists (select from pg_locks
    where locktype = 'advisory' and granted and (classid::bigint << 32) | objid::bigint = ${RUNNING}
      and database = (select oid from pg_database where datname = current_database())) as held`.execute(db);
  return rows[0]?.held === true;
}

/** Keeps servers from starting on this database until the transaction ends; false if one runs already. */
export async function blockServerStart(transaction: Database): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${RUNNING}) as held`.execute(
    transaction,
  );
  return rows[0]?.held === true;
}
