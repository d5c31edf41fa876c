import { ask } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import { DAY_MS } from "#contracts/durations.ts";
import { type Language, languageOf } from "#contracts/languages.ts";
import { type PushChannel, pushChannels } from "#contracts/push-channels.ts";
import { forgetOwnSetting, ownSetting } from "./stores/own-settings.lazy.ts";
import { changeSetting } from "./stores/settings.ts";

/** `unable`: no service worker, no push messages, or a private window that keeps neither. */
export type PushState = "unable" | "denied" | "possible";

/** Well within the 90 days after which the server forgets a browser. */
const RENEW_AFTER_MS = 7 * DAY_MS;

export function pushState(): PushState {
  const isSupported = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!isSupported) return "unable";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** The channels that this browser takes; none until the reader asks by a press, whatever the settings' defaults. */
export async function subscribedChannels(): Promise<PushChannel[]> {
  return (await readStored()).channels;
}

/**
 * Subscribes to these channels. Call it on a press, since browsers ask the reader only then. Throws with a reason for
 * which the page has a sentence.
 */
export async function subscribeToChannels(channels: readonly PushChannel[]): Promise<void> {
  if (channels.length === 0) return await unsubscribeFromPush();
  const permission = await Notification.requestPermission();
  if (permission !== "granted") throw new PushUnavailable(permission === "denied" ? "denied" : "closed");
  await register(await subscription(), channels, languageOf(window.location.pathname));
}

/** Why this browser will get no messages. */
export class PushUnavailable extends Error {
  readonly reason: "denied" | "closed" | "unable";
  constructor(because: PushUnavailable["reason"]) {
    super(because);
    this.reason = because;
  }
}

/** Works without a network too: the server erases an address that the browser has given up when it next sends to it. */
export async function unsubscribeFromPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const existing = await worker?.pushManager?.getSubscription();
  if (existing) {
    await existing.unsubscribe();
    await ask(api.push.unsubscribe, { endpoint: existing.endpoint }).catch(() => undefined);
  }
  await forgetOwnSetting("push");
}

/** Once a week: tells the server that this browser still wants messages, as long as its reader permits them. */
export async function renewPush(): Promise<void> {
  const { channels, renewedAt } = await readStored();
  if (channels.length === 0 || Math.abs(Date.now() - renewedAt) < RENEW_AFTER_MS) return;
  // If the permission was withdrawn, the subscription ends; the settings page says so.
  if (pushState() !== "possible" || Notification.permission !== "granted") return await unsubscribeFromPush();
  await register(await subscription(), channels);
}

async function register(
  registration: PushSubscription,
  channels: readonly PushChannel[],
  language?: Language,
): Promise<void> {
  const { endpoint = "", keys = {} } = registration.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await ask(api.push.subscribe, { endpoint, keys: { p256dh, auth }, channels: [...channels], language });
  await changeSetting("push", { channels, renewedAt: new Date().toISOString() });
}

async function subscription(): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.getRegistration();
  if (!worker) throw new PushUnavailable("unable");
  const { key } = await ask(api.push.key);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // The browser is still subscribed with an earlier key of this site.
    const former = await pushManager.getSubscription();
    if (!former) throw error;
    await former.unsubscribe();
    return await pushManager.subscribe(options);
  }
}

async function readStored(): Promise<{ channels: PushChannel[]; renewedAt: number }> {
  const { channels, renewedAt } = Object((await ownSetting("push")) ?? {}) as Record<string, unknown>;
  const names = Array.isArray(channels) ? channels : [];
  return {
    channels: pushChannels.filter((channel) => names.includes(channel)),
    renewedAt: Date.parse(String(renewedAt)) || 0,
  };
}
