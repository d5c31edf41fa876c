import { sql } from "kysely";
import type { Hour } from "#features/news/shapes.ts";
import type { FeedTable, NewsDatabase } from "#features/news/store/tables.ts";
import { latestPlausibleTime } from "#platform/clock.ts";
import type { Edition } from "#platform/edition.ts";

export interface DueFeed {
  readonly id: number;
  readonly paperId: string;
  readonly url: string;
  readonly category: FeedTable["category"];
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly bodyHash: string | null;
  readonly intervalMinutes: number;
  readonly failures: number;
  readonly hasAnswered: boolean;
  /** When it was last read, changed or not; null if it never was. */
  readonly lastReadAt: Date | null;
  readonly movedTo: string | null;
  readonly movedTimes: number;
}

/** Feeds to ask now, the most overdue first. */
export async function findDueFeeds(db: NewsDatabase, edition: Edition, now: Date): Promise<DueFeed[]> {
  const rows = await db
    .selectFrom("news.feed as feed")
    .innerJoin("news.paper as paper", "paper.id", "feed.paper_id")
    .selectAll("feed")
    .where("paper.edition", "=", edition)
    .where("feed.state", "=", "on")
    .where(({ or, eb }) =>
      or([eb("feed.next_check_at", "<=", now), eb("feed.last_checked_at", ">", latestPlausibleTime(now))]),
    )
    .orderBy("feed.next_check_at")
    .execute();
  return rows.map((row) => ({
    id: row.id,
    paperId: row.paper_id,
    url: row.url,
    category: row.category,
    etag: row.etag,
    lastModified: row.last_modified,
    bodyHash: row.body_hash,
    intervalMinutes: row.interval_minutes,
    failures: row.failures,
    hasAnswered: row.last_success_at !== null,
    lastReadAt: row.last_success_at,
    movedTo: row.moved_to,
    movedTimes: row.moved_times,
  }));
}

/** When the next of the feeds that have failed but never answered is due; null if there is none. */
export async function findNextFirstTry(db: NewsDatabase, edition: Edition): Promise<Date | null> {
  const next = await db
    .selectFrom("news.feed as feed")
    .innerJoin("news.paper as paper", "paper.id", "feed.paper_id")
    .select("feed.next_check_at")
    .where("paper.edition", "=", edition)
    .where("feed.state", "=", "on")
    .where("feed.last_success_at", "is", null)
    .where("feed.failures", ">", 0)
    .orderBy("feed.next_check_at")
    .limit(1)
    .executeTakeFirst();
  return next?.next_check_at ?? null;
}

export interface Success {
  readonly at: Date;
  readonly nextCheckAt: Date;
  readonly intervalMinutes: number;
  /** Missing if the feed was unchanged (a 304, or the same body): the stored values stay. */
  readonly learnt?: {
    readonly etag: string | null;
    readonly lastModified: string | null;
    readonly bodyHash: string;
    readonly newestAt: Date | null;
  };
  readonly newArticles: number;
  /** What the gate judges the paper's next hour by. */
  readonly hour?: Hour;
  readonly detail: string | null;
  readonly movedTo: string | null;
  readonly movedTimes: number;
}

/**
 * Called in the transaction that stores the articles: validators are never stored without the articles that they stand
 * for.
 */
export async function recordSuccess(db: NewsDatabase, feedId: number, success: Success): Promise<void> {
  const { at, learnt } = success;
  await db
    .updateTable("news.feed")
    .set({
      last_checked_at: at,
      last_success_at: at,
      next_check_at: success.nextCheckAt,
      interval_minutes: success.intervalMinutes,
      failures: 0,
      last_failure: null,
      moved_to: success.movedTo,
      moved_times: success.movedTimes,
      ...(learnt && {
        etag: learnt.etag,
        last_modified: learnt.lastModified,
        body_hash: learnt.bodyHash,
        last_article_at: learnt.newestAt,
      }),
    })
    .where("id", "=", feedId)
    .execute();
  const outcome = learnt ? "read" : "unchanged";
  const { detail, newArticles, hour } = success;
  await recordOutcome(db, feedId, { at, outcome, detail, new_articles: newArticles, ...hour });
}

export interface Failure {
  readonly at: Date;
  readonly nextCheckAt: Date;
  readonly kind: string;
  readonly message: string;
  /** The host says that the feed is gone for good (410). */
  readonly isGone: boolean;
}

export async function recordFailure(db: NewsDatabase, feedId: number, failure: Failure): Promise<void> {
  await db
    .updateTable("news.feed")
    .set({
      last_checked_at: failure.at,
      next_check_at: failure.nextCheckAt,
      failures: sql`failures + 1`,
      last_failure: failure.message,
      ...(failure.isGone && { state: "stopped" as const }),
    })
    .where("id", "=", feedId)
    .execute();
  const { at, kind, message } = failure;
  await recordOutcome(db, feedId, { at, outcome: kind, detail: message, new_articles: 0 });
}

/** Gives a feed that has moved permanently its new address, unless another feed has that address. */
export async function moveFeed(db: NewsDatabase, feedId: number, url: string): Promise<void> {
  await db
    .updateTable("news.feed")
    .set({ url, moved_to: null, moved_times: 0 })
    .where("id", "=", feedId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("news.feed as other").select("other.id").where("other.url", "=", url))),
    )
    .execute();
}

async function recordOutcome(
  db: NewsDatabase,
  feedId: number,
  outcome: { at: Date; outcome: string; detail: string | null; new_articles: number } & Partial<Hour>,
): Promise<void> {
  await db
    .insertInto("news.feed_outcome")
    .values({ feed_id: feedId, ...outcome })
    .execute();
}
