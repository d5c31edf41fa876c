import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { openDatabase } from "#platform/db/open.ts";

export interface TestDatabase {
  readonly db: Database;
  readonly url: string;
  /** Closes the connections and drops the database, unless it is kept under a name. */
  close(keptAs?: string): Promise<void>;
}

/** A fresh, migrated database on the real engine, cloned from one of the run's templates in 0.1 s. */
export async function testDatabase(template = "template_migrated"): Promise<TestDatabase> {
  const server = serverUrl();
  const name = `t_${crypto.randomUUID().replaceAll("-", "")}`;
  // Copying files takes 0.1 s; PostgreSQL's default, through the log, up to 1 s.
  await admin(server, `create database ${name} template ${template} strategy file_copy`);
  const url = server.replace("/naija?", `/${name}?`);
  const open = openDatabase(url, { connections: 8, onError: () => {} });
  return {
    db: open.db,
    url,
    close: async (keptAs) => {
      await open.close();
      await admin(
        server,
        keptAs ? `alter database ${name} rename to ${keptAs}` : `drop database ${name} with (force)`,
      );
    },
  };
}

/** One database for all tests of the file that calls this. */
export function databaseOfFile(): Pick<TestDatabase, "db" | "url"> {
  return databaseBetween(beforeAll, afterAll);
}

/** A fresh one for each test. */
export function databaseOfEachTest(): Pick<TestDatabase, "db" | "url"> {
  return databaseBetween(beforeEach, afterEach);
}

function databaseBetween(before: typeof beforeAll, after: typeof afterAll): Pick<TestDatabase, "db" | "url"> {
  let database: TestDatabase;
  before(async () => {
    database = await testDatabase();
  });
  after(() => database.close());
  return {
    get db() {
      return database.db;
    },
    get url() {
      return database.url;
    },
  };
}

/** Makes another template by filling a migrated database, once in a run; callers in any worker wait meanwhile. */
export async function makeTemplateOnce(
  name: string,
  fill: (database: TestDatabase) => Promise<void>,
): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock(2)");
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount !== 0) return;
    const unfinished = await testDatabase();
    await fill(unfinished);
    await unfinished.close(name);
  } finally {
    await client.end();
  }
}

function serverUrl(): string {
  const postgres = inject("postgres");
  if ("failure" in postgres) throw new Error(`the template database could not be made: ${postgres.failure}`);
  return postgres.url;
}

async function admin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  // Two clones at once block each other's access to the template.
  await client.query("select pg_advisory_lock(1)");
  await client.query(statement);
  await client.end();
}
