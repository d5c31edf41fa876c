import { type Bookmark, deviceKeys } from "#contracts/device.ts";
import { database } from "./stores/database.ts";
import { announce } from "./stores/events.ts";
import { warn } from "./stores/warn.ts";

type Legacy = Readonly<Record<string, unknown>>;

/** Once only: turns the legacy list in localStorage into bookmarks. Invalid entries are skipped, the rest is not. */
export async function migrateBookmarks(): Promise<void> {
  try {
    if (localStorage.getItem(deviceKeys.bookmarksMigrated)) return;
    const legacy: unknown = JSON.parse(localStorage.getItem(deviceKeys.legacyBookmarks) ?? "[]");
    if (!Array.isArray(legacy)) throw new Error("the legacy bookmarks are not a list");
    const db = await database();
    for (const old of legacy) await migrateOne(old, (bookmark) => db.put("bookmarks", bookmark));
    localStorage.setItem(deviceKeys.bookmarksMigrated, "true");
    if (legacy.length > 0) announce("bookmarksChanged");
  } catch (error) {
    warn("The old bookmarks could not be taken over", error);
  }
}

async function migrateOne(old: Legacy, store: (bookmark: Bookmark) => Promise<unknown>): Promise<void> {
  try {
    await store(bookmarkFromLegacy(old, window.location.origin, new Date()));
  } catch (error) {
    warn("An old bookmark could not be taken over", error);
  }
}

/** An old bookmark has `_id` or `id`, `headline` or `title`, `newspaper_name` or `source`. */
export function bookmarkFromLegacy(old: Legacy, origin: string, now: Date): Bookmark {
  const id = old._id ?? old.id;
  if (id === undefined || id === null || id === "") throw new Error("it has no id");
  return {
    _id: String(id),
    headline: String(old.headline ?? old.title ?? ""),
    url: old.url ?? origin,
    category: old.category,
    newspaper_name: old.newspaper_name ?? old.source,
    savedAt: typeof old.savedAt === "string" ? old.savedAt : now.toISOString(),
  };
}
