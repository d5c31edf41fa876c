import { setTimeout as pause } from "node:timers/promises";
import { Unavailable, WrongInput } from "./errors.ts";
import { outageOf } from "./outage.ts";

export interface ExitReport {
  readonly code: 1 | 2;
  readonly message: string;
}

/** How a process ends after an error: a sentence for what an operator can correct, the stack for our own fault. */
export function exitReportOf(error: unknown): ExitReport {
  if (error instanceof WrongInput) return { code: 2, message: error.message };
  if (error instanceof Unavailable) return { code: 1, message: error.message };
  const outage = outageOf(error);
  if (outage !== null) return { code: 1, message: `The database cannot be used: ${outage}.` };
  return { code: 1, message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

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
