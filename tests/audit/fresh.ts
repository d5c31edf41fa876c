import type { ChildProcess } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { freePort } from "#tests/support/free-port.ts";
import { until } from "#tests/support/until.ts";
import { openBareRoot } from "./bare-root.ts";

/**
 * Tries what the README promises on a bare Debian as an ordinary user: `npm start` until it answers, then Ctrl-C; a
 * command; `npm test`; and a command again. ONLY="budgets reader-home" runs only the tests whose file name contains one
 * of the words.
 */
const START_SECONDS = 600;
const END_SECONDS = 60;
const words = process.env.ONLY?.split(/[\s,]+/) ?? [];

const root = openBareRoot();

/** Each step needs the one before: the first failure ends the run. */
const steps: readonly (readonly [string, () => Promise<boolean>])[] = [
  ["npm start answers, and Ctrl-C stops it", startAndEnd],
  ["a command leaves what is installed as it is", command],
  [["npm test", ...words].join(" "), test],
  ["a command leaves the tests' tools where they are", command],
  ["the clone is unchanged", async () => root.changes() === ""],
  ["nothing is left running", async () => root.processes().length === 0],
];
for (const [name, runStep] of steps) {
  const from = performance.now();
  console.log(`\n── ${name}`);
  const passed = await runStep();
  console.log(`${passed ? "passed" : "FAILED"}  ${name}: ${Math.round((performance.now() - from) / 1000)} s`);
  if (!passed) process.exit(1);
}
process.exit(0);

async function startAndEnd(): Promise<boolean> {
  const port = await freePort();
  const product = root.begin(["npm", "start"], { PORT: String(port) });
  const isOver = () => product.exitCode !== null;
  const answers = async () => (await fetch(`http://127.0.0.1:${port}/`)).status === 200;
  const hasAnswered = (await until(START_SECONDS, async () => isOver() || (await answers()))) && !isOver();
  // Like a terminal: to the whole process group.
  if (product.pid !== undefined && !isOver()) process.kill(-product.pid, "SIGINT");
  const hasEnded = await until(END_SECONDS, async () => root.processes().length === 0);
  return hasAnswered && hasEnded;
}

async function command(): Promise<boolean> {
  const before = installed();
  return (await ended(root.begin(["./naija-gist", "help"]))) && installed() === before;
}

function test(): Promise<boolean> {
  return ended(root.begin(["npm", "test", ...words], { CI: "true" }));
}

/**
 * A hash of the names of all installed files and of npm's record. The folder .cache is left out: Node keeps compiled
 * code there.
 */
function installed(): string {
  const modules = root.inClone("node_modules");
  const names = readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.startsWith(".cache"))
    .sort()
    .join("\n");
  return createHash("sha256")
    .update(names)
    .update(readFileSync(`${modules}/.package-lock.json`))
    .digest("hex");
}

async function ended(child: ChildProcess): Promise<boolean> {
  const [code] = await once(child, "exit");
  return code === 0;
}
