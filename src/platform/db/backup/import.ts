import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#platform/db/database.ts";
import { blockServerStart } from "#platform/db/lock.ts";
import { findMigrations } from "#platform/db/migrate.ts";
import { BACKUP_FORMAT, END_MARK, HEAD_MARK } from "./export.ts";
import { BACKUP_CUT_OFF, InvalidBackup, NOT_A_BACKUP, SERVER_IS_RUNNING } from "./file.ts";
import { type BackupTable, findTables, isKept } from "./tables.ts";

export interface RestoredBackup {
  readonly rows: number;
  readonly tables: number;
  /** What was done again, because it happened after the copy. */
  readonly again: readonly string[];
}

interface Options {
  readonly replace: boolean;
  /** Called before anything is cleared; what it returns repeats afterwards what the copy does not know. */
  remember?(db: Database): Promise<PlayAgain>;
}

/** Says what it repeats; `idsInCopy` are those of the kept rows that are in the copy. */
export type PlayAgain = (idsInCopy: ReadonlySet<string>) => Promise<string[]>;

/**
 * Fills a migrated database from a backup, completely or not at all: the counts at the backup's end must match. A
 * database with content is emptied only if `replace` says so.
 */
export async function importLines(
  db: Database,
  lines: AsyncIterable<string>,
  { replace, remember = async () => async () => [] }: Options,
): Promise<RestoredBackup> {
  return db.transaction().execute(async (transaction) => {
    // Anything that readers and jobs wrote in the meantime would be lost.
    if (!(await blockServerStart(transaction))) throw new InvalidBackup(SERVER_IS_RUNNING);
    const tables = await findTables(transaction);
    const playAgain = await remember(transaction);
    await clearTables(transaction, tables, replace);
    const keptIds = new Set<string>();
    const end = await insertRows(transaction, { tables, keptIds }, lines);
    if (end === null) throw new InvalidBackup(BACKUP_CUT_OFF);
    for (const table of tables) await continueIdentity(transaction, table);
    const counts = await countRows(transaction, tables);
    const missing = tables.filter((table) => {
      const [stored, copied] = [counts.get(table.name) ?? 0, end[table.name] ?? 0];
      return isKept(table) ? stored < copied : stored !== copied;
    });
    if (missing.length > 0) {
      const names = missing.map(({ name }) => name).join(", ");
      throw new InvalidBackup(`Not every row arrived in ${names}. Nothing was changed.`);
    }
    // Version numbers from before the restore come again, for other rows.
    await sql`update changes.epoch set id = gen_random_uuid()`.execute(transaction);
    await sql`select ledger.settle()`.execute(transaction);
    const again = await playAgain(keptIds);
    return { again, rows: Object.values(end).reduce((sum, count) => sum + count, 0), tables: tables.length };
  });
}

async function clearTables(db: Database, tables: readonly BackupTable[], replace: boolean): Promise<void> {
  const replaced = tables.filter((table) => !isKept(table));
  const counts = await countRows(db, replaced);
  const nonEmpty = replaced.filter(({ name }) => counts.get(name) !== 0);
  if (nonEmpty.length === 0) return;
  if (!replace)
    throw new InvalidBackup(
      `The database is not empty (${nonEmpty.map(({ name }) => name).join(", ")}). Use --replace to put the copy in its place.`,
    );
  await sql`truncate ${sql.raw(replaced.map(({ name }) => name).join(", "))}`.execute(db);
}

/** Inserts all rows; returns the counts at the backup's end, or null. Reads on to the checksum at the file's end. */
async function insertRows(
  db: Database,
  { tables, keptIds }: { tables: readonly BackupTable[]; keptIds: Set<string> },
  lines: AsyncIterable<string>,
): Promise<Record<string, number> | null> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  let hasHead = false;
  let end: Record<string, number> | null = null;
  for await (const line of lines) {
    const tab = line.indexOf("\t");
    const [name, content] = [line.slice(0, tab), line.slice(tab + 1)];
    const table = byName.get(name);
    if (end !== null) throw new InvalidBackup("The copy goes on after its end mark. Nothing was changed.");
    if (!hasHead && name === HEAD_MARK) {
      await compareSteps(db, parse(head, content));
      hasHead = true;
    } else if (!hasHead) throw new InvalidBackup(NOT_A_BACKUP);
    else if (name === END_MARK) end = parse(counts, content);
    else if (table === undefined)
      throw new InvalidBackup(
        `The copy has a table "${name.slice(0, 60)}" that this version does not have. Nothing was changed.`,
      );
    else await insert(db, table, content, keptIds);
  }
  if (!hasHead) throw new InvalidBackup(NOT_A_BACKUP);
  return end;
}

const head = z.object({ format: z.string(), steps: z.array(z.string()) });
const counts = z.record(z.string(), z.number());

function parse<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new InvalidBackup(NOT_A_BACKUP);
  }
}

async function compareSteps(db: Database, { format, steps }: z.infer<typeof head>): Promise<void> {
  if (format !== BACKUP_FORMAT)
    throw new InvalidBackup(
      "This copy was written by another version, in a way that this one cannot read. Nothing was changed.",
    );
  const ownSteps = await findMigrations(db);
  if (ownSteps.join() === steps.join()) return;
  const age = ownSteps.every((step, at) => steps[at] === step) ? "a newer" : "another";
  throw new InvalidBackup(
    `The copy is of ${age} version (its last migration is ${steps.at(-1)}, ours is ${ownSteps.at(-1)}). Restore it with that version, then upgrade. Nothing was changed.`,
  );
}

/** Notes the ids of rows that are kept beside those that are there. */
async function insert(db: Database, table: BackupTable, rows: string, keptIds: Set<string>): Promise<void> {
  const { name, columns, identity } = table;
  const keeping = sql.raw(isKept(table) ? "on conflict do nothing" : "");
  const list = sql.raw(columns.join(", "));
  const overriding = sql.raw(identity === null ? "" : "overriding system value");
  try {
    await sql`insert into ${sql.raw(name)} (${list}) ${overriding}
    select ${list} from jsonb_populate_recordset(null::${sql.raw(name)}, ${rows}::jsonb) ${keeping}`.execute(
      db,
    );
    if (isKept(table)) for (const id of idsOf(rows)) keptIds.add(id);
  } catch (error) {
    throw DOES_NOT_FIT.test((error as { code?: string }).code ?? "")
      ? new InvalidBackup(`Rows of the copy do not fit into ${name}. Nothing was changed.`)
      : error;
  }
}

function idsOf(rows: string): string[] {
  return (JSON.parse(rows) as { id?: string }[]).flatMap(({ id }) => id ?? []);
}

/** PostgreSQL's error classes for a wrong value, for a violated constraint, and for JSON that is nested too deep. */
const DOES_NOT_FIT = /^(22|23|54)/;

/** Makes the next row get the number after the highest. */
async function continueIdentity(db: Database, { name, identity }: BackupTable): Promise<void> {
  if (identity === null) return;
  await sql`select setval(pg_get_serial_sequence(${name}, ${identity}), coalesce(max(${sql.ref(identity)}), 0) + 1, false)
    from ${sql.raw(name)}`.execute(db);
}

async function countRows(db: Database, tables: readonly BackupTable[]): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { name } of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.raw(name)}`.execute(db);
    counts.set(name, rows[0]?.count ?? 0);
  }
  return counts;
}
