import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { leagueTables } from "./league.ts";
import type { OperatorEntryTable } from "./tables.ts";

export type EntryKind = OperatorEntryTable["kind"];

export interface OperatorEntry {
  readonly id: number;
  readonly kind: EntryKind;
  readonly file: string;
  readonly changes: readonly unknown[];
  readonly madeAt: Date;
}

/** Returns its id. */
export async function saveOperatorEntry(
  db: Database,
  { kind, file, changes, madeAt }: Omit<OperatorEntry, "id">,
): Promise<number> {
  const { id } = await leagueTables(db)
    .insertInto("league.operator_entry")
    .values({ kind, file, changes: JSON.stringify(changes), made_at: madeAt, undone_at: null })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The last entry that has not been undone. */
export async function findLastOperatorEntry(db: Database): Promise<OperatorEntry | null> {
  const entry = await leagueTables(db)
    .selectFrom("league.operator_entry")
    .select(["id", "kind", "file", "changes", "made_at as madeAt"])
    .where("undone_at", "is", null)
    .orderBy("id", "desc")
    .executeTakeFirst();
  return entry ?? null;
}

export async function markUndone(db: Database, id: number, at: Date): Promise<void> {
  await leagueTables(db)
    .updateTable("league.operator_entry")
    .set({ undone_at: at })
    .where("id", "=", id)
    .execute();
}

/** Keeps everyone else from writing matches or rulings until the transaction ends; reading stays possible. */
export async function lockLeague(db: Database): Promise<void> {
  await sql`lock table league.match, league.decision in share row exclusive mode`.execute(db);
}
