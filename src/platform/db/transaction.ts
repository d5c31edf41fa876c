import type { Kysely } from "kysely";
import type { Database } from "./database.ts";

/** Runs everything or nothing: in the given transaction, or in a new one. */
export function inTransaction<Tables, Value>(
  db: Kysely<Tables>,
  work: (tx: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Reads several tables as of one moment, whatever is written meanwhile. */
export function readConsistently<Value>(
  db: Database,
  read: (db: Database) => Promise<Value>,
): Promise<Value> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}

/** Does the work and takes it back: what it returns is what would happen. */
export async function tryOut<Value>(db: Database, work: (tx: Database) => Promise<Value>): Promise<Value> {
  const tx = await db.startTransaction().execute();
  try {
    return await work(tx);
  } finally {
    await tx.rollback().execute();
  }
}
