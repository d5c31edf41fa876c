import { MINUTE_MS } from "#platform/time.ts";

/** Minutes between two questions to a feed: between these, as its own rhythm goes. */
const LEAST = 10;
const MOST = 24 * 60;
/** A feed that cannot say "unchanged" sends everything each time: it is asked less often. */
const LEAST_WITHOUT_VALIDATOR = 30;
/** Gaps of this many newest entries make the rhythm. */
const GAPS = 12;
/** Its own word is kept up to an hour: a day's max-age before a feed that changes by the minute is a mistake. */
const KEPT_WORD = 60;

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

interface Setback {
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
  return Math.max(Math.round(shaken), askedMinutes(retryAfterSeconds));
}

/** A round may come half a minute early: the host's word is kept with a minute to spare. */
function askedMinutes(retryAfterSeconds: number | null): number {
  return retryAfterSeconds === null ? 0 : Math.ceil(retryAfterSeconds / 60) + 1;
}

/** Seconds to wait after each of the first failures: a machine or a network that has just started is slow, not absent. */
const FIRST_TRIES = [5, 15, 30, 60, 120, 300, 600];
const SAMPLE_MOST_SECONDS = 60;

interface FailedTry extends Setback {
  /** It has brought something at least once. */
  readonly hasAnswered: boolean;
  /** The sample edition's newspapers stand on this machine: nobody has to be spared. */
  readonly isSample: boolean;
}

/** Seconds until the next try: soon while a feed has never answered, and then as `backOff` has it. */
export function secondsToNextTry({ hasAnswered, isSample, ...setback }: FailedTry): number {
  const { failures, retryAfterSeconds } = setback;
  const soon = FIRST_TRIES[failures];
  if (isSample) return Math.min(soon ?? SAMPLE_MOST_SECONDS, SAMPLE_MOST_SECONDS);
  if (hasAnswered) return 60 * backOff(setback);
  return soon === undefined
    ? 60 * backOff({ ...setback, failures: failures - FIRST_TRIES.length })
    : Math.max(soon, 60 * askedMinutes(retryAfterSeconds));
}
