import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";
import { type CopyHead, END, FORMAT, HEAD } from "./export.ts";
import { type CopiedTable, findSteps, findTables } from "./tables.ts";

/** A copy that cannot be taken in, told in a sentence; nothing has changed. */
export class WrongCopy extends Error {}

export interface Imported {
  readonly rows: number;
  readonly tables: number;
}

/**
 * Fills a migrated database with a copy, wholly or not at all: what is counted at the copy's end must be there.
 * A database that holds something is only emptied for it when `replace` says so.
 */
export async function importLines(
  db: Database,
  lines: AsyncIterable<string>,
  { replace }: { replace: boolean },
): Promise<Imported> {
  return db.transaction().execute(async (transaction) => {
    const tables = await findTables(transaction);
    await makeRoom(transaction, tables, replace);
    const end = await takeIn(transaction, tables, lines);
    if (end === null) throw new WrongCopy("The copy is cut off: its end is missing. Nothing was changed.");
    for (const table of tables) await goOnCounting(transaction, table);
    const counts = await countRows(transaction, tables);
    const missing = tables.filter(({ name }) => counts.get(name) !== (end[name] ?? 0));
    if (missing.length > 0) {
      const names = missing.map(({ name }) => name).join(", ");
      throw new WrongCopy(`Not every row arrived in ${names}. Nothing was changed.`);
    }
    return { rows: Object.values(end).reduce((sum, count) => sum + count, 0), tables: tables.length };
  });
}

async function makeRoom(db: Database, tables: readonly CopiedTable[], replace: boolean): Promise<void> {
  const counts = await countRows(db, tables);
  const full = tables.filter(({ name }) => counts.get(name) !== 0);
  if (full.length === 0) return;
  if (!replace)
    throw new WrongCopy(
      `The database is not empty (${full.map(({ name }) => name).join(", ")}). Say --replace to put the copy in its place.`,
    );
  await sql`truncate ${sql.raw(tables.map(({ name }) => name).join(", "))}`.execute(db);
}

/** The counts of the copy's end; null where it has none. */
async function takeIn(
  db: Database,
  tables: readonly CopiedTable[],
  lines: AsyncIterable<string>,
): Promise<Record<string, number> | null> {
  const known = new Map(tables.map((table) => [table.name, table]));
  let hasHead = false;
  for await (const line of lines) {
    const tab = line.indexOf("\t");
    const [name, content] = [line.slice(0, tab), line.slice(tab + 1)];
    if (name === END) return JSON.parse(content) as Record<string, number>;
    if (name === HEAD) {
      await compareSteps(db, JSON.parse(content) as CopyHead);
      hasHead = true;
      continue;
    }
    const table = known.get(name);
    if (!hasHead || table === undefined) throw new WrongCopy("This is no copy of Naija Gist.");
    await insert(db, table, content);
  }
  if (!hasHead) throw new WrongCopy("This is no copy of Naija Gist.");
  return null;
}

async function compareSteps(db: Database, { format, steps }: CopyHead): Promise<void> {
  if (format !== FORMAT) throw new WrongCopy("This is no copy of Naija Gist that this version can read.");
  const here = await findSteps(db);
  if (here.join() !== steps.join())
    throw new WrongCopy(
      `The copy is of another version (its last step is ${steps.at(-1)}, ours ${here.at(-1)}). Take it in with that version, then upgrade.`,
    );
}

async function insert(db: Database, { name, columns, identity }: CopiedTable, rows: string): Promise<void> {
  const list = sql.raw(columns.join(", "));
  const own = sql.raw(identity === null ? "" : "overriding system value");
  await sql`insert into ${sql.raw(name)} (${list}) ${own}
    select ${list} from jsonb_populate_recordset(null::${sql.raw(name)}, ${rows}::jsonb)`.execute(db);
}

/** The next row gets the number after the highest. */
async function goOnCounting(db: Database, { name, identity }: CopiedTable): Promise<void> {
  if (identity === null) return;
  await sql`select setval(pg_get_serial_sequence(${name}, ${identity}), coalesce(max(${sql.ref(identity)}), 0) + 1, false)
    from ${sql.raw(name)}`.execute(db);
}

async function countRows(db: Database, tables: readonly CopiedTable[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(name)}`.execute(db);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}
