import type { Clock } from "#platform/clock.ts";
import { MINUTE_MS } from "#platform/time.ts";

/** A clock is corrected by less than this; a larger step back was somebody's doing. */
const CORRECTION_MS = MINUTE_MS;

/**
 * How often something happened within the last `ms`, by key; of more than `mostKeys` keys the one that was counted
 * longest ago is forgotten. It lives in this process's memory: another process counts for itself, and a new one
 * begins at none. The limit of the newsletter's forms, which all processes share, is kept in PostgreSQL instead.
 */
export function createWindow(clock: Clock, ms: number, mostKeys = Number.POSITIVE_INFINITY) {
  /** In the order of each key's last time: whatever can be forgotten stands first. */
  const times = new Map<string, readonly number[]>();
  let latest = 0;

  function begin(): number {
    const now = clock.now().getTime();
    if (now < latest - CORRECTION_MS) times.clear();
    latest = now;
    for (const [key, counted] of times) {
      if (counted.some((time) => time > now - ms)) break;
      times.delete(key);
    }
    return now;
  }

  return {
    /** Milliseconds until the key may be counted once more without more than `most` in the window; 0 = now. */
    wait(key: string, most: number): number {
      const now = begin();
      const first = times.get(key)?.at(-most);
      return first === undefined ? 0 : Math.max(0, first + ms - now);
    },
    count(key: string): void {
      const now = begin();
      const counted = (times.get(key) ?? []).filter((time) => time > now - ms);
      times.delete(key);
      times.set(key, [...counted, now]);
      const oldest = times.keys().next().value;
      if (times.size > mostKeys && oldest !== undefined) times.delete(oldest);
    },
    forget(key: string): void {
      times.delete(key);
    },
  };
}
