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
  /** Deletes pictures from the disk: at the start all, because some may have been withdrawn while no process ran. */
  readonly remove: (urls: readonly string[]) => void;
  /** Called with the pictures that were withdrawn since the last reading. */
  readonly onWithdrawn: (urls: readonly string[]) => void;
}

const AGAIN_MS = 1_000;

/** Reads them at the start, and again after every takedown. */
export async function followWithdrawnPictures({
  db,
  changes,
  remove,
  onWithdrawn,
}: Deps): Promise<WithdrawnPictures> {
  let known: ReadonlySet<string> | null = null;
  let isOld = true;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    while (isOld) {
      isOld = false;
      const now = new Set(await findWithdrawnPictures(db));
      const before: ReadonlySet<string> | null = known;
      const fresh = [...now].filter((url) => !before?.has(url));
      known = now;
      if (fresh.length > 0) remove(fresh);
      if (fresh.length > 0 && before !== null) onWithdrawn(fresh);
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
  reading = read().finally(() => {
    reading = null;
  });
  await reading;
  return {
    async has(url) {
      await reading;
      return known?.has(url) === true;
    },
  };
}

/** The tag by which a CDN drops one picture. */
export function pictureTag(url: string): string {
  return `picture-${createHash("sha256").update(url).digest("base64url").slice(0, 16)}`;
}
