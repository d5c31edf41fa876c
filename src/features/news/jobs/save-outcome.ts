import type { Paper } from "#features/news/shapes.ts";
import { holdsDesk, takeDesk } from "#features/news/store/feeds/desk-holder.ts";
import {
  type DueFeed,
  moveFeed,
  recordFailure,
  recordSuccess,
  type Success,
} from "#features/news/store/feeds/feeds.ts";
import { forgetHandedIn, handIn } from "#features/news/store/feeds/handed-in.ts";
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
  readonly worker: string;
  readonly sample: boolean;
}

export interface AskedFeed {
  readonly feed: DueFeed;
  readonly paper: Paper;
  readonly outcome: FeedOutcome;
  /** By another worker. */
  readonly isHandedIn?: boolean;
}

/** How many articles were new, or that the feed did not answer. */
export type FeedResult = number | "failed";

/** Another worker assigns stories now: what this one assigns does not count. */
class DeskTaken extends Error {}

/**
 * Stores everything that follows from a feed's answer, or nothing. After a failure the desk starts anew before the next
 * feed, because it has assigned articles that were not stored.
 */
export function createOutcomeSaving({ db, clock, gate, worker, ...desk }: Deps) {
  let isDeskInSync = true;
  let isDeskOurs = true;

  return {
    /** Returns stories that may have unmarked texts. The desk of a worker that was not the last starts anew. */
    async openDesk(): Promise<string[]> {
      const wasOurs = await takeDesk(db, worker);
      isDeskOurs = true;
      const { catchUp, startAnew } = desk.assigner;
      return wasOurs && isDeskInSync ? catchUp(clock.now()) : startAnew(clock.now());
    },
    async saveOutcome(asked: AskedFeed): Promise<FeedResult> {
      try {
        return await atDesk((tx) => record(tx, asked));
      } catch (error) {
        // Its feed is asked again.
        if (asked.isHandedIn && !(error instanceof DeskTaken)) await forgetHandedIn(db, asked.feed.id);
        throw error;
      }
    },
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
    if (!isDeskOurs) throw new DeskTaken("another worker has the desk");
    if (!isDeskInSync) await desk.assigner.startAnew(clock.now());
    isDeskInSync = false;
    const value = await inTransaction(db, async (tx) => {
      isDeskOurs = await holdsDesk(tx, worker);
      if (!isDeskOurs) throw new DeskTaken("another worker has the desk");
      return save(tx);
    });
    isDeskInSync = true;
    return value;
  }

  async function record(tx: NewsDatabase, asked: AskedFeed): Promise<FeedResult> {
    const { feed, paper, outcome } = asked;
    if (outcome.kind !== "read") return recordWithoutDesk(tx, feed, outcome);
    const { success } = outcome;
    const deps = { ...desk, db: tx, gate: createFeedGate(gate, { paper, feed, now: success.at }) };
    const newArticles = await saveDrafts(deps, feed.id, outcome.drafts, success);
    await moveIfBelieved(tx, feed, success);
    if (asked.isHandedIn) await forgetHandedIn(tx, feed.id);
    return newArticles;
  }
}

/**
 * What a worker without the desk does with a feed's answer: it stores what the desk need not see, and hands in the rest.
 */
export function saveOrHandIn(db: NewsDatabase, { feed, outcome }: AskedFeed): Promise<FeedResult> {
  return inTransaction(db, async (tx) => {
    if (outcome.kind !== "read") return recordWithoutDesk(tx, feed, outcome);
    await handIn(tx, feed.id, outcome);
    return 0;
  });
}

type WithoutEntries = Exclude<FeedOutcome, { kind: "read" }>;

async function recordWithoutDesk(
  tx: NewsDatabase,
  feed: DueFeed,
  outcome: WithoutEntries,
): Promise<FeedResult> {
  if (outcome.kind === "failed") {
    await recordFailure(tx, feed.id, outcome.failure);
    return "failed";
  }
  await recordSuccess(tx, feed.id, { ...outcome.success, newArticles: 0 });
  await moveIfBelieved(tx, feed, outcome.success);
  return 0;
}

async function moveIfBelieved(
  tx: NewsDatabase,
  { id }: DueFeed,
  { movedTo, movedTimes }: Pick<Success, "movedTo" | "movedTimes">,
): Promise<void> {
  if (movedTo !== null && movedTimes >= MOVES_BELIEVED) await moveFeed(tx, id, movedTo);
}
