// Boots the pinned Node 24 on any machine with Node ≥ 20 and npm: plain JavaScript, nothing imported from npm.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const home = path.dirname(fileURLToPath(import.meta.url));
const wanted = process.argv[2] ?? "start";
const everything = wanted === "test";
const script = { start: "src/main/server.ts", test: "tests/run.ts", cli: "src/main/cli.ts" }[wanted];
const node = path.join(home, "node_modules", "node", "bin", "node");
const mark = path.join(home, "node_modules", ".installed");

if (script === undefined) {
  process.stderr.write(`start.mjs knows start, test and cli, not "${wanted}".\n`);
  process.exit(1);
}
if (Number(process.versions.node.split(".")[0]) < 20) {
  process.stderr.write(`Naija Gist needs Node 20 or newer to start; this is ${process.version}.\n`);
  process.exit(1);
}
const caller = whereTheCallerStands();
process.chdir(home);
install();
run();

/** `npm ci` where the lock file is not the one that was installed from; the tests' tools only where they are wanted. */
function install() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const installed = existsSync(mark) ? readFileSync(mark, "utf8").split(" ") : [];
  if (installed[0] === lock && (installed[1] === "everything" || !everything) && existsSync(node)) return;
  process.stderr.write("Installing what is missing (once, about a minute)…\n");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...(everything ? [] : ["--omit=dev"])];
  const done = spawnSync(npm, args, { stdio: ["ignore", 2, 2], env: { ...process.env, NODE_ENV: "" } });
  if (done.status !== 0) {
    process.stderr.write("npm could not install the dependencies; its words stand above.\n");
    process.exit(done.status ?? 1);
  }
  writeFileSync(mark, `${lock} ${everything ? "everything" : "product"}`);
}

function run() {
  // A small young heap: 90 MB less while feeds are read; an old one that is swept sooner, since its limit is near: 40 MB
  // less; two arenas of glibc's malloc for all threads: 100 MB less, and what is freed goes back to the system: 25 MB less.
  const heap = ["--max-semi-space-size=8", ...(wanted === "start" ? ["--max-old-space-size=512"] : [])];
  const malloc = {
    MALLOC_ARENA_MAX: "2",
    MALLOC_MMAP_THRESHOLD_: "131072",
    MALLOC_TRIM_THRESHOLD_: "131072",
  };
  const child = spawn(node, [...heap, script, ...process.argv.slice(3)], {
    stdio: "inherit",
    env: { NODE_ENV: wanted === "start" ? "production" : "", ...malloc, ...process.env, CALLER_DIR: caller },
  });
  // The terminal sends Ctrl-C to both of us; we wait for the server to end in order.
  process.on("SIGINT", () => {});
  for (const signal of ["SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
}

/** Files that a command is given are meant from here. A script of our own package.json is run from our folder by npm, which tells where it was called. */
function whereTheCallerStands() {
  const byOurScript =
    process.env.npm_package_json === path.join(home, "package.json") && process.cwd() === home;
  return (byOurScript && process.env.INIT_CWD) || process.cwd();
}
