import { existsSync } from "node:fs";
import { exportLines } from "#platform/db/copy/export.ts";
import { readLines, writeLines } from "#platform/db/copy/file.ts";
import { importLines, WrongCopy } from "#platform/db/copy/import.ts";
import type { Database } from "#platform/db/database.ts";
import { isServerRunning } from "#platform/db/lock.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { type Call, type Commands, needed, WrongCall } from "./command.ts";

const REPLACE = "[--replace]";

export const databaseCommands: Commands = {
  backup: {
    usage: "FILE",
    says: "Writes the whole database to a file, as it stands in one moment; a server may run meanwhile.",
    async run(call) {
      const file = needed(call, 0, "the file to write");
      await call.withDatabase((db) => writeLines(file, exportLines(db)));
      call.print(`Everything is kept in ${file}. Readers' addresses stand in it: keep it safe.`);
    },
  },
  restore: {
    usage: `FILE ${REPLACE}`,
    says: "Fills an empty database from such a file, or puts it in the place of what is there.",
    async run(call) {
      const file = needed(call, 0, "the file to read");
      if (!existsSync(file)) throw new WrongCall(`There is no file ${file}.`);
      await call.withDatabase((db) => takeIn(call, db, readLines(file)));
    },
  },
  "db move": {
    usage: `URL ${REPLACE}`,
    says: "Copies everything to another PostgreSQL, for a DATABASE_URL of its own.",
    async run(call) {
      const url = needed(call, 0, "the other database's address: postgres://…");
      const other = openDatabase(url, { connections: 2, onError: () => {} });
      try {
        await call.withDatabase(async (db) => {
          await refuseBesideServer(db);
          await migrate(other.db, "migrations");
          await takeIn(call, other.db, exportLines(db));
        });
        call.print("Now set DATABASE_URL to that address and start again. The old data stay where they are.");
      } finally {
        await other.close();
      }
    },
  },
};

async function takeIn(call: Call, db: Database, lines: AsyncIterable<string>): Promise<void> {
  await refuseBesideServer(db);
  try {
    const { rows, tables } = await importLines(db, lines, { replace: call.options.replace !== undefined });
    call.print(`${rows.toLocaleString("en")} rows of ${tables} tables have arrived and were counted.`);
  } catch (error) {
    throw error instanceof WrongCopy ? new WrongCall(error.message) : error;
  }
}

/** What readers and jobs write meanwhile would be lost. */
async function refuseBesideServer(db: Database): Promise<void> {
  if (await isServerRunning(db)) throw new WrongCall("A server runs on this database. Stop it first.");
}
