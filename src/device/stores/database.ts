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

/**
 * UserSettingsDB, opened once, and again after a failure or if it was closed. Rejects with the browser's own error if
 * storage is blocked.
 */
export function database(): Promise<IDBPDatabase<Stores>> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/** Asynchronous, because some browsers throw where others report an error later. */
async function open(): Promise<IDBPDatabase<Stores>> {
  return openDB<Stores>(deviceDatabase.name, deviceDatabase.version, {
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
    // Another page wants to delete or recreate the database, and would wait for this one for ever.
    blocking(_current, _wanted, { target }) {
      (target as IDBDatabase).close();
      opened = undefined;
    },
  });
}

/** Whether a row has text under its key; its other fields may be anything, and must not be shown unchecked. */
export function hasText<Row extends object>(row: Row, key: keyof Row): boolean {
  const text: unknown = row[key];
  return typeof text === "string" && text.trim() !== "";
}

/** The newest rows of a history, by its time index; rows without a key are skipped. */
export async function newestRows<Row extends object>(
  store: "readHistory" | "searchHistory",
  index: "readAt" | "searchedAt",
  limit: number,
  key: keyof Row,
): Promise<Row[]> {
  const rows: Row[] = [];
  const transaction = (await database()).transaction(store);
  let cursor = await transaction.store.index(index as never).openCursor(null, "prev");
  while (cursor && rows.length < limit) {
    const row = cursor.value as unknown as Row;
    if (hasText(row, key)) rows.push(row);
    cursor = await cursor.continue();
  }
  return rows;
}
