import type { FollowedVersions } from "#platform/changes/follow.ts";

/** A cache whose answers can be marked as stale. */
export interface Invalidatable {
  markStale(domain: string): void;
  invalidate(): void;
}

interface Deps {
  readonly versions: Pick<FollowedVersions, "onChange" | "onGone">;
  readonly caches: readonly Invalidatable[];
}

/** Changes that come within this time are handled together. */
const TOGETHER_MS = 250;
/** The least gap: a round of feeds changes throughout, and pages are not rendered again for each article. */
const APART_MS = 5_000;

/** Keeps this process's caches in step with the database, whichever process wrote to it. */
export function followChanges({ versions, caches }: Deps): void {
  const pending = new Set<string>();
  let flushedAt = Number.NEGATIVE_INFINITY;
  function flushPending(): void {
    for (const domain of pending) for (const cache of caches) cache.markStale(domain);
    pending.clear();
    flushedAt = performance.now();
  }
  versions.onChange((domain) => {
    const pause = Math.max(TOGETHER_MS, flushedAt + APART_MS - performance.now());
    if (pending.size === 0) setTimeout(flushPending, pause).unref();
    pending.add(domain);
  });
  versions.onGone(() => {
    for (const cache of caches) cache.invalidate();
  });
}
