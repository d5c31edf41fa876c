import { deviceKeys } from "#contracts/device.ts";
import { startMeter } from "./meter.ts";
import { purgeExpired } from "./stores/cache.ts";
import { database } from "./stores/database.ts";
import { listenToOtherTabs } from "./stores/events.ts";
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

/** Whether the browser stores anything; a private window or a full disk may not. */
export async function storageWorks(): Promise<boolean> {
  return database().then(
    () => true,
    () => false,
  );
}
