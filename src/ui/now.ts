import { useSyncExternalStore } from "react";
import { useRootData } from "./root-data.ts";

/** Soon, because a page from a cache may be hours old, but not during hydration. */
const FIRST_MS = 3_000;
const TICK_MS = 30_000;

/** One clock for the whole page; until its first tick the time is the server's. */
let latest: number | undefined;
let isTicking = false;
const watchers = new Set<() => void>();

function watch(notify: () => void): () => void {
  watchers.add(notify);
  if (!isTicking) setTimeout(tick, FIRST_MS);
  isTicking = true;
  return () => watchers.delete(notify);
}

/** The time, as far as the browser knows it: whatever is compared with the server's times goes by it. */
export function trueNow(): number {
  return window.times?.now() ?? Date.now();
}

function tick(): void {
  latest = Math.floor(trueNow() / TICK_MS) * TICK_MS;
  for (const notify of watchers) notify();
  setTimeout(tick, TICK_MS);
}

/** A value derived from the time; components render again only when it changes. */
export function useComputedFromNow<Value extends string | number>(compute: (now: number) => Value): Value {
  const { now } = useRootData();
  return useSyncExternalStore(
    watch,
    () => compute(latest ?? now),
    () => compute(now),
  );
}

export function useNow(): number {
  return useComputedFromNow((now) => now);
}
