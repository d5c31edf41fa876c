import { findDueFeeds, findNextFirstTry } from "#features/news/store/feeds/feeds.ts";
import { findOutage } from "#features/news/store/feeds/outage.ts";
import { savePapers } from "#features/news/store/feeds/papers.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { MINUTE_MS, SECOND_MS } from "#platform/time.ts";
import { askDueFeeds } from "./ask-due-feeds.ts";
import { createStoryAssigner } from "./assign-stories.ts";
import type { NewsJobsDeps, RoundResult } from "./deps.ts";
import { Gate } from "./gate/gate.ts";
import { createTextMarker } from "./mark-texts.ts";
import { createOutcomeSaving } from "./save-outcome.ts";

/** A round begins every minute: a feed that is due within half a minute is asked now, not up to a minute late. */
const ROUND_MS = MINUTE_MS;

interface RoundOutcome extends RoundResult {
  /** Set if a feed that has failed but never answered is due before the next round. */
  readonly againInSeconds: number | null;
}

/** A function for one round, which asks the due feeds; it calls `onArrivals` while it still waits for slow hosts. */
export function createFeedPolling(
  deps: NewsJobsDeps,
): (onArrivals?: () => Promise<void>) => Promise<RoundOutcome> {
  const { clock, edition } = deps;
  const db = newsTables(deps.db);
  const sample = edition === "sample";
  const assigner = createStoryAssigner(db, sample);
  const papersById = new Map(deps.papers.map((paper) => [paper.id, paper]));
  const textMarker = createTextMarker(db);
  const gate = new Gate(db, deps);
  const { saveOutcome, takeIn } = createOutcomeSaving({ db, clock, assigner, textMarker, gate, sample });
  let isRegistered = false;

  return async (onArrivals = async () => {}) => {
    if (!isRegistered) await savePapers(db, deps.papers, edition);
    isRegistered = true;
    textMarker.add(await assigner.catchUp(clock.now()));
    await gate.look(clock.now());
    const released = await takeIn();
    const isMoreDue = async (): Promise<boolean> => (await msToNextFirstTry()) <= 0;
    const means = { ...deps, papersById, textMarker, saveOutcome, findDue, isMoreDue, onArrivals };
    const { asked, failed, notStored, newArticles } = await askDueFeeds(means);
    await textMarker.mark();
    if (notStored > 0) throw new Error(`${notStored} of ${asked} feeds could not be stored`);
    const outage = asked > 0 && failed === asked ? await findOutage(db, edition) : null;
    const waitMs = await msToNextFirstTry();
    const againInSeconds = waitMs < ROUND_MS ? Math.max(1, Math.ceil(waitMs / SECOND_MS)) : null;
    return { asked, failed, newArticles: newArticles + released, outage, againInSeconds };
  };

  function findDue() {
    return findDueFeeds(db, edition, new Date(clock.now().getTime() + ROUND_MS / 2));
  }

  async function msToNextFirstTry(): Promise<number> {
    const next = await findNextFirstTry(db, edition);
    return next === null ? Number.POSITIVE_INFINITY : next.getTime() - clock.now().getTime();
  }
}
