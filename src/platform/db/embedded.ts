import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { Unavailable } from "#platform/process/errors.ts";
import { type ClusterPaths, findClusterPaths, ownedDir, runToEnd } from "./binaries.ts";
import { databaseUsers } from "./users.ts";

/** For small machines: the whole cluster stays below 250 MB. */
const SETTINGS = {
  listen_addresses: "",
  shared_buffers: "64MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  // Most pages come from the system's page cache: asking another process for one costs more than reading it.
  io_method: "sync",
  jit: "off",
  log_min_messages: "warning",
  timezone: "UTC",
};
/** For tests only: a power cut may lose data. */
const NOT_DURABLE = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
/** One of our processes takes up to 26. */
const CONNECTIONS = 60;
/** After a crash on a slow disk, PostgreSQL first replays its log. The wait ends early if it exits. */
const START_MS = 300_000;
const STOP_MS = 15_000;

export interface EmbeddedDatabase {
  readonly url: string;
  /** True if a running PostgreSQL was taken over from a server that had crashed. */
  readonly adopted: boolean;
  /** Starts PostgreSQL again after it crashed. */
  restart(): Promise<void>;
  /** Stops PostgreSQL, unless other processes still use it: then the last of them does. */
  stop(): Promise<void>;
}

interface Options {
  readonly durable: boolean;
  readonly connections?: number;
}

/** Starts the PostgreSQL of a data folder, or takes over a running one: there is never a second. */
export async function startEmbedded(dataDir: string, options: Options): Promise<EmbeddedDatabase> {
  const places = await findClusterPaths(dataDir, tmpdir());
  const url = `postgres:///naija?host=${encodeURIComponent(places.socketDir)}&user=naija`;
  const users = databaseUsers(places);
  let wasRunning = false;
  const first = await users.enter(async () => {
    wasRunning = await isAnswering(url);
    if (!wasRunning) await start(places, url, options);
  });
  return {
    url,
    adopted: wasRunning && first,
    restart: () =>
      users.runExclusive(async () => {
        if (!(await isAnswering(url))) await start(places, url, options);
      }),
    stop: () => users.leave(() => stop(places)),
  };
}

async function start(places: ClusterPaths, url: string, options: Options): Promise<void> {
  // The process that last stopped it deleted the socket's folder, perhaps after we had created it.
  ownedDir(places.socketDir, places.uid);
  if (!existsSync(path.join(places.cluster, "PG_VERSION"))) await create(places, options.durable);
  takeOverDeadLocks(places);
  const child = launch(places, options);
  await untilReady(url, child, places);
}

async function create(places: ClusterPaths, durable: boolean): Promise<void> {
  const unfinished = `${places.cluster}.${process.pid}`;
  ownedDir(unfinished, places.uid);
  const sync = durable ? [] : ["--no-sync"];
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];
  await runToEnd(
    places.initdb,
    ["-D", unfinished, "-U", "naija", "--auth=trust", ...locale, ...sync],
    places.uid,
  );
  renameSync(unfinished, places.cluster);
}

/** Detached: Ctrl-C on the terminal must reach the server only, which stops PostgreSQL last. */
function launch(places: ClusterPaths, { durable, connections = CONNECTIONS }: Options): ChildProcess {
  const settings = {
    ...SETTINGS,
    max_connections: connections,
    unix_socket_directories: places.socketDir,
    ...(durable ? {} : NOT_DURABLE),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(places.logFile, "a");
  const child = spawn(places.postgres, ["-D", places.cluster, ...flags], {
    uid: places.uid,
    gid: places.uid,
    detached: true,
    stdio: ["ignore", log, log],
    env: { PATH: process.env.PATH, LC_ALL: "C" },
  });
  closeSync(log);
  child.on("error", () => {});
  child.unref();
  return child;
}

async function untilReady(
  url: string,
  child: ChildProcess,
  { cluster, logFile }: ClusterPaths,
): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(50)) {
    if (await isAnswering(url)) return;
    // Ours exited because another one is already starting, or because it failed.
    if (child.exitCode !== null && !isAlive(readPid(pidFile(cluster)))) break;
  }
  const words = existsSync(logFile)
    ? readFileSync(logFile, "utf8").trim().split("\n").slice(-3).join(" ")
    : "";
  throw new Unavailable(`The embedded database did not start; the end of ${logFile}: ${words}`);
}

/** Also creates the database at the first start, when only `postgres` exists. */
async function isAnswering(url: string): Promise<boolean> {
  if (await canConnect(url)) return true;
  const system = url.replace("/naija?", "/postgres?");
  if (!(await canConnect(system))) return false;
  const client = new Client({ connectionString: system });
  // It may be killed while we are connected.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("create database naija");
  } catch {
    // Another process was faster, or PostgreSQL is down again: the next line tells.
  } finally {
    await client.end().catch(() => {});
  }
  return canConnect(url);
}

async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

async function stop(places: ClusterPaths): Promise<void> {
  const pid = readPid(pidFile(places.cluster));
  if (pid !== null && isAlive(pid)) {
    process.kill(pid, "SIGINT");
    for (const end = Date.now() + STOP_MS; readPid(pidFile(places.cluster)) !== null && Date.now() < end; )
      await pause(20);
  }
  rmSync(places.socketDir, { recursive: true, force: true });
}

/**
 * A killed PostgreSQL keeps its process id until its parent reaps it, which never happens in a container without an
 * init: a new one would take it for alive. So we write our own id into the files that lock the cluster and the socket.
 * The new one ignores the id of its parent, and goes on to check whether processes of the old one still hold its
 * memory.
 */
function takeOverDeadLocks({ cluster, socketDir }: ClusterPaths): void {
  for (const file of [pidFile(cluster), path.join(socketDir, ".s.PGSQL.5432.lock")]) {
    const pid = readPid(file);
    if (pid === null || isAlive(pid)) continue;
    writeFileSync(file, readFileSync(file, "utf8").replace(/^\d+/, String(process.pid)));
  }
}

function pidFile(cluster: string): string {
  return path.join(cluster, "postmaster.pid");
}

/** The process id in the first line of a lock file. */
function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8").split("\n")[0]) || null;
  } catch {
    return null;
  }
}

function isAlive(pid: number | null): boolean {
  try {
    return pid !== null && process.kill(pid, 0) && !isEnded(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** True for a zombie: a process that has ended, but that its parent has not reaped. Only Linux tells. */
function isEnded(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}
