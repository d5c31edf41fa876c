import { expect, test, vi } from "vitest";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { startDevice, storageRefusal } from "./start.ts";
import { saveEntry } from "./stores/cache.ts";
import { database } from "./stores/database.ts";
import { changeSetting } from "./stores/settings.ts";

const device = emptyDevice();

/** The page's looks, what localStorage holds, and what hears of the system's theme. */
function browser(held: Record<string, string> = {}) {
  const stored: Record<string, string> = { ...held };
  const system = Object.assign(new EventTarget(), { matches: true });
  const classes = new Set<string>();
  const toggle = (name: string, isOn: boolean) => (isOn ? classes.add(name) : classes.delete(name));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(stored, { [key]: value }),
    removeItem: (key: string) => delete stored[key],
  });
  vi.stubGlobal("document", { documentElement: { classList: { toggle } } });
  Object.assign(device.window, { matchMedia: () => system, location: { origin: "https://gist.example" } });
  return { stored, system, classes };
}

test("the device follows the system's theme", async () => {
  const { system, classes } = browser();
  await startDevice();
  system.dispatchEvent(new Event("change"));
  expect([...classes]).toEqual(["dark"]);
});

test("settings are copied to where the head's script finds them, at the start and when they change", async () => {
  await changeSetting("compactMode", true);
  const { stored } = browser();
  await startDevice();
  await vi.waitFor(() => expect(JSON.parse(stored.settings ?? "{}")).toEqual({ compactMode: true }));
  await changeSetting("showImages", false);
  await vi.waitFor(() =>
    expect(JSON.parse(stored.settings ?? "{}")).toEqual({ compactMode: true, showImages: false }),
  );
});

test("answers that have expired are removed", async () => {
  browser();
  await saveEntry("fresh", { a: 1 }, "answer");
  const db = await database();
  const fresh = await db.get("cache", "fresh");
  await db.put("cache", {
    ...(fresh as NonNullable<typeof fresh>),
    key: "old",
    expiresAt: "2020-01-01T00:00:00.000Z",
  });
  await startDevice();
  expect(await db.getAllKeys("cache")).toEqual(["fresh"]);
});

const legacy = JSON.stringify([{ _id: "b1", headline: "An old bookmark" }]);
test.each([
  ["are moved once", { bookmarks: legacy }, ["b1"]],
  ["are not moved again", { bookmarks: legacy, bookmarks_migrated: "true" }, []],
  ["are none", {}, []],
])("bookmarks of the first version %s", async (_, held, ids) => {
  browser(held);
  await startDevice();
  expect(await (await database()).getAllKeys("bookmarks")).toEqual(ids);
});

test("a browser that stores what it is given refuses nothing", async () => {
  expect(await storageRefusal()).toBeNull();
});
