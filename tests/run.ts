import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildSite } from "#app/site-build/build-site.ts";
import { closingLines, readPlaywright, readVitest, type TestResult } from "./requirements/proofs.ts";
import { findBrowser } from "./support/browser.ts";

/**
 * `npm test` runs the checks, then every test, then reports which requirements are proven; it stops at the first step
 * that fails. `npm test WORD…` runs only the tests whose file's path contains a word, and proves nothing.
 */
interface Step {
  readonly name: string;
  readonly run: () => Promise<void> | void;
}

const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const bin = (name: string): string => `node_modules/.bin/${name}`;
/** The explicit path: `.bin/tsc` may be the older TypeScript with which the API's client is generated. */
const tsc = "node_modules/typescript/bin/tsc";

const preparation: Step = { name: "preparation", run: prepare };

/** The steps of a row run side by side; each mostly keeps one core busy. */
const checks: readonly (readonly Step[])[] = [
  [{ name: "site's types", run: () => command(bin("react-router"), ["typegen"]) }],
  [
    { name: "format and lint", run: () => command(bin("biome"), ["check", "--error-on-warnings"]) },
    { name: "types", run: () => command(process.execPath, [tsc, "--noEmit", "-p", "."]) },
    {
      name: "the service worker's types",
      run: () => command(process.execPath, [tsc, "--noEmit", "-p", "src/app/site/worker"]),
    },
    { name: "dead code", run: () => command(bin("knip"), []) },
  ],
];

const steps: readonly Step[] = [
  { name: "the site", run: async () => void (await buildSite()) },
  {
    name: "unit, database and API tests",
    run: () =>
      command(bin("vitest"), [
        "run",
        "--project=!scenarios",
        "--reporter=default",
        "--reporter=json",
        "--outputFile.json=test-results/vitest.json",
        "--passWithNoTests",
        ...words,
      ]),
  },
  {
    name: "browser tests",
    run: () => command(bin("playwright"), ["test", "--pass-with-no-tests", ...words]),
  },
  { name: "proofs", run: () => command(process.execPath, ["tests/requirements/main.ts"]) },
];

const tests = words.length === 0 ? steps : steps.slice(0, -1);
const isChecksOnly = process.argv.includes("--checks");

const rows = [[preparation], ...checks, ...(isChecksOnly ? [] : tests.map((step) => [step]))];
let failures: string[] = [];
let results: TestResult[] = [];
for (const row of rows) {
  failures = (await Promise.all(row.map(runStep))).filter((failure) => failure !== null);
  // Only now, because a preparation that fails may leave the results of an earlier run.
  if (row.some((step) => tests.includes(step))) results = readResults();
  if (failures.length > 0) break;
}
if (!isChecksOnly || failures.length > 0) console.log(`\n${closingLines(results, failures)}`);
process.exitCode = failures.length > 0 ? 1 : 0;

function readResults(): TestResult[] {
  return [...readVitest("test-results/vitest.json"), ...readPlaywright("test-results/playwright.json")];
}

/**
 * Clears the results of an earlier run, which must prove nothing, tries the temporary folder, and unpacks the browser:
 * knip reads Playwright's configuration, which names it. Who has none hears of it from the browser tests.
 */
async function prepare(): Promise<void> {
  rmSync("test-results", { recursive: true, force: true });
  mkdirSync("test-results");
  try {
    rmdirSync(mkdtempSync(path.join(tmpdir(), "ng-test-")));
  } catch (error) {
    throw new Error(`${tmpdir()} cannot be written, set TMPDIR to a folder that can (${messageOf(error)})`);
  }
  await findBrowser().catch(() => undefined);
}

/** Null, or the sentence that says what failed. */
async function runStep({ name, run }: Step): Promise<string | null> {
  const from = performance.now();
  console.log(`\n── ${name}`);
  try {
    await run();
  } catch (error) {
    console.error(`\n${name} failed: ${messageOf(error)}`);
    return `Failed: ${name}.`;
  }
  console.log(`── ${name}: ${((performance.now() - from) / 1000).toFixed(1)} s`);
  return null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function command(name: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, { stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) =>
      code === 0 ? resolve() : reject(new Error(`${name.split("/").at(-1)} ended with ${code}`)),
    );
  });
}
