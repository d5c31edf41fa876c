import { MINUTE_MS } from "#platform/time.ts";

/** Minutes to wait after the first, second … attempt; after any further one, as after the last. */
export type RetryMinutes = readonly [number, ...number[]];

export function nextTry(waits: RetryMinutes, attempts: number, now: Date): Date {
  const minutes = waits[Math.min(attempts, waits.length) - 1] ?? waits[0];
  return new Date(now.getTime() + minutes * MINUTE_MS);
}
