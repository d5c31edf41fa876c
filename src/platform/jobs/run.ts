import { Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fromKysely, PgBoss, type Job as QueuedJob } from "pg-boss";
import { type Clock, latestPlausibleTime } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { dueAt } from "./due.ts";
import type { Job, RunAgain } from "./job.ts";

/** How often a timer looks for due jobs; setting the clock back does not stop it. */
const TICK_MS = 15_000;
/** A killed worker's job is freed after this silence. */
const HEARTBEAT_SECONDS = 30;
/** Shorter than a tick, so that every tick monitors: a process that crashes every minute would never get to it. */
const MONITOR_SECONDS = 10;
/** The queue sends a query every few seconds: a connection that is silent for this long is dead. */
const SILENT_MS = 45_000;

/** A failed run is tried again twice, after this delay. */
const RETRIES = { retryLimit: 2, retryDelay: 30 } as const;

/** A margin, so that the instant has come by the database's clock too. */
const WAKING_MS = 250;

/** How often a process looks whether another one needs help with a job. */
const HELP_MS = 2_000;
/** How long the end of the process waits for jobs. */
const STOP_MS = 10_000;
const LEAVE_MS = 2_000;

/** The data of a queued run. */
interface Task {
  readonly due: string;
}

/** "put off": what the job needs is still being prepared, as after a start. The queue tries it again. */
export type RunOutcome = "done" | "put off" | "failed";

interface Deps {
  readonly db: Database;
  readonly url: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Called after every run, for the metrics. */
  onRun?(name: string, outcome: RunOutcome, seconds: number): void;
}

export interface RunningJobs {
  /** Looks for due jobs now and queues them. The timer does the same. */
  tick(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs the jobs of all domains on pg-boss: each due instant once across all processes of one database. */
export async function startJobs(jobs: readonly Job[], deps: Deps): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: deps.url,
    max: 4,
    useListenNotify: true,
    schema: "pgboss",
    // Our own timer looks for due jobs.
    schedule: false,
    monitorIntervalSeconds: MONITOR_SECONDS,
    // Below TLS a socket does not see whether its connection is alive.
    ...(/[?&]ssl/.test(deps.url) ? {} : { stream: socketWithTimeout }),
  });
  boss.on("error", (error) => deps.log.warn({ error: error.message }, "job queue"));
  await boss.start();
  const running = new Set<string>();
  const leaving = new AbortController();
  for (const job of jobs) await listen(boss, noted(job, running, leaving.signal), deps);
  const helping = jobs.map((job) => helpWith(job, { running, leaving: leaving.signal, log: deps.log }));
  const tick = async (): Promise<void> => {
    // Frees the jobs of killed workers: a job that counts as running blocks the next of its name.
    await boss.supervise();
    await sendDue(boss, jobs, deps);
  };
  await tick();
  const timer = setInterval(() => {
    tick().catch((error: Error) =>
      deps.log.warn({ error: error.message }, "the timetables could not be read"),
    );
  }, TICK_MS);
  return {
    tick,
    async stop() {
      clearInterval(timer);
      leaving.abort();
      const helped = Promise.race([Promise.all(helping), pause(STOP_MS, undefined, { ref: false })]);
      await Promise.all([helped, boss.stop({ graceful: true, timeout: STOP_MS })]);
      await Promise.all(jobs.map((job) => leave(job, deps.log)));
    },
  };
}

/** The job, which says in `running` that this process runs it, and is told when that ends. */
function noted(job: Job, running: Set<string>, leaving: AbortSignal): Job {
  return {
    ...job,
    async run(due, again) {
      running.add(job.name);
      await job.run(due, again, leaving).finally(() => running.delete(job.name));
    },
  };
}

interface Helping {
  readonly running: ReadonlySet<string>;
  readonly leaving: AbortSignal;
  readonly log: Log;
}

async function helpWith({ name, help }: Job, { running, leaving, log }: Helping): Promise<void> {
  while (help !== undefined && !leaving.aborted) {
    await pause(HELP_MS, undefined, { signal: leaving, ref: false }).catch(() => {});
    if (leaving.aborted || running.has(name)) continue;
    await help(leaving).catch((error: Error) =>
      log.warn({ job: name, error: error.message }, "another process could not be helped"),
    );
  }
}

async function leave({ name, leave }: Job, log: Log): Promise<void> {
  const left = leave?.().catch((error: Error) =>
    log.warn({ job: name, error: error.message }, "nothing was left to another process"),
  );
  await Promise.race([left, pause(LEAVE_MS, undefined, { ref: false })]);
}

/** For the queue's own pool, which would otherwise wait 15 minutes on a connection that loses everything. */
function socketWithTimeout(): Socket {
  const socket = new Socket();
  return socket.setTimeout(SILENT_MS, () => socket.destroy(new Error("the database is silent")));
}

async function listen(boss: PgBoss, job: Job, deps: Deps): Promise<void> {
  const queue = {
    policy: "singleton",
    ...RETRIES,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  } as const;
  await boss.createQueue(job.name, queue);
  await boss.updateQueue(job.name, RETRIES);
  const worker = await boss.work<Task>(job.name, async ([task]) => {
    if (task !== undefined) await run(job, task, (inSeconds) => sendAgain(task, inSeconds), deps);
  });

  /** The queue polls for delayed jobs only every 30 s, so its worker is woken in time. */
  async function sendAgain({ data }: QueuedJob<Task>, inSeconds: number): Promise<void> {
    await boss.send(job.name, data, { startAfter: inSeconds });
    setTimeout(() => boss.notifyWorker(worker), inSeconds * 1000 + WAKING_MS).unref();
  }
}

async function run(job: Job, task: QueuedJob<Task>, again: RunAgain, { log, onRun }: Deps): Promise<void> {
  const from = performance.now();
  const seconds = (): number => (performance.now() - from) / 1000;
  try {
    await job.run(new Date(task.data.due), again);
    onRun?.(job.name, "done", seconds());
  } catch (error) {
    const details = { job: job.name, error: errorMessage(error) };
    if (isUnready(error)) {
      onRun?.(job.name, "put off", seconds());
      log.info(details, "job put off");
    } else {
      onRun?.(job.name, "failed", seconds());
      if (task.retryCount < RETRIES.retryLimit) log.warn(details, "job failed and will be tried again");
      else log.error(details, "job failed");
    }
    throw error;
  }
}

/** A refusal that says when to ask again. */
function isUnready(error: unknown): boolean {
  return typeof (error as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds === "number";
}

async function sendDue(boss: PgBoss, jobs: readonly Job[], { db, clock }: Deps): Promise<void> {
  const lastRuns = await findLastRuns(db);
  for (const job of jobs) {
    const due = dueAt(job.when, lastRuns.get(job.name) ?? null, clock.now());
    const claim = { name: job.name, believableUntil: latestPlausibleTime(clock.now()) };
    if (due !== null) await send(boss, db, { ...claim, due });
  }
}

/** Claiming and queueing are one transaction: a due instant is never claimed and then lost. */
async function send(boss: PgBoss, db: Database, claim: Claim): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await claimRun(transaction, claim))) return;
    await boss.send(claim.name, { due: claim.due.toISOString() }, { db: fromKysely(transaction) });
  });
}

type JobTables = {
  "platform.job_run": { name: string; last_due: Date };
};

/** When each job was last queued. */
async function findLastRuns(db: Database): Promise<Map<string, Date>> {
  const rows = await db.withTables<JobTables>().selectFrom("platform.job_run").selectAll().execute();
  return new Map(rows.map((row) => [row.name, row.last_due]));
}

interface Claim {
  readonly name: string;
  readonly due: Date;
  /** A run recorded with a later time than this does not count. */
  readonly believableUntil: Date;
}

/** Claims the due instant for this process; false if another process was faster. */
async function claimRun(db: Database, { name, due, believableUntil }: Claim): Promise<boolean> {
  const claimed = await db
    .withTables<JobTables>()
    .insertInto("platform.job_run")
    .values({ name, last_due: due })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ last_due: due })
        .where((run) =>
          run.or([
            run("platform.job_run.last_due", "<", due),
            run("platform.job_run.last_due", ">", believableUntil),
          ]),
        ),
    )
    .returning("name")
    .execute();
  return claimed.length > 0;
}
