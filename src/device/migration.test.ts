import { beforeEach, expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { bookmarkFromLegacy, migrateBookmarks } from "./migration.lazy.ts";
import { database } from "./stores/database.ts";

const device = emptyDevice();
let storage: Record<string, string>;

beforeEach(() => {
  storage = {};
  Object.assign(device.window, { location: { origin: "https://naijagist.example" } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, value: string) => {
      storage[key] = value;
    },
  });
});

const now = new Date("2026-11-21T10:00:00.000Z");
const migrated = (old: Record<string, unknown>) => bookmarkFromLegacy(old, "https://naijagist.example", now);

test("an old bookmark's id, headline and paper are read under either field name", () => {
  const one = migrated({
    id: 7,
    title: "One",
    source: "Harbour Post",
    category: "Sports",
    url: "https://a.example/1",
  });
  const two = migrated({ _id: "8", headline: "Two", newspaper_name: "Delta Ledger" });
  expect(one).toMatchObject({
    _id: "7",
    headline: "One",
    newspaper_name: "Harbour Post",
    category: "Sports",
  });
  expect(two).toMatchObject({ _id: "8", headline: "Two", newspaper_name: "Delta Ledger" });
});

test("a missing url becomes the site's own address", () => {
  expect(migrated({ id: "1" }).url).toBe("https://naijagist.example");
});

test("an entry without an id cannot be migrated", () => {
  expect(() => migrated({ title: "Nobody" })).toThrow("no id");
});

const ids = async () => (await (await database()).getAll("bookmarks")).map(({ _id }) => _id);

test("old bookmarks are migrated once, and those that cannot be are left out with a warning", async () => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  storage.bookmarks = JSON.stringify([{ id: "a", title: "A" }, { title: "Nobody" }, null, { _id: "b" }]);
  await migrateBookmarks();
  expect(await ids()).toEqual(["a", "b"]);
  expect(warned).toHaveBeenCalledTimes(2);
  expect([storage.bookmarks_migrated, device.events]).toEqual(["true", ["bookmarksChanged"]]);
  storage.bookmarks = JSON.stringify([{ id: "c" }]);
  await migrateBookmarks();
  expect(await ids()).toEqual(["a", "b"]);
  warned.mockRestore();
});

test.each([undefined, "[]"])("an old list of %j is marked as migrated without an event", async (list) => {
  if (list !== undefined) storage.bookmarks = list;
  await migrateBookmarks();
  expect([await ids(), storage.bookmarks_migrated, device.events]).toEqual([[], "true", []]);
});

test.each(['{"a":1}', "[", "7"])("the unreadable old list %s is not marked as migrated", async (list) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  storage.bookmarks = list;
  await migrateBookmarks();
  expect([await ids(), storage.bookmarks_migrated, device.events]).toEqual([[], undefined, []]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
