import type { Database } from "#platform/db/database.ts";
import { daysBefore } from "#platform/time.ts";

export interface Backup {
  readonly file: string;
  readonly made_at: Date;
  readonly bytes: number;
  readonly encrypted: boolean;
  readonly tested_at: Date | null;
  readonly tested_rows: number | null;
  readonly test_fault: string | null;
  readonly copy_fault: string | null;
}

const NOTED_DAYS = 200;
const tables = (db: Database) => db.withTables<{ "platform.backup": Backup }>();

/** What is known about the backups, newest first. */
export function findBackups(db: Database): Promise<Backup[]> {
  return tables(db).selectFrom("platform.backup").selectAll().orderBy("made_at", "desc").execute();
}

type Made = Pick<Backup, "file" | "made_at" | "bytes" | "encrypted">;

export async function noteBackup(db: Database, made: Made): Promise<void> {
  const row = { ...made, tested_at: null, tested_rows: null, test_fault: null, copy_fault: null };
  await tables(db)
    .insertInto("platform.backup")
    .values(row)
    .onConflict((conflict) => conflict.column("file").doUpdateSet(row))
    .execute();
}

type Outcome = Pick<Backup, "tested_at" | "tested_rows" | "test_fault"> | Pick<Backup, "copy_fault">;

export async function noteOutcome(db: Database, file: string, outcome: Outcome): Promise<void> {
  await tables(db).updateTable("platform.backup").set(outcome).where("file", "=", file).execute();
}

export async function forgetBackups(db: Database, now: Date): Promise<void> {
  await tables(db).deleteFrom("platform.backup").where("made_at", "<", daysBefore(now, NOTED_DAYS)).execute();
}
