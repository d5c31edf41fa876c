import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** What belongs together, wholly or not at all: in the transaction that is handed in, or in one of its own. */
export function inTransaction<Tables, Value>(
  db: Kysely<Tables>,
  work: (tx: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Reads several tables as they stood at one moment, whatever is written meanwhile. */
export function readAtOneMoment<Value>(db: Database, read: (db: Database) => Promise<Value>): Promise<Value> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}
