import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { findMigrations } from "#platform/db/migrate.ts";
import { findTables } from "./tables.ts";

/** The head of a backup, its first line. */
export interface BackupHead {
  readonly format: typeof BACKUP_FORMAT;
  readonly steps: readonly string[];
}

export const BACKUP_FORMAT = "naija-gist copy 1";
/** What precedes the tab in lines that belong to no table: the head, and the counts at the end. */
export const HEAD_MARK = "#head";
export const END_MARK = "#end";
const ROWS_AT_ONCE = 500;

/**
 * The whole database at one moment. Each line is a table's name, a tab, and some of its rows as a JSON list. The rows
 * are text from PostgreSQL itself, so that JavaScript converts no number.
 */
export async function* exportLines(db: Database): AsyncGenerator<string> {
  const transaction = await db
    .startTransaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute();
  const counts: Record<string, number> = {};
  try {
    yield line(
      HEAD_MARK,
      JSON.stringify({
        format: BACKUP_FORMAT,
        steps: await findMigrations(transaction),
      } satisfies BackupHead),
    );
    for (const { name } of await findTables(transaction)) {
      counts[name] = 0;
      await sql`declare copied no scroll cursor for select to_jsonb(t)::text as row from ${sql.raw(name)} t`.execute(
        transaction,
      );
      for (;;) {
        const { rows } = await sql<{
          row: string;
        }>`fetch ${sql.raw(String(ROWS_AT_ONCE))} from copied`.execute(transaction);
        if (rows.length === 0) break;
        counts[name] += rows.length;
        yield line(name, `[${rows.map(({ row }) => row).join(",")}]`);
      }
      await sql`close copied`.execute(transaction);
    }
    yield line(END_MARK, JSON.stringify(counts));
  } finally {
    await transaction.rollback().execute();
  }
}

function line(name: string, content: string): string {
  return `${name}\t${content}\n`;
}
