import { eraseReadersAgain, TIDIED } from "#features/letters/api/admin.ts";
import { rememberLetters } from "#features/letters/api/restore.ts";
import { eraseBrowsersAgain, rememberMessages } from "#features/push/api/admin.ts";
import { exportLines } from "#platform/db/backup/export.ts";
import { isPipeOrDevice, readLines, SERVER_IS_RUNNING, writeLines } from "#platform/db/backup/file.ts";
import { importLines, type PlayAgain } from "#platform/db/backup/import.ts";
import type { Database } from "#platform/db/database.ts";
import { isServerRunning } from "#platform/db/lock.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { checkReachable } from "#platform/db/reach.ts";
import { erasedAmong } from "#platform/ledger/erasures.ts";
import { type Entry, findEntriesBesides } from "#platform/ledger/tables.ts";
import { counted } from "#platform/text/counted.ts";
import { type Call, type Commands, type Option, requiredArgument, UsageError } from "./command.ts";
import { fileError, fileToRead, fileToWrite } from "./files.ts";

const replace: Option = { summary: "replaces what is there" };

export const databaseCommands: Commands = {
  backup: {
    argumentNames: ["FILE"],
    summary: "Writes a consistent copy of the whole database to a file; the server may keep running.",
    async run(call) {
      const file = await fileToWrite(call, requiredArgument(call, 0, "the file to write"));
      await call.withDatabase((db) => writeCopy(file, db, call.env.BACKUP_KEY));
      // Whatever reads the pipe gets the copy and nothing else, even where the pipe is the standard output.
      if (await isPipeOrDevice(file)) return;
      call.print(`Everything was written to ${file}. It contains readers' addresses: keep it safe.`);
    },
  },
  restore: {
    argumentNames: ["FILE"],
    options: { replace },
    summary: "Fills an empty database from such a file, or replaces what is there.",
    async run(call) {
      const file = await fileToRead(call, requiredArgument(call, 0, "the file to read"));
      await call.withDatabase((db) =>
        importCopy(call, db, { lines: readLines(file, call.env.BACKUP_KEY), remember }),
      );
    },
  },
  "db move": {
    argumentNames: ["URL"],
    options: { replace },
    summary: "Copies everything to another PostgreSQL, for DATABASE_URL to name afterwards.",
    async run(call) {
      const url = requiredArgument(call, 0, "the other database's address: postgres://…");
      if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? ""))
        throw new UsageError("The other database's address begins with postgres://.");
      await checkReachable(url, "the given address");
      const target = openDatabase(url, { connections: 2, onError: () => {} });
      try {
        await call.withDatabase(async (db) => {
          await refuseBesideServer(db);
          await migrate(target.db, "migrations");
          // What is moved is newer than whatever is there.
          const remember = async (there: Database) => (ids: ReadonlySet<string>) => playAgain(there, ids);
          await importCopy(call, target.db, { lines: exportLines(db), remember });
        });
        call.print("Now set DATABASE_URL to that address and start again. The old data stay where they are.");
      } finally {
        await target.close();
      }
    },
  },
};

async function writeCopy(file: string, db: Database, key: string | undefined): Promise<void> {
  try {
    await writeLines(file, exportLines(db), key);
  } catch (error) {
    throw fileError(file, error);
  }
}

interface Copy {
  readonly lines: AsyncIterable<string>;
  remember(db: Database): Promise<PlayAgain>;
}

async function importCopy(call: Call, db: Database, { lines, remember }: Copy): Promise<void> {
  const replace = call.options.replace !== undefined;
  const { rows, tables, again } = await importLines(db, lines, { replace, remember });
  call.print(`${rows.toLocaleString("en")} rows of ${tables} tables have arrived and were counted.`);
  for (const line of again) await call.print(line);
}

/** Refuses while the server is running, because what it writes after the copy is taken would be lost. */
async function refuseBesideServer(db: Database): Promise<void> {
  if (await isServerRunning(db)) throw new UsageError(SERVER_IS_RUNNING);
}

/** What readers did and were sent since the copy was made, which a restore does not take back. */
async function remember(db: Database): Promise<PlayAgain> {
  const [keepLetters, keepMessages] = [await rememberLetters(db), await rememberMessages(db)];
  return async (idsInCopy) => {
    const again = await playAgain(db, idsInCopy);
    await keepMessages();
    const ended = await keepLetters();
    return ended === 0
      ? again
      : [...again, `Since the copy unsubscribed or paused, so again: ${counted(ended, "reader")}`];
  };
}

/**
 * After a restore: erases again everyone who, by the ledger, was erased since the copy, and says what it did. The
 * database has repeated the withdrawals itself, because it always follows the ledger.
 */
async function playAgain(db: Database, idsInCopy: ReadonlySet<string>): Promise<string[]> {
  const entries = await findEntriesBesides(db, idsInCopy);
  const among = (chosen: (entry: Entry) => boolean) =>
    erasedAmong(db, new Set(entries.filter(chosen).map(({ name }) => name)));
  const readers = await eraseReadersAgain(db, {
    erased: await among(({ kind, by }) => kind === "reader" && by !== TIDIED),
    gone: await among(({ kind, by }) => kind === "reader" && by === TIDIED),
  });
  const browsers = await eraseBrowsersAgain(db, await among(({ kind }) => kind === "browser"));
  const lastWords = new Map(
    entries.filter(({ action }) => action !== "erase").map((entry) => [`${entry.kind} ${entry.name}`, entry]),
  );
  return [
    ...[...lastWords].map(
      ([thing, { action }]) =>
        `Since the copy ${action === "withdraw" ? "withdrawn" : "restored"}, so again: ${thing}`,
    ),
    ...(readers > 0 ? [`Since the copy erased, so again: ${counted(readers, "reader")}`] : []),
    ...(browsers > 0
      ? [`Since the copy erased, so again: ${counted(browsers, "browser")} with push messages`]
      : []),
  ];
}
