import type { Paper } from "#features/news/shapes.ts";
import { type DueFeed, moveFeed, recordFailure, recordSuccess } from "#features/news/store/feeds/feeds.ts";
import { takeReleased } from "#features/news/store/held.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { FeedOutcome } from "./ask-feed.ts";
import type { StoryAssigner } from "./assign-stories.ts";
import { createFeedGate } from "./gate/feed-gate.ts";
import type { Gate } from "./gate/gate.ts";
import type { TextMarker } from "./mark-texts.ts";
import { saveDrafts, saveReleased } from "./save-drafts.ts";

/** A permanent redirect is believed after it was seen this many times. */
const MOVES_BELIEVED = 3;

interface Deps {
  readonly db: NewsDatabase;
  readonly clock: Clock;
  readonly assigner: StoryAssigner;
  readonly textMarker: Pick<TextMarker, "add">;
  readonly gate: Gate;
  readonly sample: boolean;
}

export interface AskedFeed {
  readonly feed: DueFeed;
  readonly paper: Paper;
  readonly outcome: FeedOutcome;
}

/** How many articles were new, or that the feed did not answer. */
export type FeedResult = number | "failed";

/**
 * Stores everything that follows from a feed's answer, or nothing. After a failure the desk starts anew before the next
 * feed, because it has assigned articles that were not stored.
 */
export function createOutcomeSaving({ db, clock, gate, ...desk }: Deps) {
  let isDeskInSync = true;

  return {
    saveOutcome: (asked: AskedFeed): Promise<FeedResult> => atDesk((tx) => record(tx, asked)),
    /** Stores what was held and may go in now. Returns how many articles were new. */
    async takeIn(): Promise<number> {
      const now = clock.now();
      let newArticles = 0;
      for (const paper of gate.papersToRelease(now))
        newArticles += await atDesk(async (tx) =>
          saveReleased({ ...desk, db: tx }, await takeReleased(tx, paper, now), now),
        );
      return newArticles;
    },
  };

  async function atDesk<Value>(save: (tx: NewsDatabase) => Promise<Value>): Promise<Value> {
    if (!isDeskInSync) await desk.assigner.startAnew(clock.now());
    isDeskInSync = false;
    const value = await inTransaction(db, save);
    isDeskInSync = true;
    return value;
  }

  async function record(tx: NewsDatabase, { feed, paper, outcome }: AskedFeed): Promise<FeedResult> {
    if (outcome.kind === "failed") {
      await recordFailure(tx, feed.id, outcome.failure);
      return "failed";
    }
    const { success } = outcome;
    const deps = { ...desk, db: tx, gate: createFeedGate(gate, { paper, feed, now: success.at }) };
    const newArticles =
      outcome.kind === "read" ? await saveDrafts(deps, feed.id, outcome.drafts, success) : 0;
    if (outcome.kind === "unchanged") await recordSuccess(tx, feed.id, { ...success, newArticles });
    if (success.movedTo !== null && success.movedTimes >= MOVES_BELIEVED)
      await moveFeed(tx, feed.id, success.movedTo);
    return newArticles;
  }
}
