import type { Clock } from "#platform/clock.ts";
import { MINUTE_MS } from "#platform/time.ts";

/** Clock corrections are smaller than this; a clock that goes further back was set back by somebody. */
const CORRECTION_MS = MINUTE_MS;

/**
 * Counts how often something happened within the last `ms`, by key. Beyond `mostKeys` keys, the one counted longest ago
 * is forgotten. The counts live in this process's memory: each process counts for itself, from zero. The limit of the
 * newsletter's forms, which all processes share, is kept in PostgreSQL instead.
 */
export function createRateWindow(clock: Clock, ms: number, mostKeys = Number.POSITIVE_INFINITY) {
  /** Ordered by each key's last time, so that keys that can be forgotten come first. */
  const times = new Map<string, readonly number[]>();
  let latest = 0;

  function begin(): number {
    const now = clock.now().getTime();
    if (now < latest - CORRECTION_MS) times.clear();
    latest = now;
    for (const [key, ofKey] of times) {
      if (ofKey.some((time) => time > now - ms)) break;
      times.delete(key);
    }
    return now;
  }

  return {
    /** Milliseconds until the key may be counted once more without more than `limit` in the window; 0 = now. */
    wait(key: string, limit: number): number {
      const now = begin();
      const first = times.get(key)?.at(-limit);
      return first === undefined ? 0 : Math.max(0, first + ms - now);
    },
    /** No more times of the key are kept than `limit` needs. */
    count(key: string, limit: number): void {
      const now = begin();
      const recent = (times.get(key) ?? []).filter((time) => time > now - ms);
      times.delete(key);
      times.set(key, [...recent, now].slice(-limit));
      const oldest = times.keys().next().value;
      if (times.size > mostKeys && oldest !== undefined) times.delete(oldest);
    },
    forget(key: string): void {
      times.delete(key);
    },
  };
}
