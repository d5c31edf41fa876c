import { parentPort } from "node:worker_threads";

/** Makes this module a thread of a pool: each task is handed to `work`, its answer (or error's message) sent back. */
export function serveThread<Input, Output>(work: (input: Input) => Output): void {
  parentPort?.on("message", (input: Input) => {
    try {
      parentPort?.postMessage({ value: work(input) });
    } catch (error) {
      parentPort?.postMessage({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
