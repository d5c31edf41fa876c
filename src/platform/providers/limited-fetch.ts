import type { Clock } from "#platform/clock.ts";
import type { Fetch } from "#platform/fetch/request.ts";
import { createRateWindow } from "#platform/limits/window.ts";
import { failed } from "#platform/result.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#platform/time.ts";

export interface Limits {
  readonly perMinute?: number;
  readonly perHour?: number;
  readonly perDay?: number;
}

/** The one key of each window: all calls to the provider are counted together. */
const CALLS = "calls";
/** The pause after a 403 or 429 without Retry-After. */
const REST_MS = 30 * MINUTE_MS;

/** A fetch for one provider that stays within its rate limits and pauses after a refusal. */
export function limitedFetch(fetch: Fetch, clock: Clock, limits: Limits): Fetch {
  const windows = windowsOf(limits, clock);
  let restsUntil = 0;
  return async (request) => {
    const now = clock.now().getTime();
    if (now < restsUntil) return failed({ kind: "refused", message: "the provider asked for a rest" });
    const exhausted = windows.find(({ calls, limit }) => calls.wait(CALLS, limit) > 0);
    if (exhausted)
      return failed({ kind: "refused", message: `our own limit: ${exhausted.limit} ${exhausted.name}` });
    for (const { calls, limit } of windows) calls.count(CALLS, limit);
    const answer = await fetch(request);
    if (!answer.ok && answer.failure.kind === "status" && [403, 429].includes(answer.failure.status)) {
      const { retryAfterSeconds } = answer.failure;
      restsUntil = now + (retryAfterSeconds === null ? REST_MS : retryAfterSeconds * 1000);
    }
    return answer;
  };
}

/** One for each provider of a table of limits. */
export function limitedFetches<Id extends string>(
  { fetch, clock }: { readonly fetch: Fetch; readonly clock: Clock },
  limits: Readonly<Record<Id, Limits>>,
): Record<Id, Fetch> {
  const entries = Object.entries<Limits>(limits).map(([id, one]) => [id, limitedFetch(fetch, clock, one)]);
  return Object.fromEntries(entries) as Record<Id, Fetch>;
}

function windowsOf(limits: Limits, clock: Clock) {
  return [
    { name: "a minute", ms: MINUTE_MS, limit: limits.perMinute },
    { name: "an hour", ms: HOUR_MS, limit: limits.perHour },
    { name: "a day", ms: DAY_MS, limit: limits.perDay },
  ].flatMap(({ name, ms, limit }) =>
    limit === undefined ? [] : [{ name, limit, calls: createRateWindow(clock, ms) }],
  );
}
