import { setTimeout as sleep } from "node:timers/promises";
import { createSlots } from "#platform/limits/slots.ts";

/** Work that takes longer makes no other host's work wait, up to `mostOpen`. */
const PROMPT_MS = 2_000;

type HostQueue = <Value>(
  host: string,
  work: () => Promise<Value>,
  waitMs?: number,
) => Promise<Value | typeof NO_TURN>;

export const NO_TURN = Symbol("its turn did not come");

interface Limits {
  readonly spacingMs: number;
  readonly perHost: number;
  readonly concurrent: number;
  readonly mostOpen: number;
}

/**
 * Runs work in turn: `perHost` pieces at a time of a host, `spacingMs` after the last one; of the prompt ones
 * `concurrent`, and `mostOpen` in all. Work whose turn at its host has not come after `waitMs` is not done.
 */
export function createHostQueue({ spacingMs, perHost, concurrent, mostOpen }: Limits): HostQueue {
  const lines = new Map<string, Line>();
  const inPromptSlot = createSlots(concurrent, PROMPT_MS);
  const inOpenSlot = createSlots(mostOpen);

  return async <Value>(host: string, work: () => Promise<Value>, waitMs?: number) => {
    const line = lines.get(host) ?? { runInSlot: createSlots(perHost), waiting: 0 };
    lines.set(host, line);
    line.waiting += 1;
    const { promise: done, resolve, reject } = Promise.withResolvers<Value | typeof NO_TURN>();
    let isTooLate = false;
    const patience =
      waitMs === undefined
        ? undefined
        : setTimeout(() => {
            isTooLate = true;
            resolve(NO_TURN);
          }, waitMs);
    void line.runInSlot(async () => {
      clearTimeout(patience);
      if (!isTooLate) {
        await inOpenSlot(() => inPromptSlot(work)).then(resolve, reject);
        // The host pauses for the spacing; then the next request starts, or the line is deleted.
        if (spacingMs > 0) await sleep(spacingMs, undefined, { ref: false });
      }
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
