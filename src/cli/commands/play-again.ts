import { eraseReadersAgain } from "#features/letters/api/admin.ts";
import { eraseBrowsersAgain } from "#features/push/api/admin.ts";
import type { Database } from "#platform/db/database.ts";
import { erasedAmong } from "#platform/ledger/erasures.ts";
import { type Entry, findEntriesBesides } from "#platform/ledger/tables.ts";
import { counted } from "#platform/text/counted.ts";

/**
 * After a restore: erases again whom the ledger says was erased since the copy, and tells what it did. Withdrawals were
 * done again by the database, as it always follows the ledger.
 */
export async function playAgain(db: Database, idsInCopy: ReadonlySet<string>): Promise<string[]> {
  const entries = await findEntriesBesides(db, idsInCopy);
  const erased = (kind: Entry["kind"]) =>
    erasedAmong(db, new Set(entries.filter((entry) => entry.kind === kind).map(({ name }) => name)));
  const readers = await eraseReadersAgain(db, await erased("reader"));
  const browsers = await eraseBrowsersAgain(db, await erased("browser"));
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
