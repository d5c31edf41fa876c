import { useSyncExternalStore } from "react";
import { useRootData } from "./root-data.ts";

/** Soon, because a page from a cache may be hours old, but not during hydration. */
const FIRST_MS = 3_000;
const TICK_MS = 30_000;

/** One clock for the whole page; until its first tick the time is the server's. */
let latest: number | undefined;
let ticking = false;
const watchers = new Set<() => void>();

function watch(tell: () => void): () => void {
  watchers.add(tell);
  if (!ticking) setTimeout(tick, FIRST_MS);
  ticking = true;
  return () => watchers.delete(tell);
}

function tick(): void {
  latest = Math.floor(Date.now() / TICK_MS) * TICK_MS;
  for (const tell of watchers) tell();
  setTimeout(tick, TICK_MS);
}

/** A value derived from the time; components render again only when it changes. */
export function useFromNow<Words extends string | number>(read: (now: number) => Words): Words {
  const { now } = useRootData();
  return useSyncExternalStore(
    watch,
    () => read(latest ?? now),
    () => read(now),
  );
}

export function useNow(): number {
  return useFromNow((now) => now);
}
