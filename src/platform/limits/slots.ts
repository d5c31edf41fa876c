/** Lets `maxAtOnce` pieces of work run at once; the others wait in line, first come, first served. */
export function createSlots(maxAtOnce: number) {
  let free = maxAtOnce;
  const waiting: (() => void)[] = [];
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // While others wait, a slot goes straight to the next in line, so that nobody can jump the queue.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
