import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import type { Mutant } from "./mutants/generate.ts";
import { drawMutants, findImporters, type Module, readRows, testsOf } from "./mutants/modules.ts";
import { startTestRun } from "./mutants/test-run.ts";

/**
 * `npm run audit mutants`: puts small faults into every file that computes, one at a time, in a copy, and runs Vitest.
 * MUTANTS: how many in each module; SEED: which; MODULE: of which module, "by hand" for the hand-made ones only; TESTS:
 * how many of the nearest test files to run for each (40). A survivor must be judged in mutants/judged.tsv; a hand-made
 * mutant (mutants/by-hand.tsv) must make a test fail.
 */
const COUNT = Number(process.env.MUTANTS ?? 30);
const SEED = Number(process.env.SEED ?? 2026);
const MODULE = process.env.MODULE ?? "";
const MIN_SCORE = { server: 0.85, browser: 0.75 };
const totals = { server: { noticed: 0, counted: 0 }, browser: { noticed: 0, counted: 0 } };
/** These render every page on the server, and use every page as a reader does. */
const OF_PAGES = ["tests/generated/page-texts.test.tsx", "tests/generated/page-visits.test.tsx"];
const judged = readRows("judged");
const byHand = readRows("by-hand");
const importers = findImporters();
const faults: string[] = [];
for (const [file = "", line = ""] of judged)
  if (!existsSync(file) || !linesOf(file).includes(line)) faults.push(`judged, but gone: ${file}: ${line}`);
const testRun = await startTestRun(
  execFileSync("git", ["ls-files"], { encoding: "utf8" }).trim().split("\n"),
);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void testRun.end().finally(() => process.exit(1)));

try {
  for (const module of drawMutants(COUNT, SEED, MODULE)) await tryModule(module);
  if ("by hand".includes(MODULE))
    for (const [file = "", before = "", after = "", tests = ""] of byHand)
      await tryByHand(file, before, after, tests.split(" "));
} finally {
  await testRun.end();
}
for (const [half, { noticed, counted }] of Object.entries(totals)) {
  if (counted === 0) continue;
  console.log(`${half}: ${((100 * noticed) / counted).toFixed(0)} % of ${counted}`);
  if (noticed / counted < MIN_SCORE[half as keyof typeof MIN_SCORE])
    faults.push(`${half}: too few are noticed`);
}
for (const fault of faults) console.log(`FAULT: ${fault}`);
console.log(`seed ${SEED}, load ${loadavg()[0]?.toFixed(1)}`);
process.exit(faults.length === 0 ? 0 : 1);

async function tryModule({ name, half, mutants }: Module): Promise<void> {
  const from = performance.now();
  const survivors: Mutant[] = [];
  let [timeouts, broken] = [0, 0];
  for (const mutant of mutants) {
    const [nearest, ...others] = testsOf(mutant.file, importers);
    // Contracts are what the server and the pages share.
    const ofPages = half === "browser" || name === "contracts" ? OF_PAGES : [];
    const tests = [...new Set([...(nearest ? [nearest] : []), ...ofPages, ...others])];
    const outcome = tests.length === 0 ? "green" : await testRun.outcomeOf(mutant, tests);
    if (outcome === "late") timeouts += 1;
    if (outcome === "broken") {
      broken += 1;
      faults.push(`its tests fail without it too: ${nameOf(mutant)}`);
    }
    if (outcome !== "green") continue;
    survivors.push(mutant);
    const judgement = judgementOf(mutant);
    console.log(`  survives: ${nameOf(mutant)}${judgement === undefined ? "" : ` (${judgement})`}`);
    if (judgement === undefined) faults.push(`not judged: ${nameOf(mutant)}`);
  }
  const equivalent = survivors.filter((mutant) => judgementOf(mutant)?.startsWith("equivalent"));
  const counted = mutants.length - broken - equivalent.length;
  const noticed = mutants.length - broken - survivors.length;
  totals[half].noticed += noticed;
  totals[half].counted += counted;
  const seconds = Math.round((performance.now() - from) / 1000);
  console.log(
    `${name}: ${((100 * noticed) / Math.max(1, counted)).toFixed(0)} % of ${counted}, ${timeouts} by timeout, in ${seconds} s`,
  );
}

async function tryByHand(
  file: string,
  before: string,
  after: string,
  tests: readonly string[],
): Promise<void> {
  const text = readFileSync(file, "utf8");
  const start = text.indexOf(before);
  if (start === -1) return void faults.push(`${file} does not contain "${before}"`);
  const line = text.slice(0, start).split("\n").length;
  const mutant: Mutant = { file, line, kind: "operator", start, end: start + before.length, before, after };
  const outcome = await testRun.outcomeOf(mutant, tests);
  console.log(`${outcome}: ${nameOf(mutant)}`);
  if (outcome === "green") faults.push(`survives: ${nameOf(mutant)}`);
  if (outcome === "broken") faults.push(`its tests fail without it too: ${nameOf(mutant)}`);
}

/** Judgements are found by the line's text, not by its number, which changes with every line above. */
function judgementOf({ file, before, after, line }: Mutant): string | undefined {
  const text = linesOf(file)[line - 1];
  return judged.find((row) => row[0] === file && row[1] === text && row[2] === `${before} → ${after}`)?.[3];
}

function nameOf({ file, line, kind, before, after }: Mutant): string {
  return `${file}:${line} ${kind}: ${oneLine(before)} → ${oneLine(after)}`;
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").slice(0, 80);
}

function linesOf(file: string): string[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.trim());
}
