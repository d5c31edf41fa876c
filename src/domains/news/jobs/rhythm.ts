/** Minutes between two questions to a feed: between these, as its own rhythm goes. */
const LEAST = 10;
const MOST = 24 * 60;
/** A feed that cannot say "unchanged" sends everything each time: it is asked less often. */
const LEAST_WITHOUT_VALIDATOR = 30;
/** Gaps of this many newest entries make the rhythm. */
const GAPS = 12;
/** Its own word is kept up to an hour: a day's max-age before a feed that changes by the minute is a mistake. */
const KEPT_WORD = 60;
const MINUTE_MS = 60_000;

export interface FeedManner {
  /** When its entries were published, in any order. */
  readonly times: readonly Date[];
  readonly hasValidator: boolean;
  /** For so long nothing new is to be expected: the longest of what the feed and its answer say (ttl, max-age). */
  readonly saidMinutes: number;
  readonly now: Date;
}

/** The feed's own rhythm: the middle gap between its newest entries; it slows while nothing comes. */
export function learnInterval({ times, hasValidator, saidMinutes, now }: FeedManner): number {
  const newestFirst = times.map((time) => time.getTime()).sort((a, b) => b - a);
  const gaps = newestFirst.slice(0, GAPS).map((time, i) => time - (newestFirst[i + 1] ?? time));
  const middle = gaps.slice(0, -1).sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const silence = now.getTime() - (newestFirst[0] ?? now.getTime());
  const minutes = Math.max(middle, silence / 6) / MINUTE_MS;
  const least = Math.max(hasValidator ? LEAST : LEAST_WITHOUT_VALIDATOR, Math.min(KEPT_WORD, saidMinutes));
  return Math.round(Math.min(MOST, Math.max(least, minutes)));
}

export interface Setback {
  readonly intervalMinutes: number;
  /** Failures in a row before this one. */
  readonly failures: number;
  readonly retryAfterSeconds: number | null;
  /** 0–1; feeds that failed together are not asked together again. */
  readonly chance: number;
}

/** Minutes until the next try: twice as long after each failure, a day at most, and never before the host's own word. */
export function backOff({ intervalMinutes, failures, retryAfterSeconds, chance }: Setback): number {
  const doubled = intervalMinutes * 2 ** Math.min(failures + 1, 12);
  const shaken = Math.min(MOST, doubled) * (0.8 + 0.4 * chance);
  // A round may come half a minute early: the host's word is kept with a minute to spare.
  const asked = retryAfterSeconds === null ? 0 : Math.ceil(retryAfterSeconds / 60) + 1;
  return Math.max(Math.round(shaken), asked);
}
