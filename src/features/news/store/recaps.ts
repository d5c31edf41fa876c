import type { Draft } from "#features/news/shapes.ts";
import type { Recap } from "#features/news/trends/newsworthiness/recaps.ts";
import { shortId } from "#platform/text/ids.ts";
import type { NewsDatabase } from "./tables.ts";

/** Keeps the human front pages for their votes; one that is known already stays as it is. */
export async function saveRecaps(db: NewsDatabase, recaps: readonly Draft[], sample: boolean): Promise<void> {
  if (recaps.length === 0) return;
  await db
    .insertInto("news.recap")
    .values(
      recaps.map(({ canonicalUrl, paper, title, summary, time }) => ({
        ...{ id: shortId(canonicalUrl, paper), paper_id: paper, title, summary, published_at: time, sample },
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function findRecaps(db: NewsDatabase, since: Date, now: Date): Promise<Recap[]> {
  return db
    .selectFrom("news.recap")
    .select(["id", "title", "summary", "paper_id as paper", "published_at as time"])
    .where("published_at", ">=", since)
    .where("published_at", "<=", now)
    .orderBy("published_at")
    .execute();
}
