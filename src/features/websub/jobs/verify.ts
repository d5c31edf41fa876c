import { randomBytes } from "node:crypto";
import { AT_ONCE, fingerprint, type HubDeps, PATIENCE_MS } from "#features/websub/shapes.ts";
import {
  deleteRequest,
  findDueRequests,
  postponeRequest,
  type StoredRequest,
} from "#features/websub/store/requests.ts";
import { endSubscription, saveSubscription } from "#features/websub/store/subscriptions.ts";
import { nextTry, type RetryMinutes } from "#platform/jobs/retry-delay.ts";
import { createSlots } from "#platform/limits/slots.ts";
import { SECOND_MS } from "#platform/time.ts";

/** A callback that does not answer is asked again after these minutes, and then no more. */
const RETRY_MINUTES: RetryMinutes = [1, 5];
const MOST_BYTES = 4_096;

/**
 * Asks the callbacks of all waiting requests whether they want what was asked for, and does it if so. A request that
 * fails on our side waits for the next run.
 */
export async function verifyRequests(deps: HubDeps): Promise<void> {
  const { db, clock, edition, log } = deps;
  const inSlot = createSlots(AT_ONCE);
  const due = await findDueRequests(db, edition, clock.now());
  const wait = (error: Error): void => log.warn({ error: error.message }, "a request waits for the next run");
  await Promise.all(due.map((request) => inSlot(() => verify(deps, request)).catch(wait)));
}

async function verify(deps: HubDeps, request: StoredRequest): Promise<void> {
  const { db, clock } = deps;
  const at = clock.now();
  const answer = await isConfirmed(deps, request);
  if (answer === "no answer" && request.attempts < RETRY_MINUTES.length)
    return await postponeRequest(db, request, nextTry(RETRY_MINUTES, request.attempts + 1, at));
  if (answer === "yes") await fulfil(deps, request, at);
  await deleteRequest(db, request);
}

async function fulfil({ db, feedAt }: HubDeps, request: StoredRequest, at: Date): Promise<void> {
  if (request.mode === "unsubscribe") return await endSubscription(db, request);
  const feed = await feedAt(request.topic);
  if (feed === null) return;
  const until = new Date(at.getTime() + request.lease_seconds * SECOND_MS);
  await saveSubscription(db, request, { until, delivered: fingerprint(feed.body), at });
}

/** Sends the callback a word that only it can know, which it must repeat. A redirect does not confirm. */
async function isConfirmed(
  { fetch }: HubDeps,
  { mode, topic, callback, host, lease_seconds }: StoredRequest,
): Promise<"yes" | "no" | "no answer"> {
  const challenge = randomBytes(24).toString("base64url");
  const question = new URLSearchParams({
    "hub.mode": mode,
    "hub.topic": topic,
    "hub.challenge": challenge,
    ...(mode === "subscribe" ? { "hub.lease_seconds": String(lease_seconds) } : {}),
  });
  const url = `${callback}${callback.includes("?") ? "&" : "?"}${question}`;
  const answer = await fetch({
    url,
    logAs: host,
    timeoutMs: PATIENCE_MS,
    waitMs: PATIENCE_MS,
    maxBytes: MOST_BYTES,
  });
  if (answer.ok) {
    const isOwn =
      answer.value.url === new URL(url).href && Buffer.from(answer.value.body).toString() === challenge;
    return isOwn ? "yes" : "no";
  }
  const { failure } = answer;
  const isRefusal = failure.kind === "refused" || (failure.kind === "status" && failure.status < 500);
  return isRefusal ? "no" : "no answer";
}
