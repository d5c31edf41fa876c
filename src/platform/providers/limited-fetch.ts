import type { Clock } from "#platform/clock.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { failed } from "#platform/result.ts";

export interface Limits {
  readonly perMinute?: number;
  readonly perHour?: number;
  readonly perDay?: number;
}

const MINUTE = 60_000;
/** After a 403 or 429 without Retry-After. */
const REST_MS = 30 * MINUTE;

/** A fetch for one provider that stays within its rate limits and pauses after a refusal. */
export function limitedFetch(fetch: Fetch, clock: Clock, limits: Limits): Fetch {
  const windows = windowsOf(limits);
  let restsUntil = 0;
  return async (request) => {
    const now = clock.now().getTime();
    if (now < restsUntil) return failed({ kind: "refused", message: "the provider asked for a rest" });
    const full = windows.find((window) => !window.hasRoom(now));
    if (full) return failed({ kind: "refused", message: `our own limit: ${full.name}` });
    for (const window of windows) window.count(now);
    const answer = await fetch(request);
    if (!answer.ok && answer.failure.kind === "status" && [403, 429].includes(answer.failure.status)) {
      const { retryAfterSeconds } = answer.failure;
      restsUntil = now + (retryAfterSeconds === null ? REST_MS : retryAfterSeconds * 1000);
    }
    return answer;
  };
}

function windowsOf(limits: Limits) {
  return [
    { name: "a minute", ms: MINUTE, most: limits.perMinute },
    { name: "an hour", ms: 60 * MINUTE, most: limits.perHour },
    { name: "a day", ms: 24 * 60 * MINUTE, most: limits.perDay },
  ].flatMap(({ name, ms, most }) => (most === undefined ? [] : [slidingWindow(`${most} ${name}`, ms, most)]));
}

/** Counts the calls of the last `ms`; stores at most `most` times. */
function slidingWindow(name: string, ms: number, most: number) {
  const calls: number[] = [];
  return {
    name,
    hasRoom(now: number): boolean {
      while (calls[0] !== undefined && calls[0] <= now - ms) calls.shift();
      return calls.length < most;
    },
    count(now: number): void {
      calls.push(now);
    },
  };
}
