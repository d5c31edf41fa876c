import { setTimeout as pause } from "node:timers/promises";
import type { Paper } from "#features/news/shapes.ts";
import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { createSlots } from "#platform/limits/slots.ts";
import type { Log } from "#platform/log.ts";
import { createPool } from "#platform/pool.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { MINUTE_MS, SECOND_MS } from "#platform/time.ts";
import { askFeed, type FeedParserPool } from "./ask-feed.ts";
import type { NewsJobsDeps, RoundResult } from "./deps.ts";
import type { TextMarker } from "./mark-texts.ts";
import type { AskedFeed, FeedResult } from "./save-outcome.ts";

const PARSING = {
  script: new URL("../intake/parse-thread.ts", import.meta.url),
  threads: 1,
  cpuMs: 4_000,
  wallMs: MINUTE_MS,
  memoryMb: 128,
};
/** How many feeds are asked, parsed and stored at the same time, so that answers do not pile up before the desk. */
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

/** How long a round waits for one host in all: the last answer is there when the next round begins. */
const HOST_MS = 40 * SECOND_MS;
const TICK_MS = 5 * SECOND_MS;

interface VisitedFeeds {
  readonly fetch: Fetch;
  /** The feeds to ask now. */
  findDue(): Promise<DueFeed[]>;
  /** Whether some have become due that cannot wait for the next round. */
  isMoreDue(): Promise<boolean>;
}

interface Steps extends VisitedFeeds {
  /** Asks a feed and stores what it brings. Never rejects. */
  read(feed: DueFeed, fetch: Fetch): Promise<void>;
  /** Called every few seconds while there are hosts that have not answered. */
  tick(): Promise<void>;
}

/**
 * Visits the hosts of the due feeds, all at once, so that a slow one makes only itself late: once its time is used up,
 * what is left of its feeds stays due.
 */
async function visitHosts({ findDue, isMoreDue, tick, ...means }: Steps): Promise<void> {
  const open = new Map<string, Promise<void>>();
  const endsAt = performance.now() + HOST_MS;
  const leftMs = (): number => endsAt - performance.now();
  const begin = (feeds: readonly DueFeed[]): void => {
    for (const [host, ofHost] of Map.groupBy(feeds, hostOf)) {
      if (open.has(host)) continue;
      const visiting = visit(ofHost, means, leftMs()).finally(() => open.delete(host));
      open.set(host, visiting);
    }
  };
  const allEnd = (): Promise<unknown> => Promise.all(open.values());
  const allEndOrTick = () => Promise.race([allEnd(), pause(TICK_MS, undefined, { ref: false })]);
  begin(await findDue());
  try {
    for (await allEndOrTick(); open.size > 0; await allEndOrTick()) {
      await tick();
      if (leftMs() > 0 && (await isMoreDue())) begin(await findDue());
    }
  } finally {
    await allEnd();
  }
}

/** A host answers one request at a time. A feed whose turn has not come when its time is used up is put off. */
async function visit(
  feeds: readonly DueFeed[],
  { fetch, read }: Pick<Steps, "fetch" | "read">,
  hostMs: number,
): Promise<void> {
  const endsAt = performance.now() + hostMs;
  const inTime: Fetch = (request) => fetch({ ...request, waitMs: Math.max(0, endsAt - performance.now()) });
  await Promise.all(feeds.map((feed) => read(feed, inTime)));
}

function hostOf({ url }: DueFeed): string {
  return URL.parse(url)?.host ?? url;
}
