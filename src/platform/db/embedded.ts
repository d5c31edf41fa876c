import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, existsSync, openSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { findPlaces, ownedDir, type Places, runToEnd } from "./binaries.ts";

/** Memory is dear on a small machine: the whole cluster stays below 250 MB. */
const SETTINGS = {
  listen_addresses: "",
  shared_buffers: "64MB",
  work_mem: "4MB",
  maintenance_work_mem: "32MB",
  max_wal_size: "256MB",
  jit: "off",
  log_min_messages: "warning",
  timezone: "UTC",
};
/** For tests only: a power cut may lose what nobody needs. */
const FORGETFUL = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
/** One process takes up to 26. */
const CONNECTIONS = 60;
const START_MS = 30_000;
const STOP_MS = 15_000;

export interface Embedded {
  readonly url: string;
  /** True where a running PostgreSQL of an earlier, killed server was taken over. */
  readonly adopted: boolean;
  /** Ends PostgreSQL, also an adopted one. */
  stop(): Promise<void>;
}

interface Options {
  readonly durable: boolean;
  readonly connections?: number;
}

/** Starts the PostgreSQL of a data folder, or finds it running: an orphan is adopted, never doubled. */
export async function startEmbedded(dataDir: string, options: Options): Promise<Embedded> {
  const places = await findPlaces(dataDir, tmpdir());
  const url = `postgres:///naija?host=${encodeURIComponent(places.socketDir)}&user=naija`;
  const embedded = (adopted: boolean): Embedded => ({ url, adopted, stop: () => stop(places) });
  if (await answers(url)) return embedded(true);
  if (!existsSync(path.join(places.cluster, "PG_VERSION"))) await create(places, options.durable);
  const child = launch(places, options);
  await untilReady(url, child, path.join(path.dirname(places.cluster), "postgres.log"));
  return embedded(child.exitCode !== null);
}

async function create(places: Places, durable: boolean): Promise<void> {
  const half = `${places.cluster}.${process.pid}`;
  ownedDir(half, places.uid);
  const sync = durable ? [] : ["--no-sync"];
  const locale = ["--encoding=UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];
  await runToEnd(places.initdb, ["-D", half, "-U", "naija", "--auth=trust", ...locale, ...sync], places.uid);
  try {
    renameSync(half, places.cluster);
  } catch {
    // Another start created it meanwhile; its cluster is as good.
    rmSync(half, { recursive: true, force: true });
  }
}

/** Detached: Ctrl-C on the terminal must reach the server only, which ends PostgreSQL last. */
function launch(places: Places, { durable, connections = CONNECTIONS }: Options): ChildProcess {
  const settings = {
    ...SETTINGS,
    max_connections: connections,
    unix_socket_directories: places.socketDir,
    ...(durable ? {} : FORGETFUL),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(path.join(path.dirname(places.cluster), "postgres.log"), "a");
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

async function untilReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(50)) {
    if (await answers(url)) return;
    // Our own may have lost the race against another start: give that one a moment, then tell.
    if (child.exitCode !== null && Date.now() > end - START_MS + 10_000) break;
  }
  const words = existsSync(logFile)
    ? readFileSync(logFile, "utf8").trim().split("\n").slice(-3).join(" ")
    : "";
  throw new Error(`The database did not start. ${words}`);
}

/** Also makes the database on the first start, when only `postgres` exists. */
async function answers(url: string): Promise<boolean> {
  if (await canConnect(url)) return true;
  const system = url.replace("/naija?", "/postgres?");
  if (!(await canConnect(system))) return false;
  const client = new Client({ connectionString: system });
  await client.connect();
  await client.query("create database naija").catch(() => {});
  await client.end();
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

async function stop(places: Places): Promise<void> {
  const pidFile = path.join(places.cluster, "postmaster.pid");
  const pid = readPid(pidFile);
  if (pid !== null) {
    process.kill(pid, "SIGINT");
    for (const end = Date.now() + STOP_MS; existsSync(pidFile) && Date.now() < end; ) await pause(20);
  }
  rmSync(places.socketDir, { recursive: true, force: true });
}

function readPid(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8").split("\n")[0]) || null;
  } catch {
    return null;
  }
}
