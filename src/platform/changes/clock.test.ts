import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Clock } from "#platform/clock.ts";
import { type OpenDatabase, openDatabase } from "#platform/db/open.ts";
import { DAY_MS, MINUTE_MS } from "#platform/time.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { makeClockSettable, setClockAhead } from "#tests/support/database-clock.ts";
import { MAX_WAIT_MS } from "#tests/support/max-wait.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { type DatabaseClock, followDatabaseClock, readDatabaseClock } from "./clock.ts";

const database = databaseOfFile();
let open: OpenDatabase;
let clock: DatabaseClock;
const BELIEVED_AFTER_MS = 600;

beforeAll(async () => {
  await makeClockSettable(database.url);
  open = openDatabase(database.url, { connections: 2, onError: () => {} });
  clock = await followDatabaseClock(open.db, silentLog, {
    readEveryMs: 20,
    believedAfterMs: BELIEVED_AFTER_MS,
  });
});
afterAll(async () => {
  await clock.stop();
  await open.close();
});

/** How many minutes, rounded, the clock is ahead of this machine's. */
const ahead = ({ now }: Clock = clock): number => Math.round((now().getTime() - Date.now()) / MINUTE_MS) || 0;

test("a small correction is followed at once", async () => {
  await setClockAhead(database.url, 4 * MINUTE_MS);
  await vi.waitFor(() => expect(ahead()).toBe(4), MAX_WAIT_MS);
  expect(clock.doubt()).toBeNull();
  await setClockAhead(database.url, 0);
  await vi.waitFor(() => expect(ahead()).toBe(0), MAX_WAIT_MS);
});

test("a clock that is a day ahead for a moment is doubted and not followed", async () => {
  await setClockAhead(database.url, DAY_MS);
  await vi.waitFor(() => expect(clock.doubt()).toMatch(/^The database's clock was set to 2/), MAX_WAIT_MS);
  expect(ahead()).toBe(0);
  await setClockAhead(database.url, 0);
  await vi.waitFor(() => expect(clock.doubt()).toBeNull(), MAX_WAIT_MS);
  expect(ahead()).toBe(0);
});

test("a clock that was set is followed once it has stayed so, and differs from this machine's", async () => {
  const from = performance.now();
  await setClockAhead(database.url, -DAY_MS);
  await vi.waitFor(() => expect(ahead()).toBe(-1440), MAX_WAIT_MS);
  expect(performance.now() - from).toBeGreaterThan(BELIEVED_AFTER_MS);
  expect(clock.doubt()).toMatch(/^This machine's clock says 2.*Z, the database's 2.*Z\.$/);
});

test("a command reads the database's clock once, and it goes on", async () => {
  const read = await readDatabaseClock(open.db);
  expect(ahead(read)).toBe(-1440);
  const from = read.now().getTime();
  await vi.waitFor(() => expect(read.now().getTime()).toBeGreaterThan(from), MAX_WAIT_MS);
});
