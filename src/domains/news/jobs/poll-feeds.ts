import type { Paper } from "#domains/news/shapes.ts";
import { type DueFeed, findDueFeeds, findNextFirstTry } from "#domains/news/store/feeds/feeds.ts";
import { savePapers } from "#domains/news/store/feeds/papers.ts";
import { newsTables } from "#domains/news/store/tables.ts";
import { createSlots } from "#platform/limits/slots.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { createPool } from "#platform/threads/pool.ts";
import { MINUTE_MS, SECOND_MS } from "#platform/time.ts";
import { askFeed, type FeedOutcome, type FeedParserPool } from "./ask-feed.ts";
import { createStoryAssigner } from "./assign-stories.ts";
import type { NewsJobsDeps, RoundResult } from "./deps.ts";
import { Gate } from "./gate/gate.ts";
import { createTextMarker } from "./mark-texts.ts";
import { createOutcomeSaving, type FeedResult } from "./save-outcome.ts";

const PARSING = {
  script: new URL("../intake/parse-thread.ts", import.meta.url),
  threads: 1,
  cpuMs: 4_000,
  wallMs: MINUTE_MS,
  memoryMb: 128,
};
/** Feeds asked at once; the fetch has its own queue for each host. */
const AT_ONCE = 24;
/** Rounds run every minute: a feed that is due within half a minute is asked now, not up to a minute late. */
const TICK_MS = MINUTE_MS;

interface RoundOutcome extends RoundResult {
  /** Set if a feed that has failed but never answered is due before the next round. */
  readonly againInSeconds: number | null;
}

/** A function for one round: it asks the due feeds in parallel and stores their entries one feed after another. */
export function createFeedPolling(deps: NewsJobsDeps): () => Promise<RoundOutcome> {
  const { clock, log, edition } = deps;
  const db = newsTables(deps.db);
  const sample = edition === "sample";
  const assigner = createStoryAssigner(db, sample);
  const papers = new Map(deps.papers.map((paper) => [paper.id, paper]));
  const inSlot = createSlots(AT_ONCE);
  const oneAtATime = createSlots(1);
  const textMarker = createTextMarker(db);
  const gate = new Gate(db, deps);
  const { saveOutcome, takeIn } = createOutcomeSaving({ db, clock, assigner, textMarker, gate, sample });
  let isRegistered = false;

  return async () => {
    if (!isRegistered) await savePapers(db, deps.papers, edition);
    isRegistered = true;
    textMarker.add(await assigner.catchUp(clock.now()));
    await gate.look(clock.now());
    const released = await takeIn();
    const dueFeeds = await findDueFeeds(db, edition, new Date(clock.now().getTime() + TICK_MS / 2));
    // One thread for each round, started only if a feed has changed: its 35 MB are free again during the analysis.
    const parserPool: FeedParserPool = createPool(PARSING);
    const polls = dueFeeds.map((feed) => inSlot(() => pollFeed(feed, parserPool)));
    const results = await Promise.all(polls).finally(() => parserPool.close());
    await textMarker.mark();
    const faults = results.filter((result) => result === "not stored").length;
    if (faults > 0) throw new Error(`${faults} of ${dueFeeds.length} feeds could not be stored`);
    return {
      asked: dueFeeds.length,
      failed: results.filter((result) => result === "failed").length,
      newArticles: results.reduce<number>((sum, one) => sum + (typeof one === "number" ? one : 0), released),
      againInSeconds: await secondsToNextFirstTry(),
    };
  };

  async function secondsToNextFirstTry(): Promise<number | null> {
    const next = await findNextFirstTry(db, edition);
    const waitMs = next === null ? TICK_MS : next.getTime() - clock.now().getTime();
    return waitMs < TICK_MS ? Math.max(1, Math.ceil(waitMs / SECOND_MS)) : null;
  }

  /** A failing feed never stops a round. */
  async function pollFeed(feed: DueFeed, parserPool: FeedParserPool): Promise<FeedResult | "not stored"> {
    const paper = papers.get(feed.paperId);
    if (!paper) return 0;
    try {
      const outcome = await askFeed({ ...deps, parserPool }, feed, paper, clock.now());
      const result = await oneAtATime(() => saveOutcome({ feed, paper, outcome }));
      logOutcome(log, paper, feed, outcome);
      return result;
    } catch (error) {
      log.error({ feed: feed.url, why: errorMessage(error) }, "feed not stored");
      return "not stored";
    }
  }
}

function logOutcome(log: Log, { id: paper }: Paper, { url: feed }: DueFeed, outcome: FeedOutcome): void {
  if (outcome.kind === "failed") {
    const { kind, message } = outcome.failure;
    log.warn({ paper, feed, kind, why: message }, "feed failed");
  } else if (outcome.success.detail) {
    log.info({ paper, feed, detail: outcome.success.detail }, "feed read with losses");
  }
}
