import { setTimeout as pause } from "node:timers/promises";
import type { Paper } from "#features/news/shapes.ts";
import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { createSlots } from "#platform/limits/slots.ts";
import type { Log } from "#platform/log.ts";
import { errorMessage } from "#platform/process/errors.ts";
import { isRefusedValue } from "#platform/process/outage.ts";
import { createPool } from "#platform/thread-pool.ts";
import { MINUTE_MS, SECOND_MS } from "#platform/time.ts";
import { askFeed, type FeedParserPool, refusedOutcome } from "./ask-feed.ts";
import type { NewsJobsDeps, RoundResult } from "./deps.ts";
import type { Leases } from "./hosts/leases.ts";
import { type Asked, visitHosts } from "./hosts/visit-hosts.ts";
import type { TextMarker } from "./mark-texts.ts";
import type { AskedFeed, FeedResult } from "./save-outcome.ts";

const PARSING = {
  script: new URL("../intake/parse-thread.ts", import.meta.url),
  threads: 1,
  cpuMs: 4_000,
  wallMs: MINUTE_MS,
  memoryMb: 128,
};
/** While more feeds than this answer within a tick, nothing is marked, so that a story's texts are compared once. */
const TRICKLE = 10;

interface Means extends NewsJobsDeps {
  readonly leases: Leases;
  readonly papersById: ReadonlyMap<string, Paper>;
  /** Stores what follows from the answer, or hands it in. */
  save(asked: AskedFeed): Promise<FeedResult>;
  isMoreDue(): Promise<boolean>;
  readonly leaving?: AbortSignal;
}

interface DeskMeans extends Means {
  readonly textMarker: Pick<TextMarker, "mark">;
  /** The oldest of what other workers have handed in. */
  findHandedIn(): Promise<AskedFeed[]>;
  /** Called if there are new articles while the round still waits for slow hosts. */
  onArrivals(): Promise<void>;
}

interface Tally extends Omit<RoundResult, "outage"> {
  /** They stay due. */
  readonly notStored: number;
}

/** Asks the due feeds, and stores their entries, and what other workers hand in meanwhile, one feed after another. */
export async function askDueFeeds({
  textMarker,
  findHandedIn,
  onArrivals,
  ...means
}: DeskMeans): Promise<Tally> {
  const oneAtATime = createSlots(1);
  const { sums, ...saving } = createSaving(means, (one) => oneAtATime(() => means.save(one)));
  let [asked, shown] = [0, 0];
  const isOver = new AbortController();
  const takingIn = takeIn(isOver.signal);
  try {
    await visitDueHosts(means, saving, async () => {
      const isTrickle = sums.asked - asked <= TRICKLE;
      asked = sums.asked;
      if (!isTrickle) return;
      await oneAtATime(textMarker.mark);
      if (sums.newArticles > shown) await onArrivals();
      shown = sums.newArticles;
    });
  } finally {
    isOver.abort();
    await takingIn;
  }
  return sums;

  /** After a failure, what is left waits for the next round. */
  async function takeIn(over: AbortSignal): Promise<void> {
    while (true) {
      const isLast = over.aborted;
      const waiting = await findHandedIn().catch(() => []);
      for (const one of waiting) if (!(await saving.save(one))) return;
      if (waiting.length > 0) continue;
      if (isLast) return;
      await pause(SECOND_MS, undefined, { signal: over, ref: false }).catch(() => {});
    }
  }
}

/** The part of a worker without the desk: what it has read is stored by another. */
export async function helpToAsk(means: Means): Promise<void> {
  await visitDueHosts(means, createSaving(means, means.save), async () => {});
}

interface Saving {
  /** Whether anything was stored: the feed's answer, or that it was refused. */
  save(asked: AskedFeed): Promise<boolean>;
  refuse(asked: Pick<AskedFeed, "feed" | "paper">, error: unknown): Promise<boolean>;
}

async function visitDueHosts(
  { papersById, leases, isMoreDue, leaving, fetch, ...deps }: Means,
  { save, refuse }: Saving,
  tick: () => Promise<void>,
): Promise<void> {
  // One thread for each round, started only if a feed has changed: its 35 MB are free again during the analysis.
  const parserPool: FeedParserPool = createPool(PARSING);
  const steps = { leases, fetch, ask, tick, isMoreDue, leaving };
  await visitHosts(steps).finally(() => parserPool.close());

  /** A failing feed never stops a round. */
  async function ask(feed: DueFeed, host: string, fetch: Fetch): Promise<Asked> {
    const paper = papersById.get(feed.paperId);
    if (!paper) return NOTHING;
    try {
      const outcome = await askFeed({ ...deps, parserPool, fetch }, feed, paper, deps.clock.now());
      // If it is another worker's host by now, that one's answer counts.
      if (outcome.kind === "put off" || !leases.holds(host)) return NOTHING;
      const restSeconds = outcome.kind === "failed" ? outcome.restSeconds : 0;
      return { restSeconds, stored: save({ feed, paper, outcome }) };
    } catch (error) {
      return { ...NOTHING, stored: refuse({ feed, paper }, error) };
    }
  }
}

const NOTHING: Asked = { restSeconds: 0, stored: Promise.resolve() };

function createSaving(
  { log, clock, edition }: Pick<Means, "log" | "clock" | "edition">,
  store: Means["save"],
): Saving & { readonly sums: Tally } {
  const sums = { asked: 0, failed: 0, notStored: 0, newArticles: 0 };
  return { sums, save, refuse };

  async function save(asked: AskedFeed): Promise<boolean> {
    try {
      const result = await store(asked);
      logOutcome(log, asked);
      sums.asked += 1;
      if (result === "failed") sums.failed += 1;
      else sums.newArticles += result;
      return true;
    } catch (error) {
      return refuse(asked, error);
    }
  }

  /** A value that the database refuses would come again in each round: the feed waits as after a failure. */
  async function refuse(
    { feed, paper }: Pick<AskedFeed, "feed" | "paper">,
    error: unknown,
  ): Promise<boolean> {
    log.error({ feed: feed.url, why: errorMessage(error) }, "feed not stored");
    sums.asked += 1;
    const outcome = refusedOutcome({ edition }, feed, clock.now());
    const isKept =
      isRefusedValue(error) &&
      (await store({ feed, paper, outcome }).then(
        () => true,
        () => false,
      ));
    sums[isKept ? "failed" : "notStored"] += 1;
    return isKept;
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
