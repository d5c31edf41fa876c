import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import {
  type Bookmark,
  type CacheEntry,
  deviceDatabase,
  type Follow,
  type Reading,
  type Search,
  type Setting,
} from "#contracts/device.ts";

export interface Stores extends DBSchema {
  follows: { key: string; value: Follow };
  bookmarks: { key: string; value: Bookmark; indexes: { savedAt: string } };
  readHistory: { key: string; value: Reading; indexes: { readAt: string } };
  searchHistory: { key: [string, string]; value: Search; indexes: { searchedAt: string } };
  cache: { key: string; value: CacheEntry; indexes: { expiresAt: string; type: string } };
  settings: { key: string; value: Setting };
}

let opened: Promise<IDBPDatabase<Stores>> | undefined;

/** UserSettingsDB, opened once. Rejects with the browser's own error where storage is blocked. */
export function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= openDB<Stores>(deviceDatabase.name, deviceDatabase.version, {
    upgrade(db) {
      db.createObjectStore("follows", { keyPath: "publisher" });
      db.createObjectStore("bookmarks", { keyPath: "_id" }).createIndex("savedAt", "savedAt");
      db.createObjectStore("readHistory", { keyPath: "articleId" }).createIndex("readAt", "readAt");
      db.createObjectStore("searchHistory", { keyPath: ["query", "searchedAt"] }).createIndex(
        "searchedAt",
        "searchedAt",
      );
      const cache = db.createObjectStore("cache", { keyPath: "key" });
      cache.createIndex("expiresAt", "expiresAt");
      cache.createIndex("type", "type");
      db.createObjectStore("settings", { keyPath: "key" });
    },
    terminated() {
      opened = undefined;
    },
  });
  return opened;
}

/** The newest rows of a store by one of its time indexes. */
export async function newest<Row>(
  store: "bookmarks" | "readHistory" | "searchHistory",
  index: "savedAt" | "readAt" | "searchedAt",
  limit: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const transaction = (await database()).transaction(store);
  let cursor = await transaction.store.index(index as never).openCursor(null, "prev");
  while (cursor && rows.length < limit) {
    rows.push(cursor.value as Row);
    cursor = await cursor.continue();
  }
  return rows;
}
