import type { Backup } from "#contracts/device.ts";
import { bookmarksOf, followOf, readingOf, searchOf, validRows } from "./rows.lazy.ts";
import { storedBookmarks } from "./stores/bookmarks.ts";
import { database } from "./stores/database.ts";
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
  return {
    version: "1.0.0",
    exportDate: new Date().toISOString(),
    follows: followed,
    bookmarks: saved,
    readHistory: read,
    searchHistory: searched,
    ...(followedThings.length > 0 && { following: followedThings }),
    ...(openedStories.length > 0 && { storiesSeen: openedStories }),
  };
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
  announce("storageChanged");
  if (stores.includes("bookmarks")) announce("bookmarksChanged");
  if (stores.includes("follows")) announce("followsChanged");
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
