import { unseenCache } from "#contracts/push-channels.ts";
import { keepOwnSetting, ownSetting } from "./stores/own-settings.lazy.ts";

/** Pages within this time are one visit. */
const VISIT_MS = 30 * 60_000;
const HINT_FROM = 3;

/** At each page: what came is seen now, and a browser that wants to be told says so again in time. */
export async function greetReader(): Promise<void> {
  await navigator.clearAppBadge?.();
  await caches.delete(unseenCache);
  await countVisit();
  if (await ownSetting("push")) await (await import("./push.lazy.ts")).renewPush();
}

/** Whether the reader comes often, has not installed the site, and has not said no. */
export async function wantsHint(): Promise<boolean> {
  if (window.matchMedia("(display-mode: standalone)").matches) return false;
  await countVisit();
  const { count, noHint } = await visits();
  return count >= HINT_FROM && !noHint;
}

export async function dismissHint(): Promise<void> {
  await keepOwnSetting("visits", { ...(await visits()), noHint: true });
}

async function countVisit(): Promise<void> {
  const known = await visits();
  const isNew = !(Date.now() - Date.parse(known.last) < VISIT_MS);
  const last = new Date().toISOString();
  await keepOwnSetting("visits", { ...known, count: known.count + Number(isNew), last });
}

async function visits(): Promise<{ count: number; last: string; noHint: boolean }> {
  const { count, last, noHint } = Object((await ownSetting("visits")) ?? {}) as Record<string, unknown>;
  return { count: Number(count) || 0, last: String(last ?? ""), noHint: noHint === true };
}
