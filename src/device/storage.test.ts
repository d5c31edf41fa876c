import { beforeEach, expect, test, vi } from "vitest";
import { deviceKeys } from "#contracts/device.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { clearStores, exportAll, forgetTexts, importBackup, storageStats } from "./storage.lazy.ts";
import { saveBookmark, storedBookmarks } from "./stores/bookmarks.ts";
import { saveEntry } from "./stores/cache.ts";
import { database } from "./stores/database.ts";
import { following, followThing } from "./stores/following.lazy.ts";
import { follow, follows } from "./stores/follows.ts";
import { readings, recordReading } from "./stores/reading.ts";
import { recordSearch, searches } from "./stores/searches.ts";
import { recordStoryVisit, storiesSeen } from "./stores/seen.lazy.ts";
import { changeSetting, settings } from "./stores/settings.ts";

const device = emptyDevice();
const at = "2026-11-21T10:00:00.000Z";
/** What localStorage holds. */
let texts: Record<string, string> = {};

beforeEach(() => {
  texts = {};
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts[key] ?? null,
    removeItem: (key: string) => delete texts[key],
  });
});

async function fill(): Promise<void> {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
  await follow("Harbour Post");
  await saveBookmark({ _id: "a", headline: "One" });
  await saveBookmark({ _id: "b", headline: "Two" });
  await recordReading({ _id: "a" });
  await recordSearch("naira");
  await recordSearch("oil");
  await recordSearch("rice");
  await saveEntry("k", {}, "answer");
  await followThing({ kind: "club", id: "c1", label: "A club" });
  await recordStoryVisit("1a");
  await changeSetting("theme", "dark");
  device.events.length = 0;
}

test("an export has everything, and an import restores it to an empty device, but for the settings", async () => {
  await fill();
  const beside = Object.fromEntries(Object.values(deviceKeys).map((key) => [key, `text of ${key}`]));
  Object.assign(texts, beside, { strange: "another program's" });
  const file = await exportAll();
  expect(file).toMatchObject({
    version: "1.0.0",
    exportDate: at,
    follows: [{ publisher: "Harbour Post", followedAt: at }],
    bookmarks: [{ _id: "a" }, { _id: "b" }],
    readHistory: [{ articleId: "a", readAt: at, timeSpent: 0 }],
    following: [{ kind: "club", id: "c1", label: "A club", followedAt: at }],
    storiesSeen: [{ id: "1a", seenAt: at, before: null }],
  });
  expect(file.searchHistory).toHaveLength(3);
  const { settings: rows, localStorage: besides, ...lists } = file;
  expect(rows).toEqual([{ key: "theme", value: "dark" }]);
  // This one is a copy of the settings.
  const { settings: _copy, ...others } = beside;
  expect(besides).toEqual(others);
  const db = await database();
  for (const store of db.objectStoreNames) await db.clear(store);
  texts = {};
  await importBackup(file);
  expect(await exportAll()).toEqual(lists);
});

test("an import keeps existing rows, except for those with the same key", async () => {
  await fill();
  await importBackup({
    follows: [{ publisher: "Delta Ledger", followedAt: at }],
    bookmarks: [{ _id: "a", headline: "Imported", savedAt: at }],
    readHistory: [],
    searchHistory: [],
  });
  expect((await follows()).map(({ publisher }) => publisher)).toEqual(["Delta Ledger", "Harbour Post"]);
  expect(await storedBookmarks()).toMatchObject([{ headline: "Imported" }, { headline: "Two" }]);
  expect(await following()).toHaveLength(1);
  expect(device.events).toEqual(["settingsChanged", "storageChanged", "bookmarksChanged", "followsChanged"]);
});

test("a device with nothing followed and no story opened exports neither list", async () => {
  const file = await exportAll();
  expect(Object.keys(file)).toEqual([
    "version",
    "exportDate",
    "follows",
    "bookmarks",
    "readHistory",
    "searchHistory",
  ]);
});

test("with the settings goes what is kept beside the database, but no bookmarks come back", () => {
  texts = Object.fromEntries(Object.values(deviceKeys).map((key) => [key, "text"]));
  forgetTexts();
  expect(Object.keys(texts)).toEqual(["bookmarks", "bookmarks_migrated"]);
});

test.each([
  [["bookmarks"], ["bookmarks_migrated"]],
  [["follows"], ["bookmarks", "bookmarks_migrated"]],
] as const)("with %j, of the earlier bookmarks stays %j", async (stores, left) => {
  texts = { bookmarks: "[]", bookmarks_migrated: "true" };
  await clearStores(stores);
  expect(Object.keys(texts)).toEqual(left);
});

test("the statistics count each store and the total", async () => {
  await fill();
  expect(await storageStats()).toEqual({
    follows: 1,
    bookmarks: 2,
    readHistory: 1,
    searchHistory: 3,
    cache: 1,
    total: 8,
  });
});

test("clearing all stores keeps the settings and what is followed other than papers", async () => {
  await fill();
  await clearStores();
  expect((await storageStats()).total).toBe(0);
  expect([(await settings()).theme, await following(), await storiesSeen()]).toMatchObject([
    "dark",
    [{ id: "c1" }],
    [],
  ]);
  expect(new Set(device.events)).toEqual(
    new Set(["settingsChanged", "storageChanged", "bookmarksChanged", "followsChanged"]),
  );
});

test.each([
  ["readHistory", ["naija-gist-files-1", "other"]],
  ["cache", ["naija-gist-files-1", "other"]],
  ["searchHistory", ["naija-gist-files-1", "naija-gist-kept-1", "other"]],
] as const)("clearing %s leaves these of the service worker's stores: %j", async (store, left) => {
  const names = new Set(["naija-gist-files-1", "naija-gist-kept-1", "other"]);
  Object.assign(device.window, {
    caches: { keys: async () => [...names], delete: async (name: string) => names.delete(name) },
  });
  await clearStores([store]);
  expect([...names]).toEqual(left);
});

test.each([
  ["bookmarks", ["storageChanged", "bookmarksChanged"], 1],
  ["follows", ["storageChanged", "followsChanged"], 1],
  ["searchHistory", ["storageChanged"], 1],
  ["readHistory", ["settingsChanged", "settingsChanged", "storageChanged"], 0],
] as const)(
  "clearing only %s is announced and leaves the other stores unchanged",
  async (store, announced, seenCount) => {
    await fill();
    const before = await storageStats();
    await clearStores([store]);
    expect(device.events).toEqual(announced);
    expect(await storageStats()).toEqual({ ...before, [store]: 0, total: before.total - before[store] });
    expect(await storiesSeen()).toHaveLength(seenCount);
    expect([await readings(), await searches()].map(({ length }) => length)).toEqual([
      store === "readHistory" ? 0 : 1,
      store === "searchHistory" ? 0 : 3,
    ]);
  },
);
