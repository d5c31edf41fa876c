import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { Unavailable } from "#platform/process/errors.ts";
import type { Database } from "./database.ts";

type Migrations = Readonly<Record<string, Migration>>;

/**
 * Migrations lock many tables in one transaction, beside older processes that read and write them: it gives way rather
 * than keep them waiting, and is run again.
 */
const TRIES = 20;
const GIVEN_WAY = ["40P01", "55P03"];
const LIMITS = "set local statement_timeout = 0; set local lock_timeout = '5s';";

/**
 * Runs the SQL files that have not run yet, under Kysely's own lock; returns their names. What a newer version has run
 * stays, if this one can use it.
 */
export async function migrate(db: Database, folder: string): Promise<string[]> {
  const own = await readMigrations(folder);
  const migrator = new Migrator({
    db: db as Kysely<unknown>,
    provider: { getMigrations: async () => ({ ...own, ...(await findLater(db, own)) }) },
    migrationTableSchema: "migrations",
  });
  for (let nth = 1; ; nth += 1) {
    const { error, results } = await migrator.migrateToLatest();
    if (error === undefined) return (results ?? []).map((result) => result.migrationName);
    const { code = "" } = error as { code?: string };
    if (nth === TRIES || !GIVEN_WAY.includes(code)) throw error;
  }
}

async function readMigrations(folder: string): Promise<Migrations> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  const entries = names.map(async (name) => {
    const text = await readFile(path.join(folder, name), "utf8");
    const up: Migration["up"] = async (db) => {
      await sql.raw(LIMITS + text).execute(db);
    };
    return [name.replace(/\.sql$/, ""), { up }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The migrations that have run. */
export async function findMigrations(db: Database): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from migrations.kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** What newer versions have run. Called under the lock, so that nobody migrates meanwhile. */
async function findLater(db: Database, own: Migrations): Promise<Migrations> {
  const ran = await findMigrations(db);
  const later = ran.filter((name) => !(name in own));
  if (later.length > 0) await checkServed(db, { own: Object.keys(own), ran });
  return Object.fromEntries(later.map((name) => [name, { up: async () => {} }]));
}

interface Schemas {
  /** The migrations of this version. */
  readonly own: readonly string[];
  /** Those that have run, some by a newer version. */
  readonly ran: readonly string[];
}

/**
 * A version serves every schema from its own last migration on, until a newer version takes away what it uses: that one
 * notes in the database (`migrations.floor`) which migration a version must know at least. Fails with a sentence.
 */
async function checkServed(db: Database, { own, ran }: Schemas): Promise<void> {
  const floor = await findFloor(db);
  const isServed = floor !== null && own.some((name) => name >= floor);
  if (isServed && own.every((name) => ran.includes(name))) return;
  throw new Unavailable(
    `A newer version has changed the database (its last migration is ${ran.at(-1)}) so that this one can no longer use it: start the newer version.`,
  );
}

/** Null if the database's migrations are of no version that notes this. */
async function findFloor(db: Database): Promise<string | null> {
  const table =
    await sql`select from pg_tables where schemaname = 'migrations' and tablename = 'floor'`.execute(db);
  if (table.rows.length === 0) return null;
  const { rows } = await sql<{ oldest: string }>`select oldest from migrations.floor`.execute(db);
  return rows[0]?.oldest ?? null;
}
