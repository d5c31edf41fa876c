import { type AddressInfo, createServer } from "node:net";
import { followDatabaseClock } from "#platform/changes/clock.ts";
import { prepareDataDir } from "#platform/db/data-dir.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { checkReachable } from "#platform/db/reach.ts";
import { readPrimary, readReplicas } from "#platform/db/reads.ts";
import { superviseEmbedded } from "#platform/db/supervise-embedded.ts";
import { Unavailable } from "#platform/process/errors.ts";
import { exitAfterFlush, exitReportOf } from "#platform/process/exit.ts";
import { checkOpenFiles } from "#platform/process/open-files.ts";
import { type Env, readEnv } from "#platform/settings/env.ts";
import { loadSettingsFile } from "#platform/settings/file.ts";
import { obeyed } from "#platform/settings/unused.ts";
import { counted } from "#platform/text/counted.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { withTimeout } from "#platform/with-timeout.ts";
import { checkReplicas } from "./checks/replicas.ts";
import { compose } from "./compose.ts";
import { createMetrics, type Metrics } from "./http/metrics.ts";
import { createOutput, type Output } from "./output.ts";
import { printRounds } from "./print-rounds.ts";
import type { CodeSource } from "./reads.ts";
import { watchOwnProblems } from "./watch/own-problems.ts";

const CONNECTIONS = 20;
/** A log reader that hangs must not keep a closed server alive. */
const FLUSH_TIMEOUT_MS = 2_000;

/** Where the operator sees what happens. */
interface Telemetry {
  readonly output: Output;
  readonly metrics: Metrics;
}

interface OpenedDatabase {
  readonly url: string;
  /** Ends the embedded database; an external one is left alone. */
  release(): Promise<void>;
}

async function openOrStartDatabase(env: Env, { log, announce }: Output): Promise<OpenedDatabase> {
  prepareDataDir(env.DATA_DIR);
  if (env.DATABASE_URL !== undefined) {
    await checkReachable(env.DATABASE_URL, "DATABASE_URL");
    if (env.DATABASE_POOL_URL !== undefined) await checkReachable(env.DATABASE_POOL_URL, "DATABASE_POOL_URL");
    return { url: env.DATABASE_URL, release: async () => {} };
  }
  const embedded = await superviseEmbedded(env.DATA_DIR, {
    onTrouble: (why) => log.error({ why }, "the database is away"),
  });
  if (embedded === null)
    throw new Unavailable(
      `Naija Gist already runs on the data folder "${env.DATA_DIR}", or a copy is being restored into it. Stop that one first, or set DATA_DIR.`,
    );
  if (embedded.adopted) announce("Took over the database of a server that was cut off.");
  return { url: embedded.url, release: embedded.stop };
}

const NO_PORT: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `The port ${port} on ${host} is taken by another program. Set PORT to another one.`,
  EACCES: (_, port) => `The port ${port} may not be opened by this user. Set PORT to one from 1024 on.`,
  EADDRNOTAVAIL: (host) =>
    `HOST=${host} is not an address of this machine. Set HOST to one of its own, or to 0.0.0.0.`,
  ENOTFOUND: (host) => `HOST=${host} is an unknown name. Set HOST to an address of this machine.`,
  EAI_AGAIN: (host) => `HOST=${host} cannot be looked up. Set HOST to an address of this machine.`,
};

/** The wanted port if it is free; 0 takes any. Found before the product is composed: pages contain their address. */
function findPort({ HOST, PORT }: Env): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", ({ code = "", message }: NodeJS.ErrnoException) => {
      const reason = NO_PORT[code]?.(HOST, PORT) ?? `${HOST}:${PORT} cannot be opened: ${message}.`;
      reject(new Unavailable(reason));
    });
    probe.listen(PORT, HOST, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function start(env: Env, telemetry: Telemetry, site: CodeSource): Promise<() => Promise<void>> {
  const web = env.ROLES.split(",").includes("web");
  const { announce } = telemetry.output;
  checkOpenFiles();
  announce("Preparing the database and the site…");
  const building = site.prepare();
  building.catch(() => {});
  const database = await openOrStartDatabase(env, telemetry.output);
  try {
    if (await building) announce("The site is built.");
    const port = web ? await findPort(env) : env.PORT;
    return await open({ ...env, PORT: port }, database, telemetry, site);
  } catch (error) {
    await database.release();
    throw error;
  }
}

async function open(
  env: Env,
  database: OpenedDatabase,
  { output, metrics }: Telemetry,
  site: CodeSource,
): Promise<() => Promise<void>> {
  const { log, announce } = output;
  const roles = env.ROLES.split(",");
  const firstRound = Promise.withResolvers<void>();
  const reportRound = printRounds(output.report);
  const replicas = env.DATABASE_READ_URL;
  const primaryUrl = env.DATABASE_POOL_URL ?? database.url;
  const pool = openDatabase(primaryUrl, {
    connections: CONNECTIONS,
    onError: (error) => log.warn({ error: error.message }, "database connection lost"),
  });
  const migrated = await migrate(pool.db, "migrations");
  if (migrated.length > 0) announce(`The database is set up (${counted(migrated.length, "step")}).`);
  const clock = await followDatabaseClock(pool.db, log);
  const reads =
    replicas === ""
      ? readPrimary(pool.db)
      : readReplicas({
          primary: pool.pool,
          primaryUrl,
          urls: replicas.split(","),
          connections: CONNECTIONS,
          onTrouble: (address, why) => log.warn({ replica: address, why }, "a replica is left out"),
        });
  const ofReplicas = () => checkReplicas(reads.overview()).problems;
  const watch = watchOwnProblems({ db: pool.db, clock, log, find: ofReplicas });
  const product = await compose({
    env,
    db: pool.db,
    pool: pool.pool,
    reads,
    url: database.url,
    clock,
    log,
    metrics,
    site,
    announce,
    onRound(round) {
      reportRound(round);
      firstRound.resolve();
    },
  });
  if (roles.includes("worker")) {
    announce("Reading the newspapers…");
    await product.startJobs();
  }
  if (roles.includes("web")) {
    const url = await product.listen();
    const announceAddress = () =>
      announce(`Naija Gist is open: ${url} (stop it with ${output.isTerminal ? "Ctrl-C" : "SIGTERM"})`, {
        url,
      });
    if (output.isTerminal && roles.includes("worker"))
      void announceAfterFirstRound(firstRound.promise, announceAddress);
    else announceAddress();
  }
  product.examine();
  return async () => {
    await product.close();
    await watch.stop();
    await clock.stop();
    await reads.close();
    await pool.close();
    await database.release();
  };
}

/** On a terminal the address is printed below the outcome of the first round, unless that takes longer than this. */
const FIRST_ROUND_MS = MINUTE_MS;

async function announceAfterFirstRound(firstRound: Promise<void>, announce: () => void): Promise<void> {
  await withTimeout(firstRound, FIRST_ROUND_MS).catch(() => {});
  announce();
}

/** The first signal shuts down in order, even during the start; a second one exits at once. */
function endOnSignal(started: Promise<() => Promise<void>>, { announce }: Output): void {
  let ending = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      announce("Closing…");
      started.then((stop) => stop()).then(() => exitAfterFlush(0, FLUSH_TIMEOUT_MS), fail);
    });
  }
}

async function fail(error: unknown): Promise<never> {
  const { code, message } = exitReportOf(error);
  process.stderr.write(`${message}\n`);
  return exitAfterFlush(code, FLUSH_TIMEOUT_MS);
}

/** A closed terminal or a dead parent must not crash us and leave the database running. */
function ignoreOutputErrors(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}

/** Starts the product and stays until a signal ends it. */
export async function serve(site: CodeSource): Promise<void> {
  ignoreOutputErrors();
  try {
    for (const line of loadSettingsFile(".env", process.env)) process.stderr.write(`${line}\n`);
    const env = readEnv(process.env);
    const metrics = createMetrics();
    const output = createOutput({
      isTerminal: process.stdout.isTTY,
      level: process.env.LOG_LEVEL === undefined ? undefined : env.LOG_LEVEL,
      onTrouble: (message) => metrics.troubles.inc({ says: message }),
    });
    const started = start(obeyed(env, output.announce), { output, metrics }, site);
    endOnSignal(started, output);
    await started;
  } catch (error) {
    await fail(error);
  }
}
