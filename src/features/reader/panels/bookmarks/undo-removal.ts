import type { Bookmark } from "#contracts/device.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { restoreBookmarks } from "#device/stores/bookmarks.ts";

export function undoRemoval(removed: readonly Bookmark[]): void {
  restoreBookmarks(removed).catch((error) => showWriteFailure("The bookmarks could not be put back.", error));
}
