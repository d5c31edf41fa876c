import { setTimeout as pause } from "node:timers/promises";
import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { failed } from "#platform/result.ts";
import { SECOND_MS } from "#platform/time.ts";
import type { Leases } from "./leases.ts";

/** How many hosts are visited at the same time, so that answers do not pile up before the desk. */
const AT_ONCE = 24;
/** A host that takes longer no longer counts as one of them. */
const PROMPT_MS = 2 * SECOND_MS;
/** How long a round waits for one host in all: the last answer is there when the next round begins. */
const HOST_MS = 40 * SECOND_MS;
const TICK_MS = 5 * SECOND_MS;
const LOOK_MS = SECOND_MS / 4;

/** A feed was asked: what its host wants before it is asked again, and the work of storing what the feed brought. */
export interface Asked {
  readonly restSeconds: number;
  readonly stored: Promise<unknown>;
}

interface Steps {
  readonly leases: Leases;
  readonly fetch: Fetch;
  /** Asks a feed. Never rejects, nor does `stored`. */
  ask(feed: DueFeed, host: string, fetch: Fetch): Promise<Asked>;
  /** Called every few seconds while there are hosts that have not answered. */
  tick(): Promise<void>;
  /** Whether feeds have become due that cannot wait for the next round. */
  isMoreDue(): Promise<boolean>;
  /** From then on, no more visits begin. */
  readonly leaving?: AbortSignal;
}

/**
 * Visits the hosts of the due feeds, many at once, so that a slow one makes only itself late: once its time is used up,
 * what is left of its feeds stays due. While other workers visit hosts too, it waits for what they may leave behind.
 */
export async function visitHosts({ leases, tick, isMoreDue, leaving, ...means }: Steps): Promise<void> {
  const open = new Map<string, { readonly from: number; readonly over: Promise<void> }>();
  const asked = new Set<number>();
  const endsAt = performance.now() + HOST_MS;
  const mayBegin = (): boolean => performance.now() < endsAt && leaving?.aborted !== true;
  const allEnd = () => Promise.all([...open.values()].map(({ over }) => over));
  let isAllTaken = false;
  let didOthersVisit = false;
  const ticks = createTicks(tick);
  let lookedAt = performance.now();
  try {
    while (true) {
      await begin();
      if (await mayOthersLeave()) isAllTaken = false;
      if (open.size === 0 && (isAllTaken || !mayBegin())) return;
      const look = pause(LOOK_MS, undefined, { ref: false });
      await (open.size === 0 ? look : Promise.race([allEnd(), look]));
      if (!(ticks.isTime() && (await isMoreDue()))) continue;
      asked.clear();
      isAllTaken = false;
    }
  } finally {
    await allEnd();
    await leases.tellEnded();
    await ticks.end();
  }

  /**
   * Whether hosts may have become free since the last look: others visit some, or did so then. While our own hosts
   * answer, this is looked up once a second.
   */
  async function mayOthersLeave(): Promise<boolean> {
    if (!isAllTaken || (open.size > 0 && performance.now() - lookedAt < SECOND_MS)) return false;
    lookedAt = performance.now();
    const didBefore = didOthersVisit;
    didOthersVisit = await leases.othersVisit();
    return didBefore || didOthersVisit;
  }

  async function begin(): Promise<void> {
    const promptFrom = performance.now() - PROMPT_MS;
    const room = AT_ONCE - [...open.values()].filter(({ from }) => from > promptFrom).length;
    if (room <= 0 || isAllTaken || !mayBegin()) return;
    const taken = await leases.take(room, asked);
    isAllTaken = taken.size < room;
    for (const [host, feeds] of taken) {
      for (const { id } of feeds) asked.add(id);
      const over = visit(host, feeds, { ...means, leases, endsAt, leaving }).finally(() => open.delete(host));
      open.set(host, { from: performance.now(), over });
    }
  }
}

/** Calls `tick` every few seconds, beside what goes on. */
function createTicks(tick: Steps["tick"]) {
  let ticking = Promise.resolve();
  let at = performance.now();
  return {
    /** Whether it was time for one. */
    isTime(): boolean {
      if (performance.now() - at < TICK_MS) return false;
      at = performance.now();
      ticking = ticking.then(tick);
      ticking.catch(() => {});
      return true;
    },
    /** Fails if a tick has. */
    end: () => ticking,
  };
}

/** A host answers one request at a time. A feed whose turn has not come when its time is used up is put off. */
async function visit(
  host: string,
  feeds: readonly DueFeed[],
  {
    leases,
    fetch,
    ask,
    endsAt,
    leaving,
  }: Pick<Steps, "leases" | "fetch" | "ask" | "leaving"> & { readonly endsAt: number },
): Promise<void> {
  const inTime: Fetch = async (request) => {
    if (!leases.holds(host)) return failed({ kind: "busy", message: `${host} is another worker's` });
    const waitMs = endsAt - performance.now();
    // A free host would not make it wait.
    if (waitMs <= 0) return failed({ kind: "busy", message: `${host} has had its time` });
    return fetch({ ...request, waitMs });
  };
  const all: Asked[] = [];
  for (const feed of feeds) if (leaving?.aborted !== true) all.push(await ask(feed, host, inTime));
  await Promise.all(all.map(({ stored }) => stored));
  leases.end(host, Math.max(...all.map(({ restSeconds }) => restSeconds)));
}
