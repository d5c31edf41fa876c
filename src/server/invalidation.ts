import { listen, type Subscription } from "#platform/db/listen.ts";
import type { Log } from "#platform/log.ts";

/** A cache whose answers can be marked as stale. */
export interface Invalidatable {
  markStale(domain: string): void;
  invalidate(): void;
}

interface Deps {
  readonly url: string;
  readonly log: Log;
  readonly caches: readonly Invalidatable[];
  /** Called for each notice, for the metrics. */
  onNotice?(change: string): void;
}

/** Notices that come within this time are handled together. */
const TOGETHER_MS = 250;
/** The least gap: a round of feeds notifies throughout, and pages are not rendered again for each article. */
const APART_MS = 5_000;
const GONE = "gone";

/** Keeps this process's caches in step with the database, whichever process wrote to it. */
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
    // Notices sent while the connection was down are lost: everything may have changed.
    onConnect: invalidate,
    onTrouble: (error) =>
      log.warn({ error: error.message }, "changes are not heard; answers age by the clock"),
  });
}
