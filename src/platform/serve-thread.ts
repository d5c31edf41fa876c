import { parentPort } from "node:worker_threads";
import { errorMessage } from "#platform/process/errors.ts";

/** A thread's messages to its pool: that it has begun, with the processor time used by then, and its result. */
export type ThreadMessage<Output> =
  | { readonly usedBefore: NodeJS.CpuUsage }
  | { readonly value: Output }
  | { readonly error: string };

/** Makes this module a pool thread: each task is given to `work`, and its answer or error message is sent back. */
export function serveThread<Input, Output>(work: (input: Input) => Output): void {
  const send = (message: ThreadMessage<Output>): void => parentPort?.postMessage(message);
  parentPort?.on("message", (input: Input) => {
    send({ usedBefore: process.threadCpuUsage() });
    try {
      send({ value: work(input) });
    } catch (error) {
      send({ error: errorMessage(error) });
    }
  });
}
