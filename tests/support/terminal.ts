import { spawn } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";

/** Disposing of it ends the program, if the test has not. */
export interface Terminal extends AsyncDisposable {
  /** The screen's content, line by line. */
  lines(): string[];
  until(sentence: RegExp): Promise<void>;
  /** Presses Ctrl-C and resolves with the program's exit code. */
  interrupt(): Promise<number | null>;
}

const LONG_MS = 180_000;
const CTRL_C = "\x03";

/** Runs a program on a real pseudo-terminal, made by `script` (bsdutils; also a part of macOS). */
export function openTerminal(program: readonly string[], env: Record<string, string>): Terminal {
  const args =
    process.platform === "linux"
      ? ["-qfec", `exec ${program.join(" ")}`, "/dev/null"]
      : ["-q", "/dev/null", ...program];
  const child = spawn("script", args, {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  let screen = "";
  child.stdout.on("data", (part: Buffer) => {
    screen += part.toString();
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", (error) => reject(new Error(`there is no "script" here: ${error.message}`)));
    child.once("exit", resolve);
  });
  let hasEnded = false;
  void ended.finally(() => {
    hasEnded = true;
  });
  return {
    lines: () => screen.split(/\r?\n/).filter((line) => line !== ""),
    async until(sentence) {
      for (const end = Date.now() + LONG_MS; !sentence.test(screen); await pause(50)) {
        if (hasEnded || Date.now() > end) throw new Error(`"${sentence}" did not come:\n${screen}`);
      }
    },
    interrupt() {
      child.stdin.write(CTRL_C);
      return ended;
    },
    async [Symbol.asyncDispose]() {
      if (!hasEnded) await this.interrupt();
    },
  };
}
