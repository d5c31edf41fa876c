import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import type { Mutant } from "./mutants/generate.ts";
import { draw, testsByFile, testsOf } from "./mutants/modules.ts";

/**
 * `npm run audit mutants`: small faults put into the rules of every module, one at a time, in a copy. MUTANTS: how
 * many; SEED: which; MODULE: of which module, "by hand" for those made by hand alone. A survivor must be judged in
 * mutants/judged.tsv; a mutant made by hand (mutants/by-hand.tsv) must go red.
 */
const COUNT = Number(process.env.MUTANTS ?? 405);
const SEED = Number(process.env.SEED ?? 2026);
/** For one handful of tests. A mutant that never ends is detected too, because its tests would not end either. */
const MOST_MS = 180_000;
/** Tests are run in small groups, the nearest first: most mutants are detected there. */
const HANDFUL = 2;
const LEAST_SCORE = 0.85;

const judged = rows("tests/audit/mutants/judged.tsv");
const byHand = rows("tests/audit/mutants/by-hand.tsv");
const importers = testsByFile();
const faults: string[] = [];

const copy = mkdtempSync(path.join(tmpdir(), "ng-mutants-"));
// The tests' databases run as another user where we are root, and their sockets are in here.
chmodSync(copy, 0o755);
for (const file of execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n")) {
  mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
  cpSync(file, path.join(copy, file));
}
symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
const temporary = path.join(copy, "t");
mkdirSync(temporary);

for (const [module, mutants] of draw(COUNT, SEED, process.env.MODULE)) await tryModule(module, mutants);
if ("by hand".includes(process.env.MODULE ?? ""))
  for (const [file = "", before = "", after = "", tests = ""] of byHand)
    await tryByHand(file, before, after, tests);
rmSync(copy, { recursive: true, force: true });
for (const fault of faults) console.log(`FAULT: ${fault}`);
console.log(`seed ${SEED}, load ${loadavg()[0]?.toFixed(1)}`);
process.exit(faults.length === 0 ? 0 : 1);

async function tryModule(module: string, mutants: readonly Mutant[]): Promise<void> {
  const [first] = mutants;
  if (first !== undefined && (await isRedUnchanged(first, testsOf(first.file, importers))))
    return void faults.push(`${module}: its tests are red without a mutant`);
  const survivors: Mutant[] = [];
  for (const mutant of mutants)
    if (!(await isNoticed({ mutant, tests: testsOf(mutant.file, importers) }))) survivors.push(mutant);
  const equivalent = survivors.filter((mutant) => judgementOf(mutant)?.startsWith("equivalent"));
  const counted = mutants.length - equivalent.length;
  const score = (mutants.length - survivors.length) / Math.max(1, counted);
  console.log(`${module}: ${(score * 100).toFixed(0)} % of ${counted}`);
  for (const mutant of survivors) {
    const judgement = judgementOf(mutant);
    console.log(`  ${nameOf(mutant)}${judgement === undefined ? "" : ` (${judgement})`}`);
    if (judgement === undefined) faults.push(`not judged: ${nameOf(mutant)}`);
  }
  if (score < LEAST_SCORE) faults.push(`${module}: less than ${LEAST_SCORE * 100} %`);
}

async function tryByHand(file: string, before: string, after: string, tests: string): Promise<void> {
  const text = readFileSync(file, "utf8");
  const start = text.indexOf(before);
  if (start === -1) return void faults.push(`${file} has no "${before}" any more`);
  const line = text.slice(0, start).split("\n").length;
  const mutant: Mutant = { file, line, kind: "operator", start, end: start + before.length, before, after };
  const files = tests.split(" ");
  if (await isRedUnchanged(mutant, files)) return void faults.push(`red without a mutant: ${tests}`);
  const noticed = await isNoticed({ mutant, tests: files });
  console.log(`${noticed ? "noticed" : "SURVIVES"}: ${nameOf(mutant)}`);
  if (!noticed) faults.push(`survives: ${nameOf(mutant)}`);
}

/** Failing tests would detect everything: they must pass while nothing is changed. */
function isRedUnchanged(mutant: Mutant, tests: readonly string[]): Promise<boolean> {
  return isNoticed({ mutant: { ...mutant, after: mutant.before }, tests });
}

/** Judged by the line's text, not by its number, which changes with every line above. */
function judgementOf({ file, before, after, line }: Mutant): string | undefined {
  const text = readFileSync(file, "utf8").split("\n")[line - 1]?.trim();
  return judged.find((row) => row[0] === file && row[1] === text && row[2] === `${before} → ${after}`)?.[3];
}

function nameOf({ file, line, kind, before, after }: Mutant): string {
  return `${file}:${line} ${kind}: ${oneLine(before)} → ${oneLine(after)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 80);
}

interface Task {
  readonly mutant: Mutant;
  /** Nearest first. */
  readonly tests: readonly string[];
}

async function isNoticed({ mutant, tests }: Task): Promise<boolean> {
  const text = readFileSync(mutant.file, "utf8");
  const inCopy = path.join(copy, mutant.file);
  writeFileSync(inCopy, text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end));
  try {
    for (let at = 0; at < tests.length; at += HANDFUL)
      if (await goesRed(tests.slice(at, at + HANDFUL))) return true;
    return false;
  } finally {
    writeFileSync(inCopy, text);
  }
}

/** In a process of its own, so that nothing of an earlier mutant is left in it. */
async function goesRed(tests: readonly string[]): Promise<boolean> {
  const runner = spawn(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--retry=0", "--passWithNoTests", ...tests],
    { cwd: copy, detached: true, stdio: "ignore", env: { ...process.env, CI: "true", TMPDIR: temporary } },
  );
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    // With its workers; the databases and products that its tests have started are in groups of their own.
    if (runner.pid !== undefined) process.kill(-runner.pid, "SIGKILL");
  }, MOST_MS);
  const [code] = await once(runner, "exit");
  clearTimeout(timer);
  // Found by their folders; pkill ends with 1 where there are none.
  if (isLate) spawnSync("pkill", ["-KILL", "-f", temporary]);
  return isLate || code !== 0;
}

function rows(file: string): string[][] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).map((line) => line.split("\t"));
}
