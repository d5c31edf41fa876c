import type { Clock } from "#platform/clock.ts";
import { DAY_SECONDS } from "#platform/time.ts";
import type { Fetched } from "./request.ts";

const ASK_TO_WAIT = [429, 503];

/** Seconds for which the host asks us to wait, from a number or a date; at most a day, null without the header. */
export function retryAfterSeconds(header: string | undefined, now: Date): number | null {
  if (header === undefined) return null;
  const seconds = /^\s*\d+\s*$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  if (Number.isNaN(seconds)) return null;
  return Math.min(DAY_SECONDS, Math.max(0, Math.ceil(seconds)));
}

/** Remembers which hosts asked us to wait, for all of their addresses. */
export function createHostWaits(clock: Clock): {
  secondsLeft(host: string): number;
  learn(answer: Fetched): number | null;
} {
  const restsUntil = new Map<string, number>();
  return {
    secondsLeft(host) {
      const until = restsUntil.get(host) ?? 0;
      return Math.max(0, Math.ceil((until - clock.now().getTime()) / 1000));
    },
    learn({ status, headers, url }) {
      const seconds = retryAfterSeconds(headers["retry-after"], clock.now());
      if (seconds !== null && ASK_TO_WAIT.includes(status)) {
        restsUntil.set(new URL(url).host, clock.now().getTime() + seconds * 1000);
      }
      return seconds;
    },
  };
}
