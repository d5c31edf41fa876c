/** Lets `most` pieces of work run at once; the others wait in line, first come, first served. */
export function createSlots(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      // A slot is handed on, not given back, while somebody waits: nobody can step in between.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
