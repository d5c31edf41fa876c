import { copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { holdRunningLock } from "./lock.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open.ts";

test("a cloned test database has no migrations left to run", async () => {
  const { db, close } = await testDatabase();
  expect(await migrate(db, "migrations")).toEqual([]);
  await close();
});

test("of four simultaneous starts on an empty database one migrates it, and none fails", async () => {
  const { db, url, close } = await testDatabase();
  const name = `empty_${crypto.randomUUID().slice(0, 8)}`;
  await sql`create database ${sql.id(name)}`.execute(db);
  const empty = url.replace(/\/t_[^?]+/, `/${name}`);
  const starts = Array.from({ length: 4 }, () => openDatabase(empty, { connections: 2, onError: () => {} }));
  const ran = await Promise.all(starts.map((start) => migrate(start.db, "migrations")));
  expect(ran.map((steps) => steps.length > 0).filter(Boolean)).toEqual([true]);
  await Promise.all(starts.map((start) => start.close()));
  await sql`drop database ${sql.id(name)} with (force)`.execute(db);
  await close();
});

test("migrations that run into a deadlock with a writing process are run again", async () => {
  const { db, close } = await testDatabase();
  const folder = await mkdtemp(path.join(tmpdir(), "ng-migrations-"));
  for (const file of await readdir("migrations"))
    await copyFile(path.join("migrations", file), path.join(folder, file));
  // A sequence keeps its count when the transaction is rolled back.
  await sql`create sequence public.tries`.execute(db);
  await writeFile(
    path.join(folder, "9001_next.sql"),
    `create table public.next ();
     do $$ begin if nextval('public.tries') < 3 then raise exception 'one of two' using errcode = '40P01'; end if; end $$`,
  );
  expect(await migrate(db, folder)).toEqual(["9001_next"]);
  expect((await sql`select last_value from public.tries`.execute(db)).rows).toEqual([{ last_value: 3 }]);
  await rm(folder, { recursive: true });
  await close();
});

test("big integers are returned as numbers", async () => {
  const { db, close } = await testDatabase();
  const { rows } = await sql<{ n: unknown }>`select 5000000000::int8 as n`.execute(db);
  expect(rows[0]?.n).toBe(5_000_000_000);
  await close();
});

test("only one server holds the running lock; the next gets it once it is released", async () => {
  const { url, close } = await testDatabase();
  const first = await holdRunningLock(url);
  expect(await holdRunningLock(url)).toBeNull();
  await first?.release();
  const second = await holdRunningLock(url);
  expect(second).not.toBeNull();
  await second?.release();
  await close();
});

test("a connection that is cut off while in use is reported, and the pool works on with a new one", async () => {
  const { url, close } = await testDatabase();
  const errors: string[] = [];
  const open = openDatabase(url, { connections: 1, onError: (error) => errors.push(error.message) });
  const client = await open.pool.connect();
  const { rows } = await client.query("select pg_backend_pid() as pid");
  const other = openDatabase(url, { connections: 1, onError: () => {} });
  await other.pool.query("select pg_terminate_backend($1)", [rows[0].pid]);
  await vi.waitFor(() => expect(errors.length).toBeGreaterThan(0), MAX_WAIT_MS);
  client.release(true);
  expect((await open.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await open.close();
  await other.close();
  await close();
});

test("a failing query, alone or in a transaction, does not lose its connection", async () => {
  const { url, close } = await testDatabase();
  const open = openDatabase(url, { connections: 1, onError: () => {} });
  const pid = async (): Promise<unknown> =>
    (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(open.db)).rows[0]?.pid;
  const before = await pid();
  for (let turn = 0; turn < 20; turn += 1) {
    await expect(sql`select 1 / 0`.execute(open.db)).rejects.toThrow("division by zero");
    const inTransaction = open.db
      .transaction()
      .execute((transaction) => sql`select from nowhere`.execute(transaction));
    await expect(inTransaction).rejects.toThrow("nowhere");
  }
  expect(await pid()).toBe(before);
  await open.close();
  await close();
});
