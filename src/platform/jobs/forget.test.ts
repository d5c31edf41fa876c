import { expect, test } from "vitest";
import { databaseOfFile } from "#tests/support/database.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { forget } from "./forget.ts";

const database = databaseOfFile();
const warnings: unknown[] = [];
const log = { ...silentLog, warn: (_details: object, text: string) => void warnings.push(text) } as never;
const JUMPED = "only three days' worth is deleted: the clock jumped, or nothing ran for days";

/** The day as of which something is deleted when the clock says `at`; null if nothing is. */
async function forgetsAsOf(at: string, doubt: string | null = null): Promise<string | null> {
  let asOf: string | null = null;
  const clock = { now: () => new Date(at), doubt: () => doubt };
  await forget({ db: database.db, clock, log }, "a job", async (now) => {
    asOf = now.toISOString().slice(0, 10);
  });
  return asOf;
}

test("each night goes on from the one before, three days at most; the first one, and a doubted one, deletes nothing", async () => {
  expect(await forgetsAsOf("2026-11-01")).toBeNull();
  expect(await forgetsAsOf("2026-11-02")).toBe("2026-11-02");
  expect(await forgetsAsOf("2026-11-05")).toBe("2026-11-05");
  expect(warnings).toEqual([]);
  expect(await forgetsAsOf("2027-11-06")).toBe("2026-11-08");
  expect(warnings.splice(0)).toEqual([JUMPED]);
  expect(await forgetsAsOf("2026-11-07", "The clocks differ.")).toBeNull();
  expect(warnings.splice(0)).toEqual(["nothing old is deleted until the clocks agree"]);
  // The clock is right again, but the noted time is not.
  expect(await forgetsAsOf("2026-11-07")).toBe("2026-11-07");
  expect(await forgetsAsOf("2026-11-12")).toBe("2026-11-10");
  expect(await forgetsAsOf("2026-11-12")).toBe("2026-11-12");
});

test("a deletion is told since when this database has known of it, never a time to come", async () => {
  const told: string[] = [];
  const runAt = async (at: string) => {
    const clock = { now: () => new Date(at) };
    await forget({ db: database.db, clock, log }, "another job", async (_, since) => {
      told.push(since.toISOString().slice(0, 10));
    });
  };
  for (const at of ["2027-11-01", "2027-11-02", "2026-11-03", "2026-11-04", "2026-11-05"]) await runAt(at);
  expect(told).toEqual(["2027-11-01", "2027-11-01", "2026-11-03", "2026-11-03"]);
});

test("what fails is not noted as done", async () => {
  const clock = { now: () => new Date("2026-11-20") };
  const failing = () => Promise.reject(new Error("away"));
  await expect(forget({ db: database.db, clock, log }, "a job", failing)).rejects.toThrow("away");
  expect(await forgetsAsOf("2026-11-20")).toBe("2026-11-15");
});
