import { spawn, spawnSync } from "node:child_process";
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
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { startPostgres } from "#tests/support/postgres.ts";
import type { Mutant } from "./generate.ts";

/** "late": the tests did not end in time, as when a mutant makes a loop endless. */
export type Outcome = "green" | "red" | "late";

/** Far above what a test file takes, also on a busy machine: tests that exceed it count as having noticed. */
const START_MS = 60_000;
const FILE_MS = 60_000;
const MOST_AT_ONCE = 8;
/** A rule that none of so many near tests notices is not tested, whatever a far one would say by chance. */
const MOST_TESTS = Number(process.env.TESTS ?? 40);

export interface TestRun {
  /** Runs tests, the nearest first, until one notices the mutant. */
  outcomeOf(mutant: Mutant, tests: readonly string[]): Promise<Outcome>;
  end(): Promise<void>;
}

/** A copy of the sources, in which one mutant at a time is tried, and one PostgreSQL for all of them. */
export async function startTestRun(files: readonly string[]): Promise<TestRun> {
  const copy = mkdtempSync(path.join(tmpdir(), "ng-mutants-"));
  // The databases of tests that start a whole product run as another user where we are root; their sockets are in here.
  chmodSync(copy, 0o755);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  const temporary = path.join(copy, "t");
  mkdirSync(temporary);
  const postgres = await startPostgres();

  return {
    async outcomeOf(mutant, tests) {
      const text = readFileSync(mutant.file, "utf8");
      const inCopy = path.join(copy, mutant.file);
      writeFileSync(inCopy, text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end));
      try {
        for (const group of inGroups(tests.slice(0, MOST_TESTS))) {
          const outcome = await run(group);
          if (outcome !== "green") return outcome;
        }
        return "green";
      } finally {
        writeFileSync(inCopy, text);
      }
    },
    async end() {
      await postgres.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };

  /** In a process and on databases of its own, so that nothing of an earlier mutant is left. */
  async function run(tests: readonly string[]): Promise<Outcome> {
    await postgres.restart();
    await dropDatabases(postgres.url);
    const runner = spawn(
      process.execPath,
      ["node_modules/vitest/vitest.mjs", "run", "--bail=1", "--retry=0", "--passWithNoTests", ...tests],
      {
        cwd: copy,
        detached: true,
        stdio: "ignore",
        env: { ...process.env, CI: "true", TMPDIR: temporary, TEST_POSTGRES: postgres.url },
      },
    );
    let isLate = false;
    const limit = setTimeout(
      () => {
        isLate = true;
        // With its workers; the databases and products that its tests have started are in groups of their own.
        if (runner.pid !== undefined) process.kill(-runner.pid, "SIGKILL");
      },
      START_MS + FILE_MS * tests.length,
    );
    const [code] = await once(runner, "exit");
    clearTimeout(limit);
    // Found by their folders; pkill ends with 1 where there are none.
    if (isLate) spawnSync("pkill", ["-KILL", "-f", temporary]);
    if (isLate) return "late";
    return code === 0 ? "green" : "red";
  }
}

/** The likeliest test alone, since it notices most mutants; then twice as many at a time. */
function* inGroups(tests: readonly string[]): Generator<readonly string[]> {
  for (let at = 0, size = 1; at < tests.length; at += size, size = Math.min(2 * size, MOST_AT_ONCE))
    yield tests.slice(at, at + size);
}

/** All that an earlier run has made, its templates too: they were filled by other code. */
async function dropDatabases(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where not datistemplate and datname not in ('postgres', 'naija')",
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
