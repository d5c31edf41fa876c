import type { Clock } from "#platform/clock.ts";

const WINDOW_MS = 15 * 60_000;
/** Each address has a limit, and all together have one, for an attacker with many addresses. */
const FROM_ONE = 10;
const FROM_ALL = 200;

/** Wrong passwords of the current 15 minutes, counted in this process's memory. */
export function createAttempts(clock: Clock) {
  const counts = new Map<string, number>();
  let endsAt = 0;
  let all = 0;

  function begin(): void {
    const now = clock.now().getTime();
    if (now < endsAt) return;
    counts.clear();
    all = 0;
    endsAt = now + WINDOW_MS;
  }

  return {
    /** Seconds until the next try is allowed; 0 = now. */
    wait(address: string): number {
      begin();
      const isFull = all >= FROM_ALL || (counts.get(address) ?? 0) >= FROM_ONE;
      return isFull ? Math.ceil((endsAt - clock.now().getTime()) / 1000) : 0;
    },
    countWrong(address: string): void {
      begin();
      counts.set(address, (counts.get(address) ?? 0) + 1);
      all += 1;
    },
  };
}
