import { setTimeout as pause } from "node:timers/promises";

const OUTPUTS = [process.stdout, process.stderr];

/**
 * Ends the process once all output has been written: a pipe takes 64 KB at a time, and the rest would be lost. Waits
 * for the pipe's reader for as long as it takes, unless a limit is given.
 */
export async function exitAfterFlush(code: number, timeoutMs?: number): Promise<never> {
  const flushed = Promise.all(OUTPUTS.map((stream) => new Promise((resolve) => stream.write("", resolve))));
  await (timeoutMs === undefined ? flushed : Promise.race([flushed, pause(timeoutMs)]));
  process.exit(code);
}
