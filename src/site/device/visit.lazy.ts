import { deviceKeys } from "#contracts/device.ts";
import { unseenCache } from "#contracts/push-channels.ts";

/** Pages within this time are one visit. */
const VISIT_MS = 30 * 60_000;
const HINT_FROM = 3;

interface Visits {
  readonly count: number;
  readonly last: string;
  /** The reader wants no hint at installing. */
  readonly noHint: boolean;
}

/** Once a page: what came is seen now, and a browser that wants to be told says so again in time. */
export async function greetReader(): Promise<void> {
  await navigator.clearAppBadge?.();
  await caches.delete(unseenCache);
  // Whoever was never asked takes no messages, and needs none of their code.
  if ((globalThis.Notification?.permission ?? "default") === "default") return;
  await (await import("./push.lazy.ts")).renewPush();
}

/** Counts this visit: whether the reader comes often, has not installed the site, and has not said no. */
export function wantsHint(): boolean {
  countVisit();
  const { count, noHint } = visits();
  return count >= HINT_FROM && !noHint && !window.matchMedia("(display-mode: standalone)").matches;
}

export function dismissHint(): void {
  keep({ ...visits(), noHint: true });
}

function countVisit(): void {
  const { count, last, noHint } = visits();
  const isNew = !(Date.now() - Date.parse(last) < VISIT_MS);
  keep({ count: count + Number(isNew), last: new Date().toISOString(), noHint });
}

function visits(): Visits {
  try {
    const { count, last, noHint } = Object(JSON.parse(localStorage.getItem(deviceKeys.visits) ?? "{}"));
    return { count: Number(count) || 0, last: String(last ?? ""), noHint: noHint === true };
  } catch {
    return { count: 0, last: "", noHint: false };
  }
}

function keep(visits: Visits): void {
  try {
    localStorage.setItem(deviceKeys.visits, JSON.stringify(visits));
  } catch {
    // Without storage every visit is the first.
  }
}
