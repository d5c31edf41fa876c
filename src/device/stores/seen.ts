import { database } from "./database.ts";
import { createStoredHook } from "./use-stored.ts";

/** When each story was last opened on this device; a time that cannot be read is NaN, after which nothing is new. */
async function storiesSeen(): Promise<ReadonlyMap<string, number>> {
  const list: unknown = (await (await database()).get("settings", "storiesSeen"))?.value;
  const rows = Array.isArray(list) ? list : [];
  return new Map(rows.map((row) => [Object(row).id, Date.parse(Object(row).seenAt)]));
}

export const useStoriesSeen = createStoredHook<ReadonlyMap<string, number>>(
  new Map(),
  ["settingsChanged", "storageChanged"],
  storiesSeen,
);
