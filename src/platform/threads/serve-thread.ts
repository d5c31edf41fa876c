import { parentPort } from "node:worker_threads";

/** What a thread tells its pool: that it has begun, with the processor time it had used by then; what came of it. */
export type ThreadMessage<Output> =
  | { readonly usedBefore: NodeJS.CpuUsage }
  | { readonly value: Output }
  | { readonly error: string };

/** Makes this module a thread of a pool: each task is handed to `work`, its answer (or error's message) sent back. */
export function serveThread<Input, Output>(work: (input: Input) => Output): void {
  const tell = (message: ThreadMessage<Output>): void => parentPort?.postMessage(message);
  parentPort?.on("message", (input: Input) => {
    tell({ usedBefore: process.threadCpuUsage() });
    try {
      tell({ value: work(input) });
    } catch (error) {
      tell({ error: error instanceof Error ? error.message : String(error) });
    }
  });
}
