import type { Bookmark } from "#contracts/device.ts";
import { database, hasText } from "./database.ts";
import { announce } from "./events.ts";
import { createStoredHook } from "./use-stored.ts";

/** The fields that every caller supplies; others are stored too. */
export interface Bookmarkable {
  readonly _id: string;
  readonly headline: string;
  readonly language?: string;
}

/** Adds it, or overwrites it with a new `savedAt`. */
export async function saveBookmark(article: Bookmarkable): Promise<void> {
  await (await database()).put("bookmarks", { ...article, savedAt: new Date().toISOString() });
  announce("bookmarksChanged");
}

/** Restores removed bookmarks unchanged, for "Undo". */
export async function restoreBookmarks(removed: readonly Bookmark[]): Promise<void> {
  const transaction = (await database()).transaction("bookmarks", "readwrite");
  await Promise.all([...removed.map((bookmark) => transaction.store.put(bookmark)), transaction.done]);
  announce("bookmarksChanged");
}

export async function removeBookmark(id: string): Promise<void> {
  await (await database()).delete("bookmarks", id);
  announce("bookmarksChanged");
}

export async function removeAllBookmarks(): Promise<void> {
  await (await database()).clear("bookmarks");
  announce("bookmarksChanged");
}

/** Only its id can be trusted: other fields must be validated before they are shown. */
export type StoredBookmark = Pick<Bookmark, "_id">;

/** Reads without the time index, which misses rows without a time. */
export async function storedBookmarks(): Promise<StoredBookmark[]> {
  const rows = await (await database()).getAll("bookmarks");
  return rows.filter((row) => hasText(row, "_id"));
}

/** Null until it is known. */
export const useBookmarks = createStoredHook<readonly StoredBookmark[] | null>(
  null,
  ["bookmarksChanged", "storageChanged"],
  () => storedBookmarks().catch(() => []),
);

/** 100 is "99+" if the cap is 99. */
export function badgeText(count: number, cap: 9 | 99): string {
  return count > cap ? `${cap}+` : String(count);
}
