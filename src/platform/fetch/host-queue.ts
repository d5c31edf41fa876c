import { setTimeout as sleep } from "node:timers/promises";
import { createSlots } from "#platform/limits/slots.ts";

/** Runs work in turn: `perHost` requests at a time to a host, `spacingMs` after the last one, `concurrent` in all. */
export type HostQueue = <Value>(host: string, work: () => Promise<Value>) => Promise<Value>;

interface Limits {
  readonly spacingMs: number;
  readonly perHost: number;
  readonly concurrent: number;
}

export function hostQueue({ spacingMs, perHost, concurrent }: Limits): HostQueue {
  const lines = new Map<string, Line>();
  const inSlot = createSlots(concurrent);

  return async <Value>(host: string, work: () => Promise<Value>) => {
    const line = lines.get(host) ?? { runInSlot: createSlots(perHost), waiting: 0 };
    lines.set(host, line);
    line.waiting += 1;
    const { promise: done, resolve, reject } = Promise.withResolvers<Value>();
    void line.runInSlot(async () => {
      await inSlot(work).then(resolve, reject);
      // The host pauses for the spacing; then the next request starts, or the line is deleted.
      if (spacingMs > 0) await sleep(spacingMs, undefined, { ref: false });
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(host);
    });
    return done;
  };
}

interface Line {
  readonly runInSlot: ReturnType<typeof createSlots>;
  waiting: number;
}
