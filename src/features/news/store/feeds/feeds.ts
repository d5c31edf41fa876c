import { type Selectable, sql } from "kysely";
import type { Hour } from "#features/news/shapes.ts";
import type { FeedTable, NewsDatabase } from "#features/news/store/tables.ts";

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

/** What a round needs to know of a stored feed. */
export function toDueFeed(row: Selectable<FeedTable>): DueFeed {
  return {
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
  };
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
    readonly undated: readonly string[];
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
        undated: learnt.undated,
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
