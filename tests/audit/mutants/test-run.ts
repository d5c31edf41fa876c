import { type ChildProcess, spawn, spawnSync } from "node:child_process";
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
import type { TestOrder, TestReply } from "./vitest-process.ts";

/**
 * "late": the tests did not end in time, as when a mutant makes a loop endless. "broken": they fail without the mutant
 * too, so they say nothing about it.
 */
export type Outcome = "green" | "red" | "late" | "broken";

/** Far longer than a test file takes, even on a busy machine: tests that exceed it count as having noticed. */
const START_MS = 60_000;
const FILE_MS = 60_000;
const MAX_AT_ONCE = 8;
/** Made once by the global setup of each Vitest. */
const MIGRATED = "template_migrated";
/**
 * If none of this many nearest tests notices a mutant, its rule is not tested, even if a distant test would fail by
 * chance.
 */
const MAX_TESTS = Number(process.env.TESTS ?? 40);

export interface TestRun {
  /** Runs tests, the nearest first, until one notices the mutant. */
  outcomeOf(mutant: Mutant, tests: readonly string[]): Promise<Outcome>;
  end(): Promise<void>;
}

/** A copy of the sources in which one mutant at a time is tried, with one PostgreSQL and one Vitest for all of them. */
export async function startTestRun(files: readonly string[]): Promise<TestRun> {
  const copy = mkdtempSync(path.join(tmpdir(), "ng-mutants-"));
  // If we are root, tests that start a whole product run its database as another user; the sockets are in here.
  chmodSync(copy, 0o755);
  for (const file of files) {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    cpSync(file, path.join(copy, file));
  }
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  const temporary = path.join(copy, "t");
  mkdirSync(temporary);
  const postgres = await startPostgres();
  let vitest: ChildProcess | null = null;
  let previousFile = "";
  let failures: readonly string[] = [];
  /** Groups of tests that have passed on the unchanged code. */
  const trusted = new Set<string>();

  return {
    async outcomeOf(mutant, tests) {
      const text = readFileSync(mutant.file, "utf8");
      const inCopy = path.join(copy, mutant.file);
      writeFileSync(inCopy, text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end));
      const changed = [previousFile, mutant.file];
      if (changed.some(isOfSetup)) stopVitest();
      previousFile = mutant.file;
      try {
        for (const group of inGroups(tests.slice(0, MAX_TESTS))) {
          const outcome = await run({ changed, tests: group });
          if (outcome === "red" && !(await passUnchanged(group))) return "broken";
          if (outcome !== "green") return outcome;
        }
        return "green";
      } finally {
        writeFileSync(inCopy, text);
      }

      /** Asked once for each group that has noticed a mutant. */
      async function passUnchanged(group: readonly string[]): Promise<boolean> {
        if (trusted.has(group.join(" "))) return true;
        writeFileSync(inCopy, text);
        if (isOfSetup(mutant.file)) stopVitest();
        const isGreen = (await run({ changed: [mutant.file], tests: group })) === "green";
        if (isGreen) trusted.add(group.join(" "));
        else console.log(`  fails without a fault: ${failures.join("\n  ")}`);
        return isGreen;
      }
    },
    async end() {
      stopVitest();
      await postgres.stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };

  /** Runs the tests on new databases, so that nothing of an earlier mutant is left. */
  async function run(order: TestOrder): Promise<Outcome> {
    await postgres.restart();
    await dropDatabases(postgres.url, vitest === null ? [] : [MIGRATED]);
    vitest ??= startVitest();
    const limit = new AbortController();
    const giveUp = (): void => limit.abort();
    const running = vitest;
    const timer = setTimeout(giveUp, START_MS + FILE_MS * order.tests.length);
    try {
      const reply = once(running, "message", { signal: limit.signal });
      // One that a fault has ended replies nothing.
      running.once("exit", giveUp);
      running.send(order);
      [{ failures }] = (await reply) as [TestReply];
      return failures.length === 0 ? "green" : "red";
    } catch {
      stopVitest();
      return "late";
    } finally {
      clearTimeout(timer);
      running.off("exit", giveUp);
    }
  }

  function startVitest(): ChildProcess {
    return spawn(process.execPath, [path.resolve(import.meta.dirname, "vitest-process.ts")], {
      cwd: copy,
      detached: true,
      stdio: ["ignore", "ignore", "ignore", "ipc"],
      env: { ...process.env, CI: "true", TMPDIR: temporary, TEST_POSTGRES: postgres.url },
    });
  }

  /**
   * Ends it with its workers; databases and products that its tests have started are in process groups of their own.
   */
  function stopVitest(): void {
    if (vitest?.pid === undefined) return;
    try {
      process.kill(-vitest.pid, "SIGKILL");
    } catch {
      // It has ended by itself.
    }
    vitest = null;
    // They are found by their folders; pkill exits with 1 if there are none.
    spawnSync("pkill", ["-KILL", "-f", temporary]);
  }
}

/** The tests' global setup runs once in a Vitest and imports only the platform: a change there needs a new Vitest. */
function isOfSetup(file: string): boolean {
  return file.startsWith("src/platform/");
}

/** The likeliest test alone, since it notices most mutants; then groups of twice the size each time. */
function* inGroups(tests: readonly string[]): Generator<readonly string[]> {
  for (let at = 0, size = 1; at < tests.length; at += size, size = Math.min(2 * size, MAX_AT_ONCE))
    yield tests.slice(at, at + size);
}

/** Drops every database of an earlier run, templates included: they were filled by other code. */
async function dropDatabases(url: string, except: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ datname: string }>(
    "select datname from pg_database where not datistemplate and not datname = any($1)",
    [["postgres", "naija", ...except]],
  );
  for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
  await client.end();
}
