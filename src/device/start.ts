import { deviceKeys } from "#contracts/device.ts";
import type { Sentence } from "#words/sentences.ts";
import { startMeter } from "./meter.ts";
import { purgeExpired } from "./stores/cache.ts";
import { database } from "./stores/database.ts";
import { listenToOtherTabs, onChange } from "./stores/events.ts";
import { copySettings } from "./stores/settings.ts";
import { followSystemTheme } from "./theme.ts";

/** Called once, after hydration. Without storage the site can still be read. */
export async function startDevice(): Promise<void> {
  listenToOtherTabs();
  followSystemTheme();
  startMeter();
  try {
    await database();
  } catch {
    return;
  }
  const copy = () => void copySettings().catch(() => undefined);
  onChange(["settingsChanged", "storageChanged"], copy);
  copy();
  if (legacyIsWaiting()) await (await import("./migration.lazy.ts")).migrateBookmarks();
  await purgeExpired().catch(() => undefined);
}

/** Most readers have no legacy list, so its code is loaded only if there is one. */
function legacyIsWaiting(): boolean {
  try {
    return (
      localStorage.getItem(deviceKeys.legacyBookmarks) !== null &&
      localStorage.getItem(deviceKeys.bookmarksMigrated) === null
    );
  } catch {
    return false;
  }
}

/** Why the browser stores nothing for this site, as in a private window or on a full disk; null if it does. */
export async function storageRefusal(): Promise<Sentence | null> {
  return database().then(
    () => null,
    async (error) => (await import("./write-reasons.lazy.ts")).writeFailureReason(error),
  );
}
