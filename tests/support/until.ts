import { setTimeout as pause } from "node:timers/promises";

/**
 * Polls twice a second; false if the condition is not true in that many seconds. For scripts: tests use Vitest's. By
 * the clock that nobody sets: a machine that stood still for three minutes has not waited for three minutes.
 */
export async function until(seconds: number, condition: () => Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + seconds * 1_000; performance.now() < end; await pause(500)) {
    if (await condition().catch(() => false)) return true;
  }
  return false;
}
