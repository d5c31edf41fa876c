import { systemClock } from "#platform/clock.ts";
import { startEmbedded } from "#platform/db/embedded.ts";
import { holdRunningLock } from "#platform/db/lock.ts";
import { migrate } from "#platform/db/migrate.ts";
import { openDatabase } from "#platform/db/open.ts";
import { type Env, readEnv, WrongSetting } from "#platform/env.ts";
import { createFetch } from "#platform/fetch/create-fetch.ts";
import { createLog } from "#platform/log.ts";
import {
  type Call,
  type Command,
  standardBytes,
  standardInput,
  table,
  WrongCall,
} from "./commands/command.ts";
import { commands } from "./commands/every.ts";

/** Ends PostgreSQL afterwards only where no server runs on it. */
async function withDatabase<Value>(env: Env, use: Parameters<Call["withDatabase"]>[0]): Promise<Value> {
  const embedded =
    env.DATABASE_URL === undefined ? await startEmbedded(env.DATA_DIR, { durable: true }) : null;
  const url = env.DATABASE_URL ?? embedded?.url ?? "";
  const open = openDatabase(url, { connections: 3, onError: () => {} });
  try {
    await migrate(open.db, "migrations");
    return (await use(open.db)) as Value;
  } finally {
    await open.close();
    const alone = embedded === null ? null : await holdRunningLock(url);
    await alone?.release();
    if (alone !== null) await embedded?.stop();
  }
}

function help(): string {
  const rows = Object.entries(commands).map(([name, { usage, says }]) => [
    `  ${`${name} ${usage}`.trim()}`,
    says,
  ]);
  return ["Commands of Naija Gist; they work beside a running server.", "", ...table(rows)].join("\n");
}

/** The longest name that the words begin with: "feeds check punch" → feeds check, [punch]. */
function find(words: readonly string[]): { command: Command; rest: readonly string[] } | null {
  for (const length of [2, 1]) {
    const command = commands[words.slice(0, length).join(" ")];
    if (command !== undefined) return { command, rest: words.slice(length) };
  }
  return null;
}

function split(args: readonly string[]): { words: string[]; options: Record<string, string> } {
  const words: string[] = [];
  const options: Record<string, string> = {};
  for (let at = 0; at < args.length; at += 1) {
    const [word = "", next] = [args[at], args[at + 1]];
    if (!word.startsWith("--")) words.push(word);
    else if (word.includes("="))
      options[word.slice(2, word.indexOf("="))] = word.slice(word.indexOf("=") + 1);
    else if (next === undefined || next.startsWith("--")) options[word.slice(2)] = "";
    else {
      options[word.slice(2)] = next;
      at += 1;
    }
  }
  return { words, options };
}

async function main(): Promise<void> {
  const { words, options } = split(process.argv.slice(2));
  const found = find(words);
  if (found === null) {
    console.log(help());
    if (words.length > 0 && words[0] !== "help")
      throw new WrongCall(`There is no command "${words.join(" ")}".`);
    return;
  }
  const env = readEnv(process.env);
  const log = createLog("error");
  await found.command.run({
    words: found.rest,
    options,
    env,
    lines: standardInput,
    bytes: standardBytes,
    print: (line) => process.stdout.write(`${line}\n`),
    withDatabase: (use) => withDatabase(env, use),
    fetch: (own = []) =>
      createFetch({
        allowedLoopback: own,
        spacingMs: 1_000,
        clock: systemClock,
        log,
        userAgent: "Mozilla/5.0 (compatible; NaijaGist/1.0)",
      }),
  });
}

try {
  process.loadEnvFile(".env");
} catch {
  // No .env file: the environment is the configuration.
}
// The reader of a pipe that has seen enough (head) is no fault of ours.
process.stdout.on("error", () => process.exit(0));
main().then(
  () => process.exit(0),
  (error: unknown) => {
    const told = error instanceof WrongCall || error instanceof WrongSetting;
    console.error(told ? error.message : error);
    process.exit(told ? 2 : 1);
  },
);
