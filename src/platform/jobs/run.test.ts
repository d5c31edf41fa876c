import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import type { Clock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import { testDatabase } from "#tests/support/database.ts";
import { queueDone } from "#tests/support/queue-done.ts";
import type { Job } from "./job.ts";
import { startJobs } from "./run.ts";

const log = createLog("error");

function clockAt(iso: string): Clock & { set(iso: string): void } {
  let now = new Date(iso);
  return {
    now: () => now,
    set: (next) => {
      now = new Date(next);
    },
  };
}

/** A run that a busy machine misses comes with the next tick, after 15 s. */
const until = (condition: () => boolean): Promise<boolean> => vi.waitUntil(condition, 45_000);

test("a daily job runs once at 7:00 in Lagos with two processes on one database", async () => {
  const { db, url, close } = await testDatabase();
  const clock = clockAt("2026-11-21T06:59:00+01:00");
  const runs: string[] = [];
  const brief: Job = {
    name: "letters.brief",
    when: { dailyAt: "07:00" },
    run: async (due) => {
      runs.push(due.toISOString());
    },
  };
  const one = await startJobs([brief], { db, url, clock, log });
  const two = await startJobs([brief], { db, url, clock, log });
  await queueDone(db);
  expect(runs).toEqual([]);
  clock.set("2026-11-21T07:00:10+01:00");
  await Promise.all([one.tick(), two.tick(), one.tick()]);
  await queueDone(db);
  await Promise.all([one.tick(), two.tick()]);
  await queueDone(db);
  expect(runs).toEqual(["2026-11-21T06:00:00.000Z"]);
  await one.stop();
  await two.stop();
  await close();
});

test("a failing job is counted as failed and does not stop another", async () => {
  const { db, url, close } = await testDatabase();
  const outcomes: string[] = [];
  const bad: Job = {
    name: "test.bad",
    when: { everyMinutes: 1 },
    run: () => Promise.reject(new Error("broken")),
  };
  const good: Job = { name: "test.good", when: { everyMinutes: 1 }, run: async () => {} };
  const silent = { ...log, error: () => {} };
  const jobs = await startJobs([bad, good], {
    db,
    url,
    clock: clockAt("2026-11-21T10:00:00Z"),
    log: silent,
    onRun: (name, outcome) => outcomes.push(`${name} ${outcome}`),
  });
  await until(() => outcomes.length >= 2);
  expect(outcomes.sort()).toEqual(["test.bad failed", "test.good done"]);
  await jobs.stop();
  await close();
});

test("a failure is logged as an error only once it is not tried again", async () => {
  const { db, url, close } = await testDatabase();
  const lines: string[] = [];
  const note = (level: string) => (_details: unknown, message: string) =>
    void lines.push(`${level}: ${message}`);
  const bad: Job = {
    name: "test.bad",
    when: { everyMinutes: 1 },
    run: () => Promise.reject(new Error("broken")),
  };
  for (const attempt of [1, 2, 3]) {
    // The queue waits half a minute before it tries again.
    if (attempt > 1) await sql`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`.execute(db);
    const jobs = await startJobs([bad], {
      db,
      url,
      clock: clockAt("2026-11-21T10:00:00Z"),
      log: { ...log, warn: note("warn"), error: note("error") } as typeof log,
    });
    await until(() => lines.length === attempt);
    await jobs.stop();
  }
  expect(lines).toEqual([
    "warn: job failed and will be tried again",
    "warn: job failed and will be tried again",
    "error: job failed",
  ]);
  await close();
});

test("a job whose data are still being prepared is put off and not reported as a failure", async () => {
  const { db, url, close } = await testDatabase();
  const outcomes: string[] = [];
  const faults: string[] = [];
  const early: Job = {
    name: "test.early",
    when: { everyMinutes: 10 },
    run: () => Promise.reject(Object.assign(new Error("being prepared"), { retryAfterSeconds: 3 })),
  };
  const jobs = await startJobs([early], {
    db,
    url,
    clock: clockAt("2026-11-21T10:00:00Z"),
    log: { ...log, error: (...line: unknown[]) => void faults.push(String(line.at(-1))) },
    onRun: (name, outcome) => outcomes.push(`${name} ${outcome}`),
  });
  await until(() => outcomes.length > 0);
  expect(outcomes).toEqual(["test.early put off"]);
  expect(faults).toEqual([]);
  await jobs.stop();
  await close();
});

test("when the clock jumps a day forward and back, a job keeps running, once across two processes", async () => {
  const { db, url, close } = await testDatabase();
  const clock = clockAt("2026-11-21T10:00:00Z");
  const runs: string[] = [];
  const round: Job = {
    name: "news.round",
    when: { everyMinutes: 1 },
    run: async (due) => void runs.push(due.toISOString().slice(0, 16)),
  };
  const processes = [
    await startJobs([round], { db, url, clock, log }),
    await startJobs([round], { db, url, clock, log }),
  ];
  for (const [now, count] of [
    ["2026-11-22T10:00:30Z", 2],
    ["2026-11-21T10:01:30Z", 3],
    ["2026-11-21T09:02:30Z", 4],
  ] as const) {
    await until(() => runs.length === count - 1);
    clock.set(now);
    await Promise.all(processes.map(({ tick }) => tick()));
    await until(() => runs.length >= count);
  }
  expect(runs).toEqual(["2026-11-21T10:00", "2026-11-22T10:00", "2026-11-21T10:01", "2026-11-21T09:02"]);
  for (const { stop } of processes) await stop();
  await close();
});

test("a job that a killed worker left running is released at the next start and does not block the next run", async () => {
  const { db, url, close } = await testDatabase();
  const runs: string[] = [];
  const round: Job = {
    name: "test.round",
    when: { everyMinutes: 1 },
    run: async (due) => void runs.push(due.toISOString()),
  };
  const before = await startJobs([round], { db, url, clock: clockAt("2026-11-21T10:00:00Z"), log });
  await until(() => runs.length === 1);
  await before.stop();
  await sql`update pgboss.job set state = 'active', heartbeat_on = now() - interval '30 seconds', completed_on = null
    where name = 'test.round'`.execute(db);
  await sql`update pgboss.queue set monitor_on = now() - interval '10 seconds', monitor_claim_on = now() - interval '10 seconds'`.execute(
    db,
  );
  const after = await startJobs([round], { db, url, clock: clockAt("2026-11-21T10:05:00Z"), log });
  await until(() => runs.includes("2026-11-21T10:05:00.000Z"));
  await after.stop();
  await close();
});

test("the process that does not run a job helps the one that does", async () => {
  const { db, url, close } = await testDatabase();
  const done: string[] = [];
  const isOver = Promise.withResolvers<void>();
  const jobIn = (name: string): Job => ({
    ...{ name: "test.shared", when: { everyMinutes: 1 } },
    async run() {
      done.push(`${name} runs`);
      await isOver.promise;
    },
    async help() {
      done.push(`${name} helps`);
    },
  });
  const clock = clockAt("2026-11-21T10:00:00Z");
  const one = await startJobs([jobIn("one")], { db, url, clock, log });
  await until(() => done.includes("one runs"));
  const two = await startJobs([jobIn("two")], { db, url, clock, log });
  const from = done.length;
  await until(() => done.slice(from).filter((what) => what === "two helps").length > 1);
  expect(new Set(done.slice(from))).toEqual(new Set(["two helps"]));
  isOver.resolve();
  await until(() => done.slice(from).includes("one helps"));
  await Promise.all([one.stop(), two.stop()]);
  await close();
});

test("a job is told that its process ends, and leaves what it has not done once it has run", async () => {
  const { db, url, close } = await testDatabase();
  const done: string[] = [];
  const slow: Job = {
    ...{ name: "test.slow", when: { everyMinutes: 1 } },
    async run(_due, _again, leaving) {
      done.push("runs");
      await new Promise((resolve) => leaving?.addEventListener("abort", resolve));
      done.push("is told");
    },
    async leave() {
      done.push("leaves");
      throw new Error("the database is away");
    },
  };
  const jobs = await startJobs([slow], { db, url, clock: clockAt("2026-11-21T10:00:00Z"), log });
  await until(() => done.includes("runs"));
  await jobs.stop();
  expect(done).toEqual(["runs", "is told", "leaves"]);
  await close();
});
