import type { Bookmark } from "#contracts/device.ts";
import { database, hasText } from "./database.ts";
import { announce } from "./events.ts";
import { watched } from "./use-stored.ts";

/** What every caller gives at least; its other fields are kept too. */
export interface Bookmarkable {
  readonly _id: string;
  readonly headline: string;
}

/** Adds it, or overwrites it with a new `savedAt`. */
export async function saveBookmark(article: Bookmarkable): Promise<void> {
  await (await database()).put("bookmarks", { ...article, savedAt: new Date().toISOString() });
  announce("bookmarksChanged");
}

/** Puts a removed one back as it was, for "Undo". */
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

/** Only its id can be trusted: who shows more of it looks at each field first. */
export type StoredBookmark = Pick<Bookmark, "_id">;

/** Not by the index of times, in which a row without its time does not stand. */
export async function storedBookmarks(): Promise<StoredBookmark[]> {
  const rows = await (await database()).getAll("bookmarks");
  return rows.filter((row) => hasText(row, "_id"));
}

/** Null while nobody knows yet. */
export const useBookmarks = watched<readonly StoredBookmark[] | null>(
  null,
  ["bookmarksChanged", "storageChanged"],
  () => storedBookmarks().catch(() => []),
);

/** "100" is "99+" where the cap is 99. */
export function badgeText(count: number, cap: 9 | 99): string {
  return count > cap ? `${cap}+` : String(count);
}
