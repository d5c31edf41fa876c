import { isDeepStrictEqual } from "node:util";
import { languages } from "#contracts/languages.ts";
import { editionComposer } from "#features/news/api/editions.ts";
import { saveEdition } from "#features/news/store/editions.ts";
import { newsTables } from "#features/news/store/tables.ts";
import type { NewsJobsDeps } from "./deps.ts";

/**
 * Opens the edition of the hour, or brings the open one up to date: that of all stories, and that of each language's
 * own. Writes nothing if the choice is unchanged.
 */
export async function updateFrontPage(deps: Pick<NewsJobsDeps, "db" | "edition">, now: Date): Promise<void> {
  const db = newsTables(deps.db);
  const composeEdition = await editionComposer(db, now);
  for (const language of [undefined, ...languages]) {
    const { key, open, stories } = await composeEdition(language);
    if (stories === null || isDeepStrictEqual(stories, open?.stories)) continue;
    const row = { ...key, stories, begun_at: open?.begun_at ?? now, updated_at: now };
    await saveEdition(db, row, deps.edition === "sample", language);
  }
}
