import { deserialize, serialize } from "node:v8";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import { type DueFeed, toDueFeed } from "./feeds.ts";

/** The desk's queue: what other workers have read of feeds. A feed is not asked again before it is stored. */
export async function handIn(db: NewsDatabase, feedId: number, outcome: object): Promise<void> {
  await db
    .insertInto("news.handed_in")
    .values({ feed_id: feedId, outcome: serialize(outcome) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The oldest of what waits for the desk. An outcome that another version wrote may be unreadable: null. */
export async function findHandedIn(
  db: NewsDatabase,
  most: number,
): Promise<{ feed: DueFeed; outcome: unknown }[]> {
  const rows = await db
    .selectFrom("news.handed_in as waiting")
    .innerJoin("news.feed as feed", "feed.id", "waiting.feed_id")
    .selectAll("feed")
    .select("waiting.outcome")
    .orderBy("waiting.seq")
    .limit(most)
    .execute();
  return rows.map(({ outcome, ...feed }) => ({
    feed: toDueFeed(feed),
    outcome: readClone(outcome),
  }));
}

function readClone(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return null;
  }
}

export async function forgetHandedIn(db: NewsDatabase, feedId: number): Promise<void> {
  await db.deleteFrom("news.handed_in").where("feed_id", "=", feedId).execute();
}
