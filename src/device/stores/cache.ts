import type { CacheEntry } from "#contracts/device.ts";
import { HOUR_MS } from "#contracts/durations.ts";
import { database } from "./database.ts";

export const LIFETIME_MS = HOUR_MS;

export async function saveEntry(
  key: string,
  data: unknown,
  type: string,
  lifetimeMs: number = LIFETIME_MS,
): Promise<void> {
  await (await database()).put("cache", cacheEntry(key, data, type, lifetimeMs, Date.now()));
}

export function cacheEntry(
  key: string,
  data: unknown,
  type: string,
  lifetimeMs: number,
  now: number,
): CacheEntry {
  return {
    key,
    data,
    type,
    cachedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + lifetimeMs).toISOString(),
  };
}

/** The entry stored under the key. An expired one is deleted, and undefined is returned. */
export async function storedEntry(key: string): Promise<CacheEntry | undefined> {
  const db = await database();
  const entry = await db.get("cache", key);
  if (!entry || (isValid(entry) && entry.expiresAt > new Date().toISOString())) return entry;
  await db.delete("cache", key);
  return undefined;
}

/** An invalid entry counts as expired. */
function isValid({ data, cachedAt }: CacheEntry): boolean {
  return typeof data === "object" && data !== null && Date.parse(cachedAt) > 0;
}

export async function purgeExpired(): Promise<void> {
  const transaction = (await database()).transaction("cache", "readwrite");
  const expired = IDBKeyRange.upperBound(new Date().toISOString());
  for (const key of await transaction.store.index("expiresAt").getAllKeys(expired)) {
    await transaction.store.delete(key);
  }
  await transaction.done;
}
