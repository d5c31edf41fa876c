import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#platform/db/database.ts";
import { holdRunningLock } from "#platform/db/lock.ts";
import { type TestDatabase, testDatabase } from "#tests/support/database.ts";
import type { Call } from "./command.ts";
import { databaseCommands } from "./database.ts";

let from: TestDatabase;
let dir: string;

beforeAll(async () => {
  from = await testDatabase();
  dir = await mkdtemp(path.join(tmpdir(), "ng-backup-"));
  await sql`insert into platform.secret values ('pictures', '\\x0102')`.execute(from.db);
});
afterAll(async () => {
  await from.close();
  await rm(dir, { recursive: true, force: true });
});

async function run(name: string, db: Database, ...args: string[]): Promise<string> {
  const said: string[] = [];
  const call = {
    words: args.filter((word) => !word.startsWith("--")),
    options: args.includes("--replace") ? { replace: "" } : {},
    print: (line: string) => said.push(line),
    withDatabase: <Value>(use: (db: Database) => Promise<Value>) => use(db),
  } as unknown as Call;
  await databaseCommands[name]?.run(call);
  return said.join("\n");
}

async function secrets(db: Database): Promise<unknown[]> {
  return (await sql`select name, value from platform.secret`.execute(db)).rows;
}

test("a backup is restored on another machine's database", async () => {
  const file = path.join(dir, "whole.gz");
  await run("backup", from.db, file);
  const to = await testDatabase();
  expect(await run("restore", to.db, file)).toMatch(/^1 rows of \d+ tables have arrived/);
  expect(await secrets(to.db)).toEqual(await secrets(from.db));
  await expect(run("restore", to.db, file)).rejects.toThrow(/not empty/);
  expect(await run("restore", to.db, file, "--replace")).toMatch(/arrived/);
  await to.close();
});

test("everything moves to another database, and what to do then is said", async () => {
  const to = await testDatabase();
  expect(await run("db move", from.db, to.url)).toMatch(/Now set DATABASE_URL/);
  expect(await secrets(to.db)).toEqual(await secrets(from.db));
  await to.close();
});

test("nothing is restored or moved beside a running server", async () => {
  const lock = await holdRunningLock(from.url);
  const to = await testDatabase();
  await expect(run("db move", from.db, to.url)).rejects.toThrow(/Stop it first/);
  await expect(run("restore", from.db, path.join(dir, "whole.gz"))).rejects.toThrow(/Stop it first/);
  await expect(run("restore", from.db, "none")).rejects.toThrow(/no file none/);
  expect(await secrets(to.db)).toEqual([]);
  await lock?.release();
  await to.close();
});
