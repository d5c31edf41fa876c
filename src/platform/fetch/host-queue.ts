import { setTimeout as sleep } from "node:timers/promises";
import { createSlots } from "#platform/limits/slots.ts";

/** Waits for its turn: one request at a time to a host, `spacingMs` after the last one, and a limited number in all. */
export type Turn = <Value>(host: string, work: () => Promise<Value>) => Promise<Value>;

export function hostQueue({ spacingMs, atOnce }: { spacingMs: number; atOnce: number }): Turn {
  const lines = new Map<string, Promise<void>>();
  const inSlot = createSlots(atOnce);

  return async (host, work) => {
    const before = lines.get(host);
    const { promise: done, resolve: finish } = Promise.withResolvers<void>();
    lines.set(host, done);
    await before;
    try {
      return await inSlot(work);
    } finally {
      leave(host, done, finish);
    }
  };

  /** The host pauses for the spacing; then the next request starts, or the queue is deleted. */
  async function leave(host: string, done: Promise<void>, finish: () => void): Promise<void> {
    if (spacingMs > 0) await sleep(spacingMs, undefined, { ref: false });
    if (lines.get(host) === done) lines.delete(host);
    finish();
  }
}
