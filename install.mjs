// Compares what is installed with package-lock.json and installs what is missing. Plain JavaScript for Node 20, as
// start.mjs.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { uptime } from "node:os";
import { setTimeout as pause } from "node:timers/promises";

/** The Node that the product runs on, installed as a package. */
export const NODE = "node_modules/node/bin/node";
/**
 * npm's record of what is installed. npm writes it last: after an installation that was cut off, packages are missing
 * from it.
 */
const RECORD = "node_modules/.package-lock.json";
const ASK_AGAIN_MS = 200;

/** Whether all that the lock file asks for is installed; the tests' tools count if they are wanted. */
export function isInstalled(withTools) {
  const there = packagesOf(RECORD);
  return existsSync(NODE) && missing(packagesOf("package-lock.json"), there, withTools).length === 0;
}

/** Installs what is missing, in one process at a time. Nothing that is installed is removed. */
export async function installMissing(withTools) {
  if (isInstalled(withTools)) return;
  const leave = await takeTurn();
  try {
    // Another process may have installed it while this one waited.
    if (!isInstalled(withTools)) await install(withTools || hasTools());
  } finally {
    leave();
  }
}

function missing(wanted, there, withTools) {
  return Object.entries(wanted)
    .filter(([place, one]) => place !== "" && isNeeded(one, withTools) && !isSame(one, there[place]))
    .map(([place]) => place);
}

function isNeeded({ dev, devOptional, optional, ...one }, withTools) {
  if ((dev || devOptional) && !withTools) return false;
  // npm leaves out packages for other platforms; those that name this one must be there.
  return !optional || ((one.os ?? one.cpu) !== undefined && isForThisMachine(one));
}

function isForThisMachine({ os, cpu, libc }) {
  const named = (list, word) => list === undefined || list.includes(word);
  return named(os, process.platform) && named(cpu, process.arch) && named(libc, "glibc");
}

function isSame({ version, integrity }, there) {
  return there?.version === version && (there.integrity ?? integrity) === integrity;
}

function hasTools() {
  return Object.values(packagesOf(RECORD)).some(({ dev }) => dev);
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  } catch {
    return {};
  }
}

async function install(withTools) {
  process.stderr.write("Installing what is missing (once, about a minute)…\n");
  // If packages are only missing, they are added without a clean install: a server may be running from this folder.
  const how = existsSync(RECORD) && existsSync(NODE) ? ["install", "--no-save"] : ["ci"];
  const tools = withTools ? "--include=dev" : "--omit=dev";
  const npm = spawn("npm", [...how, tools, "--no-audit", "--no-fund", "--loglevel=error"], {
    stdio: ["ignore", 2, 2],
    env: { ...process.env, NODE_ENV: "" },
  });
  // npm goes on installing if this process is killed, so npm's own process id holds the claim until it has ended.
  if (npm.pid !== undefined) writeFileSync(claimOf(npm.pid), "");
  for (const signal of ["SIGTERM", "SIGHUP"]) process.once(signal, () => npm.kill(signal));
  const [code] = await once(npm, "exit").catch(({ message }) => {
    throw new Error(`npm could not be started (${message}).`);
  });
  rmSync(claimOf(npm.pid), { force: true });
  if (code !== 0) throw new Error("npm could not install the dependencies; its own messages are above.");
}

/**
 * Resolves with a function that ends the claim, once no other process installs. Each process creates a file named by
 * its id, and goes on if it then finds no other; of two that find each other the higher id withdraws. A dead process's
 * file does not count.
 */
async function takeTurn() {
  const mine = claimOf(process.pid);
  const leave = () => rmSync(mine, { force: true });
  process.once("exit", leave);
  for (let told = false; ; told = true) {
    if (othersClaims().every((other) => other > process.pid)) {
      writeFileSync(mine, "");
      if (othersClaims().length === 0) return leave;
    } else {
      leave();
    }
    if (!told) process.stderr.write("Waiting for another process that installs…\n");
    await pause(ASK_AGAIN_MS);
  }
}

const claimOf = (pid) => `.installing-${pid}`;

/** The other processes that install or want to; files of dead ones are deleted. */
function othersClaims() {
  const pids = readdirSync(".").flatMap((name) => /^\.installing-(\d+)$/.exec(name)?.[1] ?? []);
  return pids
    .map(Number)
    .filter((pid) => pid !== process.pid)
    .filter((pid) => {
      if (isAlive(pid)) return true;
      rmSync(claimOf(pid), { force: true });
      return false;
    });
}

/** A claim from before the machine's last start is void, even if another process has its id now. */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== "EPERM") return false;
  }
  if (isEnded(pid)) return false;
  const claimed = statSync(claimOf(pid), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return claimed > Date.now() - uptime() * 1000;
}

/** True for a zombie: a process that has ended, but that its parent has not reaped. Only Linux tells. */
function isEnded(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").includes(") Z ");
  } catch {
    return false;
  }
}
