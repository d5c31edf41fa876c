/** Patience is counted in these, so that none is lost while our own process is too busy to look. */
const CHECK_MS = 200;

/**
 * Lets `maxAtOnce` pieces of work run at once; the others wait in line, first come, first served. Work that takes longer
 * than `patienceMs` no longer counts: the next in line begins beside it.
 */
export function createSlots(maxAtOnce: number, patienceMs?: number) {
  let free = maxAtOnce;
  const waiting: (() => void)[] = [];
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    let isHeld = true;
    const patience = patienceMs === undefined ? undefined : afterChecks(patienceMs, handOn);
    try {
      return await work();
    } finally {
      clearInterval(patience);
      handOn();
    }

    function handOn(): void {
      if (!isHeld) return;
      isHeld = false;
      // While others wait, a slot goes straight to the next in line, so that nobody can jump the queue.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

function afterChecks(patienceMs: number, act: () => void): NodeJS.Timeout {
  let checks = 0;
  return setInterval(() => {
    checks += 1;
    if (checks * CHECK_MS >= patienceMs) act();
  }, CHECK_MS);
}
