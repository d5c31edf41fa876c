import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export interface CommandEnd {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningCommand {
  readonly process: ChildProcess;
  /** Everything on its stderr so far. */
  stderr(): string;
  /** Sends a signal to the command and to the process that started it, as a terminal does. */
  kill(signal: NodeJS.Signals): void;
  readonly ended: Promise<CommandEnd>;
}

interface Options {
  /** The caller's working directory; by default the product's folder. */
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Another program, such as a shell around the command. */
  readonly program?: string;
  /** Written to the standard input, which then ends; "open" leaves the input open for the test. */
  readonly input?: string | "open";
}

export const naijaGist = path.resolve("naija-gist");

/** Starts the real command, `./naija-gist`, with its pipes connected to the test. */
export function startCommand(
  args: readonly string[],
  { cwd, env, program = naijaGist, input = "" }: Options = {},
): RunningCommand {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: "pipe",
    detached: true,
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (part) => {
    stdout += part;
  });
  child.stderr.setEncoding("utf8").on("data", (part) => {
    stderr += part;
  });
  // A command that ends early stops reading its input, which is allowed.
  child.stdin.on("error", () => {});
  if (input !== "open") child.stdin.end(input);
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, stdout, stderr }));
  const kill = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  };
  return { process: child, stderr: () => stderr, kill, ended };
}

export function runCommand(args: readonly string[], options: Options = {}): Promise<CommandEnd> {
  return startCommand(args, options).ended;
}
