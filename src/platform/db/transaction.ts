import type { Database } from "./database.ts";

/** All of it or nothing. Inside a transaction it joins that one. */
export function inTransaction<Done>(db: Database, work: (db: Database) => Promise<Done>): Promise<Done> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}

/** Reads several tables as they stood at one moment, whatever is written meanwhile. */
export function readAtOneMoment<Read>(db: Database, read: (db: Database) => Promise<Read>): Promise<Read> {
  if (db.isTransaction) return read(db);
  return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(read);
}
