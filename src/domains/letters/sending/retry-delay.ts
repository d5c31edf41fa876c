import { MINUTE_MS } from "#platform/time.ts";

/** Minutes before a letter is tried again: short at first, for greylisting servers, then longer. */
const waits = [1, 5, 15, 30] as const;

export function nextTry(attempts: number, now: Date): Date {
  const minutes = waits[Math.min(attempts, waits.length) - 1] ?? waits[0];
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
