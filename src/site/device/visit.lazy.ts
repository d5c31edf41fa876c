import { unseenCache } from "#contracts/push-channels.ts";
import { ownSetting } from "./stores/own-settings.lazy.ts";

/** At each visit: what came is seen now, and a browser that wants to be told says so again in time. */
export async function greetReader(): Promise<void> {
  await navigator.clearAppBadge?.();
  await caches.delete(unseenCache);
  if (await ownSetting("push")) await (await import("./push.lazy.ts")).renewPush();
}
