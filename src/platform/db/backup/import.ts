import { sql } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#platform/db/database.ts";
import { keepServersOut } from "#platform/db/lock.ts";
import { END, FORMAT, HEAD } from "./export.ts";
import { type CopiedTable, findSteps, findTables } from "./tables.ts";
import { CUT_OFF, NO_COPY, SERVER_RUNS, WrongCopy } from "./wrong-copy.ts";

export interface Imported {
  readonly rows: number;
  readonly tables: number;
}

/**
 * Fills a migrated database from a backup, completely or not at all: the counts at the backup's end must match. A
 * database with content is emptied only if `replace` says so.
 */
export async function importLines(
  db: Database,
  lines: AsyncIterable<string>,
  { replace }: { replace: boolean },
): Promise<Imported> {
  return db.transaction().execute(async (transaction) => {
    // Anything that readers and jobs wrote in the meantime would be lost.
    if (!(await keepServersOut(transaction))) throw new WrongCopy(SERVER_RUNS);
    const tables = await findTables(transaction);
    await makeRoom(transaction, tables, replace);
    const end = await insertRows(transaction, tables, lines);
    if (end === null) throw new WrongCopy(CUT_OFF);
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

/** Inserts all rows; returns the counts at the backup's end, or null. Reads on to the checksum at the file's end. */
async function insertRows(
  db: Database,
  tables: readonly CopiedTable[],
  lines: AsyncIterable<string>,
): Promise<Record<string, number> | null> {
  const known = new Map(tables.map((table) => [table.name, table]));
  let hasHead = false;
  let end: Record<string, number> | null = null;
  for await (const line of lines) {
    const tab = line.indexOf("\t");
    const [name, content] = [line.slice(0, tab), line.slice(tab + 1)];
    const table = known.get(name);
    if (end !== null) throw new WrongCopy("Something stands behind the copy's end. Nothing was changed.");
    if (!hasHead && name === HEAD) {
      await compareSteps(db, parse(head, content));
      hasHead = true;
    } else if (!hasHead) throw new WrongCopy(NO_COPY);
    else if (name === END) end = parse(counts, content);
    else if (table === undefined)
      throw new WrongCopy(
        `The copy has a table "${name.slice(0, 60)}" that is none of ours. Nothing was changed.`,
      );
    else await insert(db, table, content);
  }
  if (!hasHead) throw new WrongCopy(NO_COPY);
  return end;
}

const head = z.object({ format: z.string(), steps: z.array(z.string()) });
const counts = z.record(z.string(), z.number());

function parse<Schema extends z.ZodMiniType>(schema: Schema, json: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(json));
  } catch {
    throw new WrongCopy(NO_COPY);
  }
}

async function compareSteps(db: Database, { format, steps }: z.infer<typeof head>): Promise<void> {
  if (format !== FORMAT)
    throw new WrongCopy(
      "This copy was written by another version, in a way that this one cannot read. Nothing was changed.",
    );
  const here = await findSteps(db);
  if (here.join() === steps.join()) return;
  const age = here.every((step, at) => steps[at] === step) ? "a newer" : "another";
  throw new WrongCopy(
    `The copy is of ${age} version (its last step is ${steps.at(-1)}, ours ${here.at(-1)}). Take it in with that version, then upgrade. Nothing was changed.`,
  );
}

async function insert(db: Database, { name, columns, identity }: CopiedTable, rows: string): Promise<void> {
  const list = sql.raw(columns.join(", "));
  const own = sql.raw(identity === null ? "" : "overriding system value");
  try {
    await sql`insert into ${sql.raw(name)} (${list}) ${own}
    select ${list} from jsonb_populate_recordset(null::${sql.raw(name)}, ${rows}::jsonb)`.execute(db);
  } catch (error) {
    throw UNFIT.test((error as { code?: string }).code ?? "")
      ? new WrongCopy(`Rows of the copy do not fit into ${name}. Nothing was changed.`)
      : error;
  }
}

/** PostgreSQL's error classes for a value of the wrong type and for a violated constraint. */
const UNFIT = /^(22|23)/;

/** Makes the next row get the number after the highest. */
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
