import { constants } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readDatabaseClock } from "#platform/changes/clock.ts";
import { systemClock } from "#platform/clock.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { checkReachable } from "#platform/db/reach.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { createLog } from "#platform/log.ts";
import { exitAfterFlush, exitReportOf } from "#platform/process/exit.ts";
import { checkOpenFiles } from "#platform/process/open-files.ts";
import { type Env, readEnv } from "#platform/settings/env.ts";
import { loadSettingsFile } from "#platform/settings/file.ts";
import { allCommands, commandsFor } from "./commands/all.ts";
import type { Call } from "./commands/command.ts";
import { helpFor, helpForAll } from "./commands/help.ts";
import { findCommand, parseArguments } from "./commands/parse-arguments.ts";
import { OutputClosed, standardBytes, standardLines, standardOutput } from "./commands/streams.ts";

/** Thrown on Ctrl-C or another signal that ends the process, so that the command cleans up first. */
class Interrupted extends Error {
  readonly code: number;

  constructor(signal: "SIGINT" | "SIGTERM" | "SIGHUP") {
    super(signal);
    this.code = 128 + constants.signals[signal];
  }
}

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * `interrupted` rejects at the first signal; a second one ends the process at once. `release` restores Node's handling.
 */
function listenForInterruption(): { readonly interrupted: Promise<never>; release(): void } {
  const { promise, reject } = Promise.withResolvers<never>();
  promise.catch(() => {});
  const listeners = SIGNALS.map((signal) => [signal, () => reject(new Interrupted(signal))] as const);
  for (const [signal, listener] of listeners) process.once(signal, listener);
  return {
    interrupted: promise,
    release: () => {
      for (const [signal, listener] of listeners) process.off(signal, listener);
    },
  };
}

const CLOSE_MS = 2_000;
const output = standardOutput();

/** Runs `use` with the database; afterwards stops the embedded PostgreSQL unless another process uses it. */
async function withDatabase<Value>(env: Env, use: Parameters<Call["withDatabase"]>[0]): Promise<Value> {
  checkOpenFiles();
  const interruption = listenForInterruption();
  const embedded =
    env.DATABASE_URL === undefined ? await startEmbedded(env.DATA_DIR, { durable: true }) : null;
  const url = env.DATABASE_URL ?? embedded?.url ?? "";
  try {
    if (embedded === null) await checkReachable(url, "DATABASE_URL");
    const open = openDatabase(url, { connections: 3, onError: () => {} });
    try {
      await migrate(open.db, "migrations");
      const clock = await readDatabaseClock(open.db);
      return (await Promise.race([use(open.db, clock), interruption.interrupted])) as Value;
    } finally {
      // Do not wait long for a query that is still running after an interruption.
      await Promise.race([open.close(), pause(CLOSE_MS, undefined, { ref: false })]);
    }
  } finally {
    await embedded?.stop();
    interruption.release();
  }
}

async function main(args: readonly string[]): Promise<void> {
  if (args.length === 0 || (isHelp(args[0]) && args.length === 1))
    return print(helpForAll(await allCommands()));
  const commandLine = isHelp(args[0]) ? args.slice(1) : args;
  const found = findCommand(await commandsFor(commandLine[0] ?? ""), commandLine);
  const { args: commandArgs, options, wantsHelp } = parseArguments(found);
  if (wantsHelp || isHelp(args[0])) return print(helpFor(found.name, found.command));
  for (const line of loadSettingsFile(".env", process.env)) process.stderr.write(`${line}\n`);
  const env = readEnv(process.env);
  const log = createLog("error");
  const callerFolder = process.env.CALLER_DIR ?? process.cwd();
  await found.command.run({
    args: commandArgs,
    options,
    env,
    path: (name) => path.resolve(callerFolder, name),
    lines: standardLines,
    bytes: standardBytes,
    print: output.print,
    withDatabase: (use) => withDatabase(env, use),
    fetch: (loopback = []) =>
      createFetch({
        allowedLoopback: loopback,
        spacingMs: 1_000,
        clock: systemClock,
        log,
        userAgent: "Mozilla/5.0 (compatible; NaijaGist/1.0)",
      }),
  });
}

async function print(text: string): Promise<void> {
  await output.print(text);
}

function isHelp(arg: string | undefined): boolean {
  return arg === "help" || arg === "--help" || arg === "-h";
}

/** The exit code: 0 done, 1 something is unavailable or refuses, 2 wrong call, 128 + signal if interrupted. */
async function run(args: readonly string[]): Promise<number> {
  try {
    await main(args);
    await output.finished();
    return 0;
  } catch (error) {
    if (error instanceof OutputClosed) return 0;
    if (error instanceof Interrupted) return error.code;
    const { code, message } = exitReportOf(error);
    process.stderr.write(`${message}\n`);
    return code;
  }
}

process.stderr.on("error", () => {});
await exitAfterFlush(await run(process.argv.slice(2)));
