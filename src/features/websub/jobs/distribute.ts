import { createHmac } from "node:crypto";
import { websubAddress } from "#contracts/addresses.ts";
import { AT_ONCE, type Feed, fingerprint, type HubDeps, PATIENCE_MS } from "#features/websub/shapes.ts";
import {
  endSubscription,
  findDueSubscriptions,
  noteOutcome,
  type StoredSubscription,
} from "#features/websub/store/subscriptions.ts";
import type { Fetched, FetchFailure } from "#platform/fetch/request.ts";
import { nextTry, type RetryMinutes } from "#platform/jobs/retry-delay.ts";
import { createSlots } from "#platform/limits/slots.ts";
import { linksOf } from "#platform/outlet.ts";
import type { Result } from "#platform/result.ts";

/** After the last of these, every hour until the subscription ends: by then the feed has other news. */
const RETRY_MINUTES: RetryMinutes = [1, 5, 15, 60];
const MOST_BYTES = 65_536;

/** Sends each subscriber its feed, if that differs from what it already has. Never fails for one of them. */
export async function distribute(deps: HubDeps): Promise<void> {
  const { db, clock, edition, feedAt, log } = deps;
  const inSlot = createSlots(AT_ONCE);
  const due = await findDueSubscriptions(db, edition, clock.now());
  for (const [topic, subscriptions] of Map.groupBy(due, (one) => one.topic)) {
    const feed = await feedAt(topic).catch((error: Error) => {
      log.warn({ error: error.message }, "a feed could not be made for its subscribers");
      return null;
    });
    if (feed === null) continue;
    const content = fingerprint(feed.body);
    const waiting = subscriptions.filter(({ delivered }) => delivered !== content);
    const sent = await Promise.all(waiting.map((one) => inSlot(() => tryToDeliver(deps, one))));
    const taken = sent.filter(Boolean).length;
    if (sent.length > 0)
      log.info({ taken, failed: sent.length - taken }, "a feed was sent to its subscribers");
  }
}

async function tryToDeliver(deps: HubDeps, subscription: StoredSubscription): Promise<boolean> {
  try {
    // Made again at its turn, for which it may have waited for minutes: something may have been withdrawn since.
    const feed = await deps.feedAt(subscription.topic);
    return feed !== null && (await deliver(deps, subscription, feed));
  } catch (error) {
    deps.log.warn({ error: String(error) }, "a subscriber waits for the next run");
    return false;
  }
}

/** False if the subscriber did not take it; it is tried again later. */
async function deliver(
  { db, clock, fetch, siteUrl }: HubDeps,
  subscription: StoredSubscription,
  { contentType, body }: Feed,
): Promise<boolean> {
  const { topic, callback, host, secret, attempts } = subscription;
  const answer = await fetch({
    ...{ url: callback, method: "POST", body, logAs: host },
    ...{ timeoutMs: PATIENCE_MS, waitMs: PATIENCE_MS, maxBytes: MOST_BYTES },
    headers: {
      "content-type": contentType,
      link: linksOf({ hub: siteUrl + websubAddress, self: topic }),
      ...(secret === null ? {} : { "x-hub-signature": signature(body, secret) }),
    },
  });
  const at = clock.now();
  if (wasTaken(answer))
    await noteOutcome(db, subscription, { delivered: fingerprint(body), attempts: 0, next_at: at });
  else if (isGone(answer)) await endSubscription(db, subscription);
  else {
    const next_at = nextTry(RETRY_MINUTES, attempts + 1, at);
    await noteOutcome(db, subscription, { attempts: attempts + 1, next_at });
  }
  return wasTaken(answer);
}

function signature(body: string, secret: string): string {
  return `sha256=${createHmac("sha256", secret).update(body).digest("hex")}`;
}

type Answer = Result<Fetched, FetchFailure>;

/** Everything in its answer but the status is discarded, however long it is. */
function wasTaken(answer: Answer): boolean {
  return answer.ok ? !answer.value.unchanged : answer.failure.kind === "too-large";
}

function isGone(answer: Answer): boolean {
  return !answer.ok && answer.failure.kind === "status" && answer.failure.status === 410;
}
