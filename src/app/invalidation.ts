import type { FollowedVersions } from "#platform/changes/follow.ts";

/** A cache whose values know the versions that they were made from. */
export interface Versioned {
  recheck(): void;
  invalidate(): void;
}

interface Deps {
  readonly versions: Pick<FollowedVersions, "onChange" | "onGone">;
  readonly caches: readonly Versioned[];
}

/** Changes within this time are handled together. */
const TOGETHER_MS = 50;

/** Keeps this process's caches in step with the database, whichever process wrote to it. */
export function followChanges({ versions, caches }: Deps): void {
  let isDue = false;
  function recheck(): void {
    isDue = false;
    for (const cache of caches) cache.recheck();
  }
  versions.onChange(() => {
    if (!isDue) setTimeout(recheck, TOGETHER_MS).unref();
    isDue = true;
  });
  versions.onGone(() => {
    for (const cache of caches) cache.invalidate();
  });
}
