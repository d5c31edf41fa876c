import { beforeEach, expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { fromLegacy, migrateBookmarks } from "./migration.lazy.ts";
import { database } from "./stores/database.ts";

const device = emptyDevice();
let kept: Record<string, string>;

beforeEach(() => {
  kept = {};
  Object.assign(device.window, { location: { origin: "https://naijagist.example" } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
});

const now = new Date("2026-11-21T10:00:00.000Z");
const migrated = (old: Record<string, unknown>) => fromLegacy(old, "https://naijagist.example", now);

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
  kept.bookmarks = JSON.stringify([{ id: "a", title: "A" }, { title: "Nobody" }, null, { _id: "b" }]);
  await migrateBookmarks();
  expect(await ids()).toEqual(["a", "b"]);
  expect(warned).toHaveBeenCalledTimes(2);
  expect([kept.bookmarks_migrated, device.heard]).toEqual(["true", ["bookmarksChanged"]]);
  kept.bookmarks = JSON.stringify([{ id: "c" }]);
  await migrateBookmarks();
  expect(await ids()).toEqual(["a", "b"]);
  warned.mockRestore();
});

test.each([undefined, "[]"])("an old list of %j is marked as migrated without an event", async (list) => {
  if (list !== undefined) kept.bookmarks = list;
  await migrateBookmarks();
  expect([await ids(), kept.bookmarks_migrated, device.heard]).toEqual([[], "true", []]);
});

test.each(['{"a":1}', "[", "7"])("the unreadable old list %s is not marked as migrated", async (list) => {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  kept.bookmarks = list;
  await migrateBookmarks();
  expect([await ids(), kept.bookmarks_migrated, device.heard]).toEqual([[], undefined, []]);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});
