import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

export interface BackupTable {
  /** "letters.subscriber", quoted for SQL where necessary. */
  readonly name: string;
  /** The columns that are written; generated ones are left out. */
  readonly columns: readonly string[];
  /** The identity column, if there is one. */
  readonly identity: string | null;
}

/**
 * Not copied: the job queue, which is rebuilt at each start; the migrations, which are run; the counted changes, which
 * belong to one database; and the tables that triggers derive from others.
 */
const LEFT_OUT = [
  "pgboss",
  "changes",
  "migrations",
  "derived",
  "information_schema",
  "pg_catalog",
  "pg_toast",
  "public",
];
/** Tables whose rows are only ever added: a restore keeps what they have, and adds what the copy has. */
const KEPT = "ledger.";

export function isKept({ name }: BackupTable): boolean {
  return name.startsWith(KEPT);
}

/** Data that cannot be fetched again comes first: if a backup is cut off, it still has the subscriptions. */
const FIRST = "letters.";

interface Row extends BackupTable {
  readonly needs: readonly string[];
}

/** All tables of the product, each after those that it refers to. */
export async function findTables(db: Database): Promise<BackupTable[]> {
  const { rows } = await sql<Row>`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select array_agg(quote_ident(attname) order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      (select attname from pg_attribute where attrelid = c.oid and attidentity <> '') as identity,
      array(select format('%I.%I', fn.nspname, f.relname) from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname <> all (${LEFT_OUT}) order by name`.execute(db);
  const ordered = rows.toSorted(
    (a, b) => Number(b.name.startsWith(FIRST)) - Number(a.name.startsWith(FIRST)),
  );
  return inOrder(ordered);
}

function inOrder(tables: readonly Row[]): Row[] {
  const placed = new Map<string, Row>();
  const place = (table: Row): void => {
    if (placed.has(table.name)) return;
    for (const other of tables.filter(({ name }) => table.needs.includes(name))) place(other);
    placed.set(table.name, table);
  };
  for (const table of tables) place(table);
  return [...placed.values()];
}
