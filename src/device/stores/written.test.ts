import { deleteDB, openDB } from "idb";
import { expect, test, vi } from "vitest";
import { deviceDatabase } from "#contracts/device.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import {
  removeAllBookmarks,
  removeBookmark,
  restoreBookmarks,
  saveBookmark,
  storedBookmarks,
} from "./bookmarks.ts";
import { purgeExpired, saveEntry, storedEntry } from "./cache.ts";
import { database, newestRows } from "./database.ts";
import { follow, follows, unfollow } from "./follows.ts";
import { clearSettings } from "./own-settings.lazy.ts";
import { addTimeSpent, readings, recordReading } from "./reading.ts";
import { forgetSearch, recordSearch, searches } from "./searches.ts";
import { changeSetting, defaults, settings } from "./settings.ts";

const device = emptyDevice();

/** Only the date is faked, because IndexedDB waits with timers of its own. */
function at(time: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
}

const ids = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id);

test("every store has its key and its indexes", async () => {
  const db = await database();
  const stores = [...db.objectStoreNames].map((name) => {
    const store = db.transaction(name).store;
    return [name, store.keyPath, [...store.indexNames]];
  });
  expect(stores).toEqual([
    ["bookmarks", "_id", ["savedAt"]],
    ["cache", "key", ["expiresAt", "type"]],
    ["follows", "publisher", []],
    ["readHistory", "articleId", ["readAt"]],
    ["searchHistory", ["query", "searchedAt"], ["searchedAt"]],
    ["settings", "key", []],
  ]);
});

test("the database is opened once, and reopened after another page has deleted it", async () => {
  const first = await database();
  expect(await database()).toBe(first);
  await deleteDB(deviceDatabase.name);
  expect(await database()).not.toBe(first);
});

test("a database that could not be opened is opened on the next try", async () => {
  (await openDB(deviceDatabase.name, deviceDatabase.version + 1)).close();
  await expect(database()).rejects.toThrow("version");
  await deleteDB(deviceDatabase.name);
  expect((await database()).version).toBe(deviceDatabase.version);
});

test("a bookmark is overwritten, removed on its own and restored unchanged", async () => {
  at("2026-11-21T10:00:00Z");
  await saveBookmark({ _id: "a", headline: "One" });
  await saveBookmark({ _id: "b", headline: "Two" });
  at("2026-11-21T11:00:00Z");
  await saveBookmark({ _id: "a", headline: "One again" });
  const [a] = await storedBookmarks();
  expect(a).toEqual({ _id: "a", headline: "One again", savedAt: "2026-11-21T11:00:00.000Z" });
  device.events.length = 0;
  await removeBookmark("a");
  expect(ids(await storedBookmarks())).toEqual(["b"]);
  await restoreBookmarks([a as never]);
  expect(await storedBookmarks()).toContainEqual(a);
  await removeAllBookmarks();
  expect(await storedBookmarks()).toEqual([]);
  expect(device.events).toEqual(["bookmarksChanged", "bookmarksChanged", "bookmarksChanged"]);
});

test("rows without a readable key are not bookmarks, follows or readings", async () => {
  const db = await database();
  await db.put("bookmarks", { _id: " " } as never);
  await db.put("bookmarks", { _id: 7 } as never);
  await db.put("follows", { publisher: "" } as never);
  await db.put("readHistory", { articleId: " ", readAt: "2026-11-21T10:00:00.000Z" } as never);
  expect([await storedBookmarks(), await follows(), await readings()]).toEqual([[], [], []]);
});

test("a paper is followed and unfollowed by its name", async () => {
  at("2026-11-21T10:00:00Z");
  await follow("Harbour Post");
  await follow("Delta Ledger");
  await unfollow("Delta Ledger");
  expect(await follows()).toEqual([{ publisher: "Harbour Post", followedAt: "2026-11-21T10:00:00.000Z" }]);
  expect(device.events).toEqual(["followsChanged", "followsChanged", "followsChanged"]);
});

test("a reading keeps the article's fields and adds up the time spent", async () => {
  at("2026-11-21T10:00:00Z");
  await recordReading({ _id: "a", headline: "One" } as never);
  await addTimeSpent("a", 12);
  await addTimeSpent("a", 30);
  await addTimeSpent("never opened", 5);
  expect(await readings()).toEqual([
    { _id: "a", articleId: "a", headline: "One", readAt: "2026-11-21T10:00:00.000Z", timeSpent: 42 },
  ]);
  expect(device.events).toEqual(["storageChanged"]);
});

test("readings are listed newest first, up to the limit", async () => {
  for (const hour of [10, 12, 11]) {
    at(`2026-11-21T${hour}:00:00Z`);
    await recordReading({ _id: String(hour) });
  }
  expect((await readings()).map(({ articleId }) => articleId)).toEqual(["12", "11", "10"]);
  expect(
    (await newestRows("readHistory", "readAt", 2, "articleId")).map((row) => Object(row).articleId),
  ).toEqual(["12", "11"]);
});

test("searches are listed once each, newest first, and forgetting one removes every occurrence", async () => {
  for (const [hour, query] of [
    [10, "naira"],
    [11, "oil"],
    [12, "naira"],
    [13, "rice"],
  ] as const) {
    at(`2026-11-21T${hour}:00:00Z`);
    await recordSearch(query);
  }
  expect((await searches()).map(({ query }) => query)).toEqual(["rice", "naira", "oil"]);
  expect((await searches(2)).map(({ query }) => query)).toEqual(["rice", "naira"]);
  await forgetSearch("naira");
  expect((await searches()).map(({ query }) => query)).toEqual(["rice", "oil"]);
  expect(device.events).toHaveLength(5);
});

test("a changed setting is stored until the settings are cleared", async () => {
  await changeSetting("showImages", false);
  await changeSetting("theme", "dark");
  expect(await settings()).toEqual({ ...defaults, showImages: false, theme: "dark" });
  await clearSettings();
  expect(await settings()).toEqual(defaults);
  expect(device.events).toEqual(["settingsChanged", "settingsChanged", "settingsChanged"]);
});

test("a cached answer is returned until it expires, and deleted when requested after that", async () => {
  at("2026-11-21T10:00:00Z");
  await saveEntry("k", { one: 1 }, "answer", 1000);
  await saveEntry("l", { two: 2 }, "answer");
  at("2026-11-21T10:00:00.999Z");
  expect((await storedEntry("k"))?.data).toEqual({ one: 1 });
  at("2026-11-21T10:00:01Z");
  expect(await storedEntry("k")).toBeUndefined();
  at("2026-11-21T10:00:00Z");
  expect(await storedEntry("k")).toBeUndefined();
  expect((await storedEntry("l"))?.data).toEqual({ two: 2 });
});

test.each([[null], ["text"]])("a cached %j is not returned as an answer", async (data) => {
  await saveEntry("k", data, "answer");
  expect(await storedEntry("k")).toBeUndefined();
});

test("only expired entries are purged", async () => {
  at("2026-11-21T10:00:00Z");
  await saveEntry("k", {}, "answer", 1000);
  await saveEntry("l", {}, "answer", 1001);
  at("2026-11-21T10:00:01Z");
  await purgeExpired();
  expect(await (await database()).getAllKeys("cache")).toEqual(["l"]);
});
