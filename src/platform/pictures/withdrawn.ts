import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { FollowedVersions } from "#platform/changes/follow.ts";
import type { Database } from "#platform/db/database.ts";
import { findWithdrawnPictures } from "#platform/ledger/reach.ts";

/** The pictures that nobody may show now, as this process knows them. */
export interface WithdrawnPictures {
  /** Waits for a read that is in progress. */
  has(url: string): Promise<boolean>;
}

interface Deps {
  readonly db: Database;
  readonly changes: Pick<FollowedVersions, "onGone">;
  /** Called with the pictures that were withdrawn since the last reading. */
  readonly onWithdrawn: (urls: readonly string[]) => void;
}

const AGAIN_MS = 1_000;

/** Reads them at the start, and again after every takedown. */
export async function followWithdrawnPictures({
  db,
  changes,
  onWithdrawn,
}: Deps): Promise<WithdrawnPictures> {
  let known = new Set(await findWithdrawnPictures(db));
  let isOld = false;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    while (isOld) {
      isOld = false;
      const now = new Set(await findWithdrawnPictures(db));
      const fresh = [...now].filter((url) => !known.has(url));
      known = now;
      if (fresh.length > 0) onWithdrawn(fresh);
    }
  }
  function refresh(): void {
    isOld = true;
    reading ??= read()
      .catch(() => void pause(AGAIN_MS, undefined, { ref: false }).then(refresh))
      .finally(() => {
        reading = null;
      });
  }
  changes.onGone(refresh);
  return {
    async has(url) {
      await reading;
      return known.has(url);
    },
  };
}

/** The tag by which a CDN drops one picture. */
export function pictureTag(url: string): string {
  return `picture-${createHash("sha256").update(url).digest("base64url").slice(0, 16)}`;
}
