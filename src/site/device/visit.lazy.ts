import { unseenCache } from "#contracts/push-channels.ts";
import { keepOwnSetting, ownSetting, type Visits } from "./stores/own-settings.lazy.ts";

/** A page that is opened within this time of a visit's beginning belongs to it. */
const VISIT_MS = 30 * 60_000;
const HINT_FROM = 3;

/** Once a page: what came is seen now, and a browser that wants to be told says so again in time. */
export async function greetReader(): Promise<void> {
  await navigator.clearAppBadge?.();
  await caches.delete(unseenCache);
  // Whoever was never asked takes no messages, and needs none of their code.
  if ((globalThis.Notification?.permission ?? "default") === "default") return;
  await (await import("./push.lazy.ts")).renewPush();
}

/** Counts this visit: whether the reader comes often, has not installed the site, and has not said no. */
export async function wantsHint(): Promise<boolean> {
  const { count, noHint } = await countVisit();
  return count >= HINT_FROM && !noHint && !window.matchMedia("(display-mode: standalone)").matches;
}

export async function dismissHint(): Promise<void> {
  await keepOwnSetting("visits", { ...(await visits()), noHint: true });
}

async function countVisit(): Promise<Visits> {
  const known = await visits();
  if (Date.now() - Date.parse(known.last) < VISIT_MS) return known;
  const counted = { ...known, count: known.count + 1, last: new Date().toISOString() };
  await keepOwnSetting("visits", counted);
  return counted;
}

async function visits(): Promise<Visits> {
  const { count, last, noHint } = Object(await ownSetting("visits"));
  return { count: Number(count) || 0, last: String(last ?? ""), noHint: noHint === true };
}
