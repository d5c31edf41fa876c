import { deviceKeys } from "#contracts/device.ts";
import { MINUTE_MS } from "#contracts/durations.ts";
import { unseenCache } from "#contracts/push-channels.ts";

/** A page that is opened within this time after a visit began belongs to that visit. */
const VISIT_MS = 30 * MINUTE_MS;

interface Visits {
  readonly count: number;
  /** When the last one began. */
  readonly last: string;
  /** Whether the reader has dismissed the hint that the site can be installed. */
  readonly noHint: boolean;
}

/** Once for each full load: marks notifications as seen, and renews the subscription of a browser that wants them. */
export async function startVisit(): Promise<void> {
  await navigator.clearAppBadge?.().catch(() => undefined);
  await caches.delete(unseenCache);
  // Readers who were never asked get no messages, and need none of the code.
  if ((globalThis.Notification?.permission ?? "default") === "default") return;
  await (await import("./push.lazy.ts")).renewPush();
}

/** Counts this visit; true from the second on. */
export function comesBack(): boolean {
  // Before the choice on cookies, only what the site needs is stored.
  return localStorage.getItem(deviceKeys.consent) !== null && countVisit().count > 1;
}

export function dismissHint(): void {
  save({ ...visits(), noHint: true });
}

function countVisit(): Visits {
  const stored = visits();
  if (Math.abs(Date.now() - Date.parse(stored.last)) < VISIT_MS) return stored;
  return save({ ...stored, count: stored.count + 1, last: new Date().toISOString() });
}

export function visits(): Visits {
  const { count, last, noHint } = Object(JSON.parse(localStorage.getItem(deviceKeys.visits) ?? "{}"));
  return { count: Number(count) || 0, last: String(last ?? ""), noHint: noHint === true };
}

function save(visits: Visits): Visits {
  localStorage.setItem(deviceKeys.visits, JSON.stringify(visits));
  return visits;
}
