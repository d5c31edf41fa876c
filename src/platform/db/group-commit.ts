import { setTimeout as pause } from "node:timers/promises";

/** A group begins no sooner than this after the one before: at most forty commits a second, whatever comes. */
const EVERY_MS = 25;

/**
 * Writes what many ask for in groups, by one statement each. A lone request is written at once; one that comes within
 * 25 ms after that, or while a group is being written, is in the next. Each gets the outcome of its own, after the
 * commit; what had none (undefined) is in the next group again.
 */
export function groupCommit<Item, Outcome>(
  write: (items: readonly Item[]) => Promise<readonly (Outcome | undefined)[]>,
): (item: Item) => Promise<Outcome> {
  interface Waiting extends PromiseWithResolvers<Outcome> {
    readonly item: Item;
  }
  let waiting: Waiting[] = [];
  let isWriting = false;

  async function writeWaiting(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const next = pause(EVERY_MS);
      await writeGroup(group);
      await next;
    }
    isWriting = false;
  }

  async function writeGroup(group: readonly Waiting[]): Promise<void> {
    try {
      const outcomes = await write(group.map(({ item }) => item));
      for (const [at, waiter] of group.entries()) {
        const outcome = outcomes[at];
        if (outcome === undefined) waiting.push(waiter);
        else waiter.resolve(outcome);
      }
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (item) => {
    const waiter = { item, ...Promise.withResolvers<Outcome>() };
    waiting.push(waiter);
    if (!isWriting) void writeWaiting();
    return waiter.promise;
  };
}
