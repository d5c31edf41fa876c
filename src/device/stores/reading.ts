import type { Reading } from "#contracts/device.ts";
import { database, newestRows } from "./database.ts";
import { announce } from "./events.ts";
import { createStoredHook } from "./use-stored.ts";

const DEFAULT_LIMIT = 100;

/** Records that an article was opened: its fields, the time, and no time spent yet. */
export async function recordReading(article: { readonly _id: string }): Promise<void> {
  const reading = { ...article, articleId: article._id, readAt: new Date().toISOString(), timeSpent: 0 };
  await (await database()).put("readHistory", reading);
  announce("storageChanged");
}

export async function addTimeSpent(articleId: string, seconds: number): Promise<void> {
  const transaction = (await database()).transaction("readHistory", "readwrite");
  const reading = await transaction.store.get(articleId);
  if (reading)
    await transaction.store.put({ ...reading, timeSpent: (Number(reading.timeSpent) || 0) + seconds });
  await transaction.done;
}

/** Newest first. */
export function readings(limit: number = DEFAULT_LIMIT): Promise<Reading[]> {
  return newestRows<Reading>("readHistory", "readAt", limit, "articleId");
}

/** Ids of the articles that were read, to dim them in lists. */
export const useReadArticles = createStoredHook<ReadonlySet<string>>(
  new Set(),
  ["storageChanged"],
  async () => new Set((await readings(1000)).map(({ articleId }) => articleId)),
);
