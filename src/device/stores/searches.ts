import type { Search } from "#contracts/device.ts";
import { database, newestRows } from "./database.ts";
import { announce } from "./events.ts";
import { createStoredHook } from "./use-stored.ts";

const DEFAULT_LIMIT = 20;

export async function recordSearch(query: string): Promise<void> {
  await (await database()).put("searchHistory", { query, searchedAt: new Date().toISOString() });
  announce("storageChanged");
}

export async function forgetSearch(query: string): Promise<void> {
  const transaction = (await database()).transaction("searchHistory", "readwrite");
  for (const key of await transaction.store.getAllKeys()) {
    if (key[0] === query) await transaction.store.delete(key);
  }
  await transaction.done;
  announce("storageChanged");
}

/** Each query once, most recent first. */
export async function searches(limit: number = DEFAULT_LIMIT): Promise<Search[]> {
  const all = await newestRows<Search>("searchHistory", "searchedAt", Number.POSITIVE_INFINITY, "query");
  return distinctSearches(all).slice(0, limit);
}

export function distinctSearches(newestFirst: readonly Search[]): Search[] {
  const seen = new Set<string>();
  return newestFirst.filter(({ query }) => !seen.has(query) && seen.add(query));
}

export const useSearches = createStoredHook<readonly Search[]>([], ["storageChanged"], () => searches());
