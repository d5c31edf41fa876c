import { MINUTE_MS } from "#platform/time.ts";

/** Minutes between two requests to a feed, within these limits. */
const MIN_MINUTES = 10;
const MAX_MINUTES = 24 * 60;
/** A feed that cannot answer "unchanged" sends everything each time: it is asked less often. */
const MIN_WITHOUT_VALIDATOR = 30;
/** The interval is computed from the gaps between this many of the newest entries. */
const NEWEST = 12;
/**
 * The feed's own statement counts for at most an hour: a max-age of a day on a feed that changes by the minute is a
 * mistake.
 */
const BELIEVED_MINUTES = 60;

export interface ObservedFeed {
  /** When its entries were published, in any order. */
  readonly times: readonly Date[];
  readonly hasValidator: boolean;
  /** Minutes until the feed expects new entries: the longest of what the feed and its answer say (ttl, max-age). */
  readonly statedMinutes: number;
  readonly now: Date;
}

/** The feed's interval: the median gap between its newest entries; it grows while nothing new comes. */
export function learnInterval({ times, hasValidator, statedMinutes, now }: ObservedFeed): number {
  const newestFirst = times.map((time) => time.getTime()).sort((a, b) => b - a);
  const gaps = newestFirst.slice(0, NEWEST).map((time, i) => time - (newestFirst[i + 1] ?? time));
  const median = gaps.slice(0, -1).sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  const silence = now.getTime() - (newestFirst[0] ?? now.getTime());
  const minutes = Math.max(median, silence / 6) / MINUTE_MS;
  const minimum = Math.max(
    hasValidator ? MIN_MINUTES : MIN_WITHOUT_VALIDATOR,
    Math.min(BELIEVED_MINUTES, statedMinutes),
  );
  return Math.round(Math.min(MAX_MINUTES, Math.max(minimum, minutes)));
}

interface Setback {
  readonly intervalMinutes: number;
  /** Consecutive failures before this one. */
  readonly failures: number;
  readonly retryAfterSeconds: number | null;
  /** 0–1; spreads the next tries of feeds that failed together. */
  readonly chance: number;
}

/** Minutes until the next try: doubled after each failure, a day at most, and never before the host's Retry-After. */
export function backOff({ intervalMinutes, failures, retryAfterSeconds, chance }: Setback): number {
  const doubled = intervalMinutes * 2 ** (failures + 1);
  const shaken = Math.min(MAX_MINUTES, doubled) * (0.8 + 0.4 * chance);
  return Math.max(Math.round(shaken), askedMinutes(retryAfterSeconds));
}

/** A round may run half a minute early, so a minute is added. */
function askedMinutes(retryAfterSeconds: number | null): number {
  return retryAfterSeconds === null ? 0 : Math.ceil(retryAfterSeconds / 60) + 1;
}

/** Seconds to wait after each of the first failures: a machine or a network that has just started may be slow. */
const FIRST_TRIES = [5, 15, 30, 60, 120, 300, 600];
const SAMPLE_MOST_SECONDS = 60;

interface FailedTry extends Setback {
  /** The feed has answered with entries at least once. */
  readonly hasAnswered: boolean;
  /** The sample edition's newspapers are on this machine: no host has to be spared. */
  readonly isSample: boolean;
}

/** Seconds until the next try: few while a feed has never answered, otherwise as `backOff` computes. */
export function secondsToNextTry({ hasAnswered, isSample, ...setback }: FailedTry): number {
  const { failures, retryAfterSeconds } = setback;
  const soon = FIRST_TRIES[failures];
  if (isSample) return Math.min(soon ?? SAMPLE_MOST_SECONDS, SAMPLE_MOST_SECONDS);
  if (hasAnswered) return 60 * backOff(setback);
  return soon === undefined
    ? 60 * backOff({ ...setback, failures: failures - FIRST_TRIES.length })
    : Math.max(soon, 60 * askedMinutes(retryAfterSeconds));
}
