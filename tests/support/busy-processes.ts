import { spawn } from "node:child_process";

/** Longer than any test needs; after that the processes end by themselves. */
const BUSY_MS = 90_000;

/** Plays a busy machine: each of these processes uses a whole core. */
export function startBusyProcesses(count: number): Disposable {
  const script = `for (const end = Date.now() + ${BUSY_MS}; Date.now() < end; );`;
  const processes = Array.from({ length: count }, () =>
    spawn(process.execPath, ["-e", script], { stdio: "ignore" }),
  );
  return {
    [Symbol.dispose]() {
      for (const child of processes) child.kill("SIGKILL");
    },
  };
}
