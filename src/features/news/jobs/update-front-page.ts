import { isDeepStrictEqual } from "node:util";
import { composeEditions } from "#features/news/api/editions.ts";
import { saveEdition } from "#features/news/store/editions.ts";
import { newsTables } from "#features/news/store/tables.ts";
import type { NewsJobsDeps } from "./deps.ts";

/**
 * Opens the edition of the hour, or brings the open one up to date: that of all stories, and that of each language's
 * own. Writes nothing if the choice is unchanged.
 */
export async function updateFrontPage(deps: Pick<NewsJobsDeps, "db" | "edition">, now: Date): Promise<void> {
  const db = newsTables(deps.db);
  for (const { language, key, open, stories } of await composeEditions(db, now)) {
    if (stories === null || isDeepStrictEqual(stories, open?.stories)) continue;
    const row = { ...key, stories, begun_at: open?.begun_at ?? now, updated_at: now };
    await saveEdition(db, row, deps.edition === "sample", language);
  }
}
