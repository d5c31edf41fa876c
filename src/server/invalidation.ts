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
  const pending = new Set<string>();
  let flushedAt = Number.NEGATIVE_INFINITY;
  const invalidate = (): void => {
    for (const cache of caches) cache.invalidate();
  };
  function flushPending(): void {
    for (const domain of pending) for (const cache of caches) cache.markStale(domain);
    pending.clear();
    flushedAt = performance.now();
  }
  return listen(url, "changes", {
    onNotice(change) {
      onNotice?.(change);
      if (change === GONE) return invalidate();
      const pause = Math.max(TOGETHER_MS, flushedAt + APART_MS - performance.now());
      if (pending.size === 0) setTimeout(flushPending, pause).unref();
      pending.add(change);
    },
    // Notices sent while the connection was down are lost: everything may have changed.
    onConnect: invalidate,
    onTrouble: (error) =>
      log.warn({ error: error.message }, "changes are not heard; answers age by the clock"),
  });
}
