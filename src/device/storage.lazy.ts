import { type Backup, deviceKeys, keptPagesCache, type Setting } from "#contracts/device.ts";
import { bookmarksOf, followOf, readingOf, searchOf, validRows } from "./rows.lazy.ts";
import { storedBookmarks } from "./stores/bookmarks.ts";
import { database, hasText } from "./stores/database.ts";
import { announce } from "./stores/events.ts";
import { addFollowing, following } from "./stores/following.lazy.ts";
import { follows } from "./stores/follows.ts";
import { readings } from "./stores/reading.ts";
import { searches } from "./stores/searches.ts";
import { addStoriesSeen, forgetSeen, storiesSeen } from "./stores/seen.lazy.ts";

/** At most this many rows of a history are exported and counted. */
const MAX_EXPORTED = 1000;

export async function exportAll(): Promise<Backup> {
  const [followed, saved, read, searched] = await everything();
  const [followedThings, openedStories] = [await following(), await storiesSeen()];
  const [settings, texts] = [await otherSettings(), keptTexts()];
  return {
    version: "1.0.0",
    exportDate: new Date().toISOString(),
    follows: followed,
    bookmarks: saved,
    readHistory: read,
    searchHistory: searched,
    ...(followedThings.length > 0 && { following: followedThings }),
    ...(openedStories.length > 0 && { storiesSeen: openedStories }),
    ...(settings.length > 0 && { settings }),
    ...(Object.keys(texts).length > 0 && { localStorage: texts }),
  };
}

/** The rows of the settings' store that an export has no list of its own for. */
async function otherSettings(): Promise<Setting[]> {
  const rows = await (await database()).getAll("settings");
  return rows.filter((row) => hasText(row, "key") && !["following", "storiesSeen"].includes(row.key));
}

/** What is kept beside the database, but for the copy of the settings. */
function keptTexts(): Record<string, string> {
  const keys = Object.values(deviceKeys).filter((key) => key !== deviceKeys.settings);
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = localStorage.getItem(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/** What belongs to the earlier bookmarks stays: without the mark, they would come back. */
export function forgetTexts(): void {
  const { legacyBookmarks, bookmarksMigrated, ...others } = deviceKeys;
  for (const key of Object.values(others)) localStorage.removeItem(key);
}

export interface StorageStats {
  follows: number;
  bookmarks: number;
  readHistory: number;
  searchHistory: number;
  cache: number;
  total: number;
}

export async function storageStats(): Promise<StorageStats> {
  const [followed, saved, read, searched] = await everything();
  const counts = {
    follows: followed.length,
    bookmarks: saved.length,
    readHistory: read.length,
    searchHistory: searched.length,
    cache: await (await database()).count("cache"),
  };
  return { ...counts, total: Object.values(counts).reduce((sum, count) => sum + count, 0) };
}

async function everything() {
  const [followed, saved, read, searched] = await Promise.all([
    follows(),
    storedBookmarks(),
    readings(MAX_EXPORTED),
    searches(MAX_EXPORTED),
  ]);
  return [
    validRows(followed, followOf),
    bookmarksOf(saved),
    validRows(read, readingOf),
    validRows(searched, searchOf),
  ] as const;
}

const clearable = ["follows", "bookmarks", "readHistory", "searchHistory", "cache"] as const;

/** Empties the named stores, or all except the settings. With `readHistory`, the times of opened stories go too. */
export async function clearStores(stores: readonly (typeof clearable)[number][] = clearable): Promise<void> {
  const transaction = (await database()).transaction(stores, "readwrite");
  await Promise.all([...stores.map((store) => transaction.objectStore(store).clear()), transaction.done]);
  if (stores.includes("readHistory")) await forgetSeen();
  if (stores.includes("readHistory") || stores.includes("cache")) await forgetCopies();
  announce("storageChanged");
  if (stores.includes("bookmarks")) {
    localStorage.removeItem(deviceKeys.legacyBookmarks);
    announce("bookmarksChanged");
  }
  if (stores.includes("follows")) announce("followsChanged");
}

/** The pages that were opened, as the service worker has kept them; not the site's own files. */
async function forgetCopies(): Promise<void> {
  for (const name of (await window.caches?.keys()) ?? [])
    if (name.startsWith(keptPagesCache)) await window.caches.delete(name);
}

/** Adds an imported backup; existing rows with the same key are overwritten. */
export async function importBackup(backup: Omit<Backup, "version" | "exportDate">): Promise<void> {
  const stores = ["follows", "bookmarks", "readHistory", "searchHistory"] as const;
  const transaction = (await database()).transaction(stores, "readwrite");
  for (const name of stores) {
    const store = transaction.objectStore(name);
    for (const row of backup[name]) await store.put(row as never);
  }
  await transaction.done;
  await addFollowing(backup.following ?? []);
  await addStoriesSeen(backup.storiesSeen ?? []);
  announce("storageChanged");
  announce("bookmarksChanged");
  announce("followsChanged");
}
