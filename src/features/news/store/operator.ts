import { sql } from "kysely";
import type { Category } from "#contracts/sections.ts";
import type { FeedState, NewsDatabase } from "./tables.ts";

export interface FeedStatus {
  readonly id: number;
  readonly paper: string;
  readonly url: string;
  readonly state: FeedState;
  readonly intervalMinutes: number;
  readonly failures: number;
  readonly lastFailure: string | null;
  readonly lastSuccessAt: Date | null;
  readonly nextCheckAt: Date | null;
}

export async function listFeeds(db: NewsDatabase): Promise<FeedStatus[]> {
  return feedLines(db).orderBy("paper_id").orderBy("id").execute();
}

/** One feed by its number or address, or all feeds of a paper by its id. */
export async function findFeeds(db: NewsDatabase, name: string): Promise<FeedStatus[]> {
  const isNumber = /^\d{1,9}$/.test(name);
  return feedLines(db)
    .where((row) =>
      isNumber
        ? row("id", "=", Number(name))
        : row.or([row("url", "=", name), row("listed_url", "=", name), row("paper_id", "=", name)]),
    )
    .orderBy("id")
    .execute();
}

/** The origins of the sample edition's papers, which run on this machine. */
export async function findSampleOrigins(db: NewsDatabase): Promise<string[]> {
  const feeds = await db
    .selectFrom("news.feed as feed")
    .innerJoin("news.paper as paper", "paper.id", "feed.paper_id")
    .select("feed.url")
    .where("paper.edition", "=", "sample")
    .execute();
  return [...new Set(feeds.map(({ url }) => new URL(url).origin))];
}

function feedLines(db: NewsDatabase) {
  return db
    .selectFrom("news.feed")
    .select(["id", "paper_id as paper", "url", "state", "interval_minutes as intervalMinutes", "failures"])
    .select(["last_failure as lastFailure", "last_success_at as lastSuccessAt"])
    .select(sql<Date | null>`case when isfinite(next_check_at) then next_check_at end`.as("nextCheckAt"));
}

export async function findFeedOutcomes(
  db: NewsDatabase,
  feedId: number,
): Promise<{ at: Date; outcome: string; detail: string | null; newArticles: number }[]> {
  return db
    .selectFrom("news.feed_outcome")
    .select(["at", "outcome", "detail", "new_articles as newArticles"])
    .where("feed_id", "=", feedId)
    .orderBy("at", "desc")
    .limit(20)
    .execute();
}

/** False if the paper is unknown, or the feed exists already. */
export async function addFeed(
  db: NewsDatabase,
  feed: { paper: string; url: string; category: Category | null },
): Promise<boolean> {
  const { rows } = await sql`
    insert into news.feed (paper_id, listed_url, url, category, state, by_operator)
    select id, ${feed.url}, ${feed.url}, ${feed.category}, 'on', true from news.paper where id = ${feed.paper}
    on conflict do nothing returning 1`.execute(db);
  return rows.length > 0;
}

/** From now on the operator's choice overrides the registry; a resumed feed is asked at once. */
export async function setFeedState(
  db: NewsDatabase,
  feedIds: readonly number[],
  state: "on" | "paused",
): Promise<void> {
  await db
    .updateTable("news.feed")
    .set({
      state,
      by_operator: true,
      ...(state === "on" && { next_check_at: sql<Date>`'-infinity'`, failures: 0 }),
    })
    .where("id", "in", feedIds)
    .execute();
}

/**
 * Stores the operator's wish that an article be among the picks ("pin") or never be ("ban"); null removes the wish.
 * False if there is no such article, or no wish to remove.
 */
export async function setPickWish(
  db: NewsDatabase,
  id: string,
  wish: "pin" | "ban" | null,
  at: Date,
): Promise<boolean> {
  if (wish === null) {
    const { numDeletedRows } = await db
      .deleteFrom("news.wish")
      .where("article_id", "=", id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }
  const { rows } = await sql`
    insert into news.wish (article_id, wish, made_at) select id, ${wish}, ${at} from news.article where id = ${id}
    on conflict (article_id) do update set wish = excluded.wish, made_at = excluded.made_at,
      seq = default returning 1`.execute(db);
  return rows.length > 0;
}
