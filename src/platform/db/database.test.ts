import { sql } from "kysely";
import { expect, test } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { holdRunningLock } from "./lock.ts";
import { migrate } from "./migrate.ts";

test("a clone is migrated, and migrating again does nothing", async () => {
  const { db, close } = await testDatabase();
  expect(await migrate(db, "migrations")).toEqual([]);
  await close();
});

test("big integers come as numbers", async () => {
  const { db, close } = await testDatabase();
  const { rows } = await sql<{ n: unknown }>`select 5000000000::int8 as n`.execute(db);
  expect(rows[0]?.n).toBe(5_000_000_000);
  await close();
});

test("one server holds the running lock; the next gets it when that one is gone", async () => {
  const { url, close } = await testDatabase();
  const first = await holdRunningLock(url);
  expect(await holdRunningLock(url)).toBeNull();
  await first?.release();
  const second = await holdRunningLock(url);
  expect(second).not.toBeNull();
  await second?.release();
  await close();
});
