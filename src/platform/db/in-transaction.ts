import type { Kysely } from "kysely";

/** What belongs together, wholly or not at all: in the transaction that is handed in, or in one of its own. */
export function inTransaction<Tables, Value>(
  db: Kysely<Tables>,
  work: (tx: Kysely<Tables>) => Promise<Value>,
): Promise<Value> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
