import { setTimeout as pause } from "node:timers/promises";
import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { SECOND_MS } from "#platform/time.ts";

/** How long a round waits for one host in all: the last answer is there when the next round begins. */
const HOST_MS = 40 * SECOND_MS;
const TICK_MS = 5 * SECOND_MS;

export interface VisitedFeeds {
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
export async function visitHosts({ findDue, isMoreDue, tick, ...means }: Steps): Promise<void> {
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

/** A host answers one question at a time. A feed whose turn has not come when its time is used up is put off. */
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
