import type { Paper } from "#features/news/shapes.ts";
import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { createSlots } from "#platform/limits/slots.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { createPool } from "#platform/threads/pool.ts";
import { MINUTE_MS, SECOND_MS } from "#platform/time.ts";
import { askFeed, type FeedParserPool } from "./ask-feed.ts";
import type { NewsJobsDeps, RoundResult } from "./deps.ts";
import { type VisitedFeeds, visitHosts } from "./host-visits.ts";
import type { TextMarker } from "./mark-texts.ts";
import type { AskedFeed, FeedResult } from "./save-outcome.ts";

const PARSING = {
  script: new URL("../intake/parse-thread.ts", import.meta.url),
  threads: 1,
  cpuMs: 4_000,
  wallMs: MINUTE_MS,
  memoryMb: 128,
};
/** Feeds that are asked, parsed and stored at once, so that answers do not pile up before the desk. */
const AT_ONCE = 24;
/** A feed whose host takes longer no longer counts as one of them. */
const PROMPT_MS = 2 * SECOND_MS;
/** While more feeds than this answer within a tick, nothing is marked, so that a story's texts are compared once. */
const TRICKLE = 10;

interface Means extends NewsJobsDeps, VisitedFeeds {
  readonly papersById: ReadonlyMap<string, Paper>;
  readonly textMarker: Pick<TextMarker, "mark">;
  saveOutcome(asked: AskedFeed): Promise<FeedResult>;
  /** Called if there are new articles while the round still waits for slow hosts. */
  onArrivals(): Promise<void>;
}

interface Tally extends Omit<RoundResult, "outage"> {
  readonly notStored: number;
}

/** Asks the due feeds, and stores their entries one feed after another. */
export async function askDueFeeds(means: Means): Promise<Tally> {
  const { papersById, textMarker, saveOutcome, onArrivals, log, ...deps } = means;
  // One thread for each round, started only if a feed has changed: its 35 MB are free again during the analysis.
  const parserPool: FeedParserPool = createPool(PARSING);
  const inSlot = createSlots(AT_ONCE, PROMPT_MS);
  const oneAtATime = createSlots(1);
  const tally = { asked: 0, failed: 0, notStored: 0, newArticles: 0 };
  let [asked, shown] = [0, 0];
  await visitHosts({
    ...deps,
    read: (feed, fetch) => inSlot(() => safely(feed, (paper) => read(feed, paper, fetch))),
    async tick() {
      const isTrickle = tally.asked - asked <= TRICKLE;
      asked = tally.asked;
      if (!isTrickle) return;
      await oneAtATime(textMarker.mark);
      if (tally.newArticles > shown) await onArrivals();
      shown = tally.newArticles;
    },
  }).finally(() => parserPool.close());
  return tally;

  async function read(feed: DueFeed, paper: Paper, fetch: Fetch): Promise<void> {
    const outcome = await askFeed({ ...deps, parserPool, fetch }, feed, paper, deps.clock.now());
    if (outcome.kind === "put off") return;
    const result = await oneAtATime(() => saveOutcome({ feed, paper, outcome }));
    logOutcome(log, { feed, paper, outcome });
    tally.asked += 1;
    if (result === "failed") tally.failed += 1;
    else tally.newArticles += result;
  }

  /** A failing feed never stops a round. */
  async function safely(feed: DueFeed, work: (paper: Paper) => Promise<void>): Promise<void> {
    const paper = papersById.get(feed.paperId);
    if (!paper) return;
    try {
      await work(paper);
    } catch (error) {
      log.error({ feed: feed.url, why: errorMessage(error) }, "feed not stored");
      tally.asked += 1;
      tally.notStored += 1;
    }
  }
}

function logOutcome(log: Log, { outcome, ...asked }: AskedFeed): void {
  const { paper, feed } = { paper: asked.paper.id, feed: asked.feed.url };
  if (outcome.kind === "failed") {
    const { kind, message } = outcome.failure;
    log.warn({ paper, feed, kind, why: message }, "feed failed");
  } else if (outcome.success.detail) {
    log.info({ paper, feed, detail: outcome.success.detail }, "feed read with losses");
  }
}
