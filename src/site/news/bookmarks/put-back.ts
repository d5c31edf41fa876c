import type { Bookmark } from "#contracts/device.ts";
import { tellFailedWrite } from "#site/device/failed-write.ts";
import { restoreBookmarks } from "#site/device/stores/bookmarks.ts";

/** Undoes a removal. */
export function putBack(removed: readonly Bookmark[]): void {
  restoreBookmarks(removed).catch((error) => tellFailedWrite("The bookmarks could not be put back.", error));
}
