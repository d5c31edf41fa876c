import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { loadavg } from "node:os";
import { readPlaywright, readVitest, type TestResult } from "#tests/requirements/proofs.ts";
import type { SeamRow } from "./seams/row.ts";

/**
 * `npm run audit seams`: every promise to the outside in a table, with how it was tried and the result. Runs the tests
 * of all rows once, with more rounds than in `npm test`, then the long loops, unless SHORT is set. If RESULTS names a
 * folder with the results of an `npm test`, nothing is run and only the table is printed.
 */
const { RESULTS } = process.env;
const VITEST = "test-results/seams-vitest.json";
const PLAYWRIGHT = "test-results/seams-playwright.json";
const ROUNDS = { FUZZ_RUNS: "300", KILLS: "100" };

const sections = await readSections();
const rows = sections.flatMap((section) => section.rows);
const results =
  RESULTS === undefined
    ? runTests([...new Set(rows.flatMap(({ tests }) => tests.map(fileOf)))])
    : [...readVitest(`${RESULTS}/vitest.json`), ...readPlaywright(`${RESULTS}/playwright.json`)];
const isShort = RESULTS !== undefined || process.env.SHORT !== undefined;
const loops = isShort ? new Map<string, boolean>() : runLong(rows);

let failed = 0;
console.log(`\nMachine's load at the end: ${loadavg()[0]?.toFixed(1)}`);
for (const section of sections) {
  console.log(`\n── ${section.name}`);
  for (const row of section.rows) {
    const { verdict, passed } = judge(row);
    if (!passed) failed += 1;
    console.log(
      `${passed ? "kept  " : "BROKEN"}  ${row.promise}\n        tried:  ${row.tried}\n        result: ${verdict}`,
    );
  }
}
console.log(`\n${rows.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function readSections(): Promise<{ name: string; rows: readonly SeamRow[] }[]> {
  const files = readdirSync(new URL("./seams/", import.meta.url)).filter((file) => file !== "row.ts");
  return Promise.all(
    files.sort().map(async (file) => {
      const section: { rows: readonly SeamRow[] } = await import(`./seams/${file}`);
      return { name: file.replace(".ts", ""), rows: section.rows };
    }),
  );
}

function fileOf(test: string): string {
  return test.split(" › ")[0] ?? test;
}

function runTests(files: readonly string[]): TestResult[] {
  const specs = files.filter((file) => file.endsWith(".spec.ts"));
  const tests = files.filter((file) => !file.endsWith(".spec.ts"));
  run("node_modules/.bin/vitest", [
    "run",
    ...tests,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${VITEST}`,
  ]);
  run("node_modules/.bin/playwright", ["test", ...specs, "--reporter=list,json"], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT,
  });
  return [...readVitest(VITEST), ...readPlaywright(PLAYWRIGHT)];
}

/** Runs each script of the long loops once, however many rows name it. */
function runLong(rows: readonly SeamRow[]): Map<string, boolean> {
  const scripts = new Map(rows.flatMap(({ long }) => (long === undefined ? [] : [[long.join(" "), long]])));
  return new Map([...scripts].map(([name, args]) => [name, run(process.execPath, args)]));
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, args, {
    stdio: "inherit",
    env: { ...process.env, ...ROUNDS, ...env },
  });
  return status === 0;
}

function judge({ tests, long: script }: SeamRow): { verdict: string; passed: boolean } {
  // A row may name a test by its title, or all tests of a file.
  const titles = tests.map((test) => test.split(" › ").slice(1).join(" › ") || fileOf(test));
  const cases = titles.map((title) => results.filter((result) => result.path.includes(title)));
  const missing = titles.filter((_, at) => cases[at]?.length === 0);
  const failures = cases.flat().filter(({ outcome }) => outcome !== "passed");
  const loopPassed = script === undefined ? undefined : loops.get(script.join(" "));
  const verdict = [
    `${cases.flat().length - failures.length} of ${cases.flat().length} cases passed`,
    ...missing.map((title) => `no test is called “${title}”`),
    ...failures.map(({ title, outcome }) => `${outcome}: ${title}`),
    ...(loopPassed === undefined
      ? []
      : [`the long loop ${loopPassed ? "passed" : "FAILED"} (${script?.join(" ")})`]),
  ].join("; ");
  return { verdict, passed: missing.length === 0 && failures.length === 0 && loopPassed !== false };
}
