import { createHash } from "node:crypto";
import type { Delivery, SendOutcome } from "#features/push/shapes.ts";
import type { Fetch, FetchFailure } from "#platform/fetch/request.ts";
import type { Vapid } from "./vapid.ts";

interface Deps {
  readonly fetch: Fetch;
  readonly vapid: Vapid;
  readonly now: Date;
  readonly timeoutMs?: number | undefined;
}

const TIMEOUT_MS = 10_000;
/** Enough: a push service answers with headers only. */
const ANSWER_BYTES = 16 * 1024;
const GONE_STATUSES = [404, 410];
const WAIT_SECONDS = 60;

/** Sends one message, encrypted for its browser alone. The log names the service, never the endpoint. */
export async function sendOne(
  { subscription, channel, issue, payload, goodUntil }: Delivery,
  { fetch, vapid, now, timeoutMs = TIMEOUT_MS }: Deps,
): Promise<SendOutcome> {
  const { endpoint, p256dh, auth } = subscription;
  const { default: webPush } = await import("web-push");
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(payload),
    {
      vapidDetails: vapid,
      TTL: Math.max(0, Math.floor((goodUntil.getTime() - now.getTime()) / 1000)),
      urgency: channel === "breaking" ? "high" : "normal",
      topic: topicOf(channel, issue),
      contentEncoding: "aes128gcm",
    },
  );
  const answer = await fetch({
    url: endpoint,
    method: "POST",
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
    timeoutMs,
    maxBytes: ANSWER_BYTES,
    logAs: new URL(endpoint).origin,
  });
  return answer.ok ? { kind: "sent" } : outcomeOf(answer.failure);
}

/** A message that is sent again replaces the first, as long as the push service still holds it (RFC 8030, 5.4). */
function topicOf(channel: string, issue: string): string {
  return createHash("sha256").update(`${channel} ${issue}`).digest("base64url").slice(0, 32);
}

function outcomeOf(failure: FetchFailure): SendOutcome {
  const { kind, message } = failure;
  if (kind === "refused" || kind === "too-large") return { kind: "refused", message };
  if (kind !== "status") return { kind: "later", message };
  const { status, retryAfterSeconds } = failure;
  if (GONE_STATUSES.includes(status)) return { kind: "gone" };
  if (status === 429 || (status === 503 && retryAfterSeconds !== null))
    return { kind: "rest", message, seconds: Math.max(1, retryAfterSeconds ?? WAIT_SECONDS) };
  return { kind: status >= 500 ? "later" : "refused", message };
}
