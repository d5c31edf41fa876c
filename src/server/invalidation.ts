import { listen, type Subscription } from "#platform/db/listen.ts";
import type { Log } from "#platform/log.ts";

/** What keeps answers, and can be told that they are old. */
export interface Invalidatable {
  markStale(domain: string): void;
  invalidate(): void;
}

interface Deps {
  readonly url: string;
  readonly log: Log;
  readonly caches: readonly Invalidatable[];
  /** Told of each notice, for the metrics. */
  onNotice?(change: string): void;
}

/** What comes in one moment is heard once. */
const TOGETHER_MS = 250;
/** A round of feeds tells of itself for as long as it runs: nobody's pages are made anew at each of its articles. */
const APART_MS = 5_000;
const GONE = "gone";

/** Keeps what this process remembers in step with the database, whichever process wrote there. */
export function followChanges({ url, log, caches, onNotice }: Deps): Subscription {
  const waiting = new Set<string>();
  let renewedAt = Number.NEGATIVE_INFINITY;
  const invalidate = (): void => {
    for (const cache of caches) cache.invalidate();
  };
  function renewWaiting(): void {
    for (const domain of waiting) for (const cache of caches) cache.markStale(domain);
    waiting.clear();
    renewedAt = performance.now();
  }
  return listen(url, "changes", {
    onNotice(change) {
      onNotice?.(change);
      if (change === GONE) return invalidate();
      const pause = Math.max(TOGETHER_MS, renewedAt + APART_MS - performance.now());
      if (waiting.size === 0) setTimeout(renewWaiting, pause).unref();
      waiting.add(change);
    },
    // Whatever was said while nobody listened: everything may have changed.
    onConnect: invalidate,
    onTrouble: (error) =>
      log.warn({ error: error.message }, "changes are not heard; answers age by the clock"),
  });
}
