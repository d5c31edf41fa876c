import { findHandedIn, forgetHandedIn } from "#features/news/store/feeds/handed-in.ts";
import { findOutage } from "#features/news/store/feeds/outage.ts";
import { findNextFirstTry } from "#features/news/store/feeds/visits.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { MINUTE_MS, SECOND_MS } from "#platform/time.ts";
import { askDueFeeds, helpToAsk } from "./ask-due-feeds.ts";
import type { FeedOutcome } from "./ask-feed.ts";
import { createStoryAssigner } from "./assign-stories.ts";
import type { NewsJobsDeps, RoundResult } from "./deps.ts";
import { Gate } from "./gate/gate.ts";
import { createLeases } from "./hosts/leases.ts";
import { createRegistration } from "./hosts/register-papers.ts";
import { createTextMarker } from "./mark-texts.ts";
import { type AskedFeed, createOutcomeSaving, saveOrHandIn } from "./save-outcome.ts";

/** A round begins every minute. */
const ROUND_MS = MINUTE_MS;
/** How much of what was handed in is read at once. */
const HANDED_IN_AT_ONCE = 20;

interface RoundOutcome extends RoundResult {
  /** Set if a feed that has failed but never answered is due before the next round. */
  readonly againInSeconds: number | null;
}

interface FeedPolling {
  /** Asks the due feeds; calls `onArrivals` while it still waits for slow hosts. Once `leaving`, it asks no more. */
  round(onArrivals?: () => Promise<void>, leaving?: AbortSignal): Promise<RoundOutcome>;
  /** Asks feeds for the worker that is at its round; returns at once if none is. */
  help(leaving: AbortSignal): Promise<void>;
  /** Leaves what it has not asked to the others. */
  leave(): Promise<void>;
}

/** Workers share the due feeds by host; the one that runs the round also has the desk. */
export function createFeedPolling(deps: NewsJobsDeps): FeedPolling {
  const { clock, edition } = deps;
  const db = newsTables(deps.db);
  const sample = edition === "sample";
  const assigner = createStoryAssigner(db, sample);
  const papersById = new Map(deps.papers.map((paper) => [paper.id, paper]));
  const textMarker = createTextMarker(db);
  const gate = new Gate(db, deps);
  const leases = createLeases({ ...deps, db });
  const { worker } = leases;
  const desk = createOutcomeSaving({ db, clock, assigner, textMarker, gate, worker, sample });
  const isMoreDue = async (): Promise<boolean> => (await msToNextFirstTry()) <= 0;
  const means = { ...deps, leases, papersById, isMoreDue };
  const register = createRegistration({ ...deps, db });

  return { round, help, leave: leases.leave };

  async function round(onArrivals = async () => {}, leaving?: AbortSignal): Promise<RoundOutcome> {
    await register();
    textMarker.add(await desk.openDesk());
    await gate.look(clock.now());
    const released = await desk.takeIn();
    const ofDesk = { save: desk.saveOutcome, textMarker, findHandedIn: findAskedByOthers, onArrivals };
    const { asked, failed, notStored, newArticles } = await askDueFeeds({ ...means, ...ofDesk, leaving });
    await textMarker.mark();
    if (notStored > 0) throw new Error(`${notStored} of ${asked} feeds could not be stored`);
    const outage = asked > 0 && failed === asked ? await findOutage(db, edition) : null;
    const waitMs = await msToNextFirstTry();
    const againInSeconds = waitMs < ROUND_MS ? Math.max(1, Math.ceil(waitMs / SECOND_MS)) : null;
    return { asked, failed, newArticles: newArticles + released, outage, againInSeconds };
  }

  async function help(leaving: AbortSignal): Promise<void> {
    // All invented papers have one host.
    if (sample || !(await leases.othersVisit())) return;
    await helpToAsk({ ...means, leaving, save: (asked) => saveOrHandIn(db, asked) });
  }

  /** A feed whose answer cannot be read here is asked again. */
  async function findAskedByOthers(): Promise<AskedFeed[]> {
    const found: AskedFeed[] = [];
    for (const { feed, outcome } of await findHandedIn(db, HANDED_IN_AT_ONCE)) {
      const paper = papersById.get(feed.paperId);
      if (paper && outcome !== null)
        found.push({ feed, paper, outcome: outcome as FeedOutcome, isHandedIn: true });
      else await forgetHandedIn(db, feed.id);
    }
    return found;
  }

  async function msToNextFirstTry(): Promise<number> {
    const next = await findNextFirstTry(db, { edition, worker });
    return next === null ? Number.POSITIVE_INFINITY : next.getTime() - clock.now().getTime();
  }
}
