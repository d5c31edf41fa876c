import { sql } from "kysely";
import { Unavailable } from "#platform/process/errors.ts";
import type { Database } from "./database.ts";

interface Schemas {
  /** The migrations of this version. */
  readonly own: readonly string[];
  /** Those that have run, some by a newer version. */
  readonly ran: readonly string[];
}

/**
 * A version serves every schema from its own last migration on, until a newer version takes away what it uses: that one
 * notes in the database (`migrations.floor`) which migration a version must know at least. Fails with a sentence.
 */
export async function checkServed(db: Database, { own, ran }: Schemas): Promise<void> {
  const floor = await findFloor(db);
  const isServed = floor !== null && own.some((name) => name >= floor);
  if (isServed && own.every((name) => ran.includes(name))) return;
  throw new Unavailable(
    `A newer version has changed the database (its last migration is ${ran.at(-1)}) so that this one can no longer use it: start the newer version.`,
  );
}

/** Null if the database's migrations are of no version that notes this. */
async function findFloor(db: Database): Promise<string | null> {
  const table =
    await sql`select from pg_tables where schemaname = 'migrations' and tablename = 'floor'`.execute(db);
  if (table.rows.length === 0) return null;
  const { rows } = await sql<{ oldest: string }>`select oldest from migrations.floor`.execute(db);
  return rows[0]?.oldest ?? null;
}
