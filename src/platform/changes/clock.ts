import { uptime } from "node:os";
import { setInterval as everyFew } from "node:timers/promises";
import { sql } from "kysely";
import { type Clock, FOLLOWERS_DIFFER_MS, mayBothBeRight, systemClock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { MINUTE_MS, SECOND_MS } from "#platform/time.ts";

const READ_EVERY_MS = 2_000;
/** A slower answer does not tell precisely enough when it was given. */
const SLOW_MS = FOLLOWERS_DIFFER_MS;
/** A clock that was set is believed after this time: many are set right again within a minute. */
const BELIEVED_AFTER_MS = 3 * MINUTE_MS;

export interface DatabaseClock extends Clock {
  doubt(): string | null;
  stop(): Promise<void>;
}

interface Reading {
  /** The database's time. */
  readonly at: Date;
  /** Milliseconds since this machine started, including sleep: setting a clock does not change them. */
  readonly machineMs: number;
  readonly monotonicMs: number;
}

/** The database's clock, read once: for a command. */
export async function readDatabaseClock(db: Database): Promise<Clock> {
  const reading = await readOnce(db);
  return { now: () => timeSince(reading) };
}

/**
 * All processes go by the database's clock: it stamps rows, ends lists and deletes old rows. Between two readings a
 * monotonic clock carries on, so that setting a process's own clock makes no difference.
 */
export async function followDatabaseClock(
  db: Database,
  log: Log,
  { readEveryMs = READ_EVERY_MS, believedAfterMs = BELIEVED_AFTER_MS } = {},
): Promise<DatabaseClock> {
  let believed = await readOnce(db);
  let doubted: Reading | null = null;

  /** A reading that does not continue the one before is believed once its successors have continued it for a while. */
  function learn(reading: Reading): void {
    if (!continues(reading, believed)) {
      if (doubted === null || !continues(reading, doubted)) {
        doubted = reading;
        log.warn({ now: reading.at }, "the database's clock was set; it is believed if it stays so");
      }
      if (reading.monotonicMs - doubted.monotonicMs < believedAfterMs) return;
    }
    believed = reading;
    doubted = null;
  }

  const leaving = new AbortController();
  async function follow(): Promise<void> {
    for await (const _ of everyFew(readEveryMs, undefined, { signal: leaving.signal, ref: false })) {
      const reading = await read(db).catch(() => null);
      if (reading !== null) learn(reading);
    }
  }
  const following = follow().catch(() => {});
  return {
    now: () => timeSince(believed),
    doubt() {
      if (doubted !== null) return `The database's clock was set to ${doubted.at.toISOString()} just now.`;
      const [own, ours] = [systemClock.now(), timeSince(believed)];
      if (mayBothBeRight(own, ours)) return null;
      return `This machine's clock says ${own.toISOString()}, the database's ${ours.toISOString()}.`;
    },
    async stop() {
      leaving.abort();
      await following;
    },
  };
}

/** At a start every answer counts, however slow the machine is. */
async function readOnce(db: Database): Promise<Reading> {
  const reading = await read(db, Number.POSITIVE_INFINITY);
  if (reading === null) throw new Error("the database's clock says nothing");
  return reading;
}

/** The moment of the answer lies between the question and its arrival. */
async function read(db: Database, slowMs = SLOW_MS): Promise<Reading | null> {
  const asked = performance.now();
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(db);
  const monotonicMs = performance.now();
  const tookMs = monotonicMs - asked;
  if (rows[0] === undefined || tookMs > slowMs) return null;
  const at = new Date(rows[0].at.getTime() + tookMs / 2);
  return { at, machineMs: uptime() * SECOND_MS, monotonicMs };
}

function timeSince({ at, monotonicMs }: Reading): Date {
  return new Date(at.getTime() + performance.now() - monotonicMs);
}

function continues(reading: Reading, earlier: Reading): boolean {
  const passedMs = reading.machineMs - earlier.machineMs;
  return mayBothBeRight(reading.at, new Date(earlier.at.getTime() + passedMs));
}
