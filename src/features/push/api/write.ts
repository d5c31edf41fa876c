import * as api from "#contracts/all/api.ts";
import { type Caller, type Handlers, type Refusal, refuse } from "#contracts/endpoint.ts";
import type { PushEndpoints } from "#features/push/contract.ts";
import { areUsableKeys, serviceOf } from "#features/push/rules/push-rules.ts";
import { eraseSubscription, saveSubscription } from "#features/push/store/subscriptions.ts";
import type { Clock } from "#platform/clock.ts";
import type { Database } from "#platform/db/database.ts";
import { inTransaction } from "#platform/db/transaction.ts";
import type { Edition } from "#platform/edition.ts";
import { createRateWindow } from "#platform/limits/window.ts";
import { lineOf } from "#platform/network-address.ts";
import { HOUR_SECONDS, MINUTE_MS } from "#platform/time.ts";

interface Deps {
  readonly db: Database;
  readonly clock: Clock;
  readonly edition: Edition;
  readonly services: readonly string[];
  /** The most subscriptions that may be stored, in all editions together. */
  readonly maxSubscriptions: number;
}

/** `REQUEST_LIMITS` in ten minutes: a network that many share (a campus, a carrier's gateway) must not be blocked. */
const WINDOW_MS = 10 * MINUTE_MS;
const REQUEST_LIMITS = { ofCaller: 30, inAll: 2000 } as const;
const MAX_CALLERS = 10_000;
const ALL = "all";

const notOurs = {
  live: {
    ...refuse("invalid", "Notifications cannot be sent to this browser: its push service is not known here."),
    code: "push-service-unknown",
  },
  sample: {
    ...refuse("invalid", "This is the sample edition: its news is invented, and no notifications are sent."),
    code: "push-sample",
  },
} as const;

/** Places become free when browsers unsubscribe or expire. */
const RETRY_WHEN_FULL_SECONDS = HOUR_SECONDS;

const full = {
  ...refuse("unavailable", "No more browsers can be registered at the moment.", RETRY_WHEN_FULL_SECONDS),
  code: "push-full",
} as const;

/** Limits requests by the caller's address; nothing about a caller is kept beyond the process's memory. */
export function writePush({
  db,
  clock,
  edition,
  services,
  maxSubscriptions,
}: Deps): Omit<Handlers<PushEndpoints>, typeof api.push.key> {
  const requests = createRateWindow(clock, WINDOW_MS, MAX_CALLERS);

  return {
    async [api.push.subscribe]({ endpoint, keys, channels, language, replaces }, caller) {
      const tooOften = count(caller);
      if (tooOften) return tooOften;
      const service = serviceOf(endpoint, services);
      if (service === null) return notOurs[edition];
      if (!areUsableKeys(keys))
        return refuse("invalid", "These keys are not a browser's: nothing can be encrypted with them.");
      return await inTransaction(db, async (tx) => {
        const earlier = replaces === undefined ? null : await eraseSubscription(tx, replaces);
        const chosen = [...new Set(channels ?? earlier?.channels ?? [])];
        if (chosen.length === 0) return refuse("invalid", "Say which channels this browser takes.");
        const wanted = { channels: chosen, language: language ?? earlier?.language };
        const subscription = { edition, endpoint, service, ...keys, ...wanted };
        const isStored = await saveSubscription(tx, subscription, clock.now(), maxSubscriptions);
        return isStored ? { channels: chosen } : full;
      });
    },

    async [api.push.unsubscribe]({ endpoint }) {
      await eraseSubscription(db, endpoint);
      return { ended: true };
    },
  };

  function count({ address }: Caller): Refusal | null {
    const who = lineOf(address);
    const wait = Math.max(
      requests.wait(who, REQUEST_LIMITS.ofCaller),
      requests.wait(ALL, REQUEST_LIMITS.inAll),
    );
    if (wait > 0)
      return refuse(
        "too-many",
        "Too many requests. Please wait a moment and try again.",
        Math.ceil(wait / 1000),
      );
    requests.count(who, REQUEST_LIMITS.ofCaller);
    requests.count(ALL, REQUEST_LIMITS.inAll);
    return null;
  }
}
