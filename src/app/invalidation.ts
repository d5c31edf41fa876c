import type { Edges } from "#platform/cache/edges.ts";
import type { FollowedVersions } from "#platform/changes/follow.ts";
import type { Reads } from "#platform/db/reads.ts";

/** A cache whose values know the versions that they were made from. */
export interface Versioned {
  recheck(): void;
  invalidate(): void;
}

interface Deps {
  readonly versions: Pick<FollowedVersions, "onChange" | "onGone">;
  readonly caches: readonly Versioned[];
  readonly reads: Pick<Reads, "expectChange" | "caughtUp">;
  readonly edges: Pick<Edges, "purge">;
}

/** Changes within this time are handled together. */
const TOGETHER_MS = 50;

/**
 * Keeps this process's caches and the edges in step with the database, whichever process wrote to it. Reads hear of a
 * change before a cache asks anew.
 */
export function followChanges({ versions, caches, reads, edges }: Deps): void {
  let isDue = false;
  function recheck(): void {
    isDue = false;
    for (const cache of caches) cache.recheck();
  }
  versions.onChange(() => {
    reads.expectChange();
    if (!isDue) setTimeout(recheck, TOGETHER_MS).unref();
    isDue = true;
  });
  versions.onGone(() => {
    reads.expectChange();
    for (const cache of caches) cache.invalidate();
    // What an edge asks for after its purge must not come from a replica that still shows it.
    void reads.caughtUp().then(() => edges.purge());
  });
}
