import type { DueFeed } from "#features/news/store/feeds/feeds.ts";
import {
  areOthersVisiting,
  endVisits,
  forgetVisits,
  renewVisits,
  takeDueFeeds,
} from "#features/news/store/feeds/visits.ts";
import type { NewsDatabase } from "#features/news/store/tables.ts";
import type { Clock } from "#platform/clock.ts";
import type { Edition } from "#platform/edition.ts";
import { createSlots } from "#platform/limits/slots.ts";
import { MINUTE_MS, SECOND_MS } from "#platform/time.ts";

/** A worker that is silent for this long has lost its hosts to the others. */
const LEASE_SECONDS = 20;
const RENEW_MS = 5 * SECOND_MS;
/** A round begins every minute: a feed that is due within half a minute is asked now, not up to a minute late. */
const AHEAD_MS = MINUTE_MS / 2;

interface Deps {
  readonly db: NewsDatabase;
  readonly clock: Clock;
  readonly edition: Edition;
  /** The pause between two requests to a host. */
  readonly hostPauseMs?: number;
  /** There is no other worker: what one before it has left behind does not count. */
  readonly isAlone?: boolean;
}

/** The hosts that this worker visits now. No other worker requests them meanwhile. */
export function createLeases({ db, clock, edition, hostPauseMs = 0, isAlone = false }: Deps) {
  const worker = crypto.randomUUID();
  /** Until when each host is ours, by the clock that nobody sets: a process that was frozen notices that it was. */
  const ours = new Map<string, number>();
  /** Seconds of pause of the hosts whose visit has ended. */
  const ended = new Map<string, number>();
  /** So that a visit that begins is not told to have ended. */
  const oneAtATime = createSlots(1);
  let isFirst = true;
  let hasLeft = false;
  let renewing: NodeJS.Timeout | undefined;

  return {
    worker,
    othersVisit: async (): Promise<boolean> => !isAlone && (await areOthersVisiting(db, worker)),
    holds: (host: string): boolean => (ours.get(host) ?? 0) > performance.now(),
    /** Takes the most overdue hosts with due feeds, other than `exceptFeeds`. */
    take: (mostHosts: number, exceptFeeds: ReadonlySet<number>) =>
      oneAtATime(() => take(mostHosts, exceptFeeds)),
    end(host: string, restSeconds: number): void {
      ours.delete(host);
      ended.set(host, Math.max(hostPauseMs / SECOND_MS, restSeconds));
    },
    /** Tells the others at once which visits have ended. */
    tellEnded: () => oneAtATime(tellEnded),
    leave: () => oneAtATime(leave),
  };

  async function take(mostHosts: number, exceptFeeds: ReadonlySet<number>): Promise<Map<string, DueFeed[]>> {
    if (hasLeft) return new Map();
    if (isAlone && isFirst) await forgetVisits(db);
    isFirst = false;
    const now = clock.now();
    const until = performance.now() + LEASE_SECONDS * SECOND_MS;
    const taken = await takeDueFeeds(db, {
      ...{ edition, worker, now, dueBy: new Date(now.getTime() + AHEAD_MS), leaseSeconds: LEASE_SECONDS },
      ...{ mostHosts, exceptFeeds: [...exceptFeeds], exceptHosts: [...ours.keys()] },
    });
    for (const host of taken.keys()) {
      ours.set(host, until);
      ended.delete(host);
    }
    if (taken.size > 0)
      renewing ??= setInterval(() => void oneAtATime(renew).catch(() => {}), RENEW_MS).unref();
    return taken;
  }

  /** Fails while the database is away: then our time runs out, and the others may come. */
  async function renew(): Promise<void> {
    await tellEnded();
    const until = performance.now() + LEASE_SECONDS * SECOND_MS;
    const hosts = [...ours.keys()];
    const left = await renewVisits(db, { worker, hosts, leaseSeconds: LEASE_SECONDS });
    for (const host of left) if (ours.has(host)) ours.set(host, until);
  }

  /** Takes no more hosts. Those that have not answered are the others' after their pause, as if this worker had died. */
  async function leave(): Promise<void> {
    hasLeft = true;
    const hosts = [...ours.keys()];
    ours.clear();
    await renewVisits(db, { worker, hosts, leaseSeconds: hostPauseMs / SECOND_MS });
    await tellEnded();
  }

  async function tellEnded(): Promise<void> {
    const told = new Map(ended);
    if (told.size > 0) await endVisits(db, worker, told);
    for (const host of told.keys()) ended.delete(host);
    if (ours.size > 0 || ended.size > 0) return;
    clearInterval(renewing);
    renewing = undefined;
  }
}

export type Leases = ReturnType<typeof createLeases>;
