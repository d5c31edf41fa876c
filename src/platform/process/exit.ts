import { setTimeout as pause } from "node:timers/promises";

const OUTPUTS = [process.stdout, process.stderr];

/**
 * Ends the process once everything that it said has left it: a pipe takes 64 KB at a time, and what still waits
 * would be lost. A reader may take any time, unless a limit is given.
 */
export async function exitWhenHeard(code: number, patienceMs?: number): Promise<never> {
  const heard = Promise.all(OUTPUTS.map((stream) => new Promise((resolve) => stream.write("", resolve))));
  await (patienceMs === undefined ? heard : Promise.race([heard, pause(patienceMs)]));
  process.exit(code);
}
