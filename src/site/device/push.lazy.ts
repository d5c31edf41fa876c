import { type PushChannel, pushChannels } from "#contracts/push-channels.ts";
import { ask } from "#site/data/ask.ts";
import { forgetOwnSetting, ownSetting, saveOwnSetting } from "./stores/own-settings.lazy.ts";

/** `unable`: no service worker, no push messages, or a private window that keeps neither. */
export type PushState = "unable" | "denied" | "possible";

const DAY_MS = 86_400_000;
/** Well within the 90 days after which the server forgets a browser. */
const RENEWED_FOR_MS = 7 * DAY_MS;

export function pushState(): PushState {
  const isAble = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isAble) return "unable";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** The channels that this browser takes; none until the reader asks by a press, whatever the settings' defaults. */
export async function takenChannels(): Promise<PushChannel[]> {
  return (await stored()).channels;
}

/**
 * Takes these channels. To be called on a press, since browsers ask the reader only then. Throws with a reason for
 * which the page has a sentence.
 */
export async function takeChannels(channels: readonly PushChannel[]): Promise<void> {
  if (channels.length === 0) return await endPush();
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new PushRefused(permission === "denied" ? "denied" : "closed");
  await tell(await subscription(), channels);
}

/** Why this browser will get no messages. */
export class PushRefused extends Error {
  readonly because: "denied" | "closed" | "unable";
  constructor(because: PushRefused["because"]) {
    super(because);
    this.because = because;
  }
}

/** Works without a network too: the server erases an address that the browser gave up at its next message to it. */
export async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const known = await worker?.pushManager?.getSubscription();
  if (known) {
    await known.unsubscribe();
    await ask("POST /push/unsubscribe", { endpoint: known.endpoint }).catch(() => undefined);
  }
  await forgetOwnSetting("push");
}

/** Once a week: tells the server that this browser still wants messages, as long as its reader permits them. */
export async function renewPush(): Promise<void> {
  const { channels, renewedAt } = await stored();
  if (channels.length === 0 || Date.now() - renewedAt < RENEWED_FOR_MS) return;
  // If the permission was withdrawn, the subscription ends; the settings page says so.
  if (pushState() !== "possible" || Notification.permission !== "granted") return await endPush();
  await tell(await subscription(), channels);
}

async function tell(known: PushSubscription, channels: readonly PushChannel[]): Promise<void> {
  const { endpoint = "", keys = {} } = known.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await ask("POST /push/subscribe", { endpoint, keys: { p256dh, auth }, channels: [...channels] });
  await saveOwnSetting("push", { channels, renewedAt: new Date().toISOString() });
}

async function subscription(): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new PushRefused("unable");
  const { key } = await ask("GET /push/key");
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    return await pushManager.subscribe(wanted);
  } catch (error) {
    // The browser is still subscribed with an earlier key of this site.
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return await pushManager.subscribe(wanted);
  }
}

async function stored(): Promise<{ channels: PushChannel[]; renewedAt: number }> {
  const { channels, renewedAt } = Object((await ownSetting("push")) ?? {}) as Record<string, unknown>;
  const known = Array.isArray(channels) ? channels : [];
  return {
    channels: pushChannels.filter((channel) => known.includes(channel)),
    renewedAt: Date.parse(String(renewedAt)) || 0,
  };
}
