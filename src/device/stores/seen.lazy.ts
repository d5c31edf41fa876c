import type { StorySeen } from "#contracts/device.ts";
import { MINUTE_MS } from "#contracts/durations.ts";
import { trueNow } from "#ui/now.ts";
import { hasText } from "./database.ts";
import { forgetOwnSetting, ownSetting, reviseOwnSetting } from "./own-settings.lazy.ts";
import { changeSetting } from "./settings.ts";

const MAX_STORIES = 200;
const MAX_LENGTH = 200;
/** Pages of one story within this time are one visit. */
const STORY_VISIT_MS = 30 * MINUTE_MS;

/** The stories that were opened on this device, newest first. */
export async function storiesSeen(): Promise<StorySeen[]> {
  return validStoriesSeen(await ownSetting("storiesSeen"));
}

/** The valid rows of a list, whoever wrote it. */
export function validStoriesSeen(list: unknown): StorySeen[] {
  return (Array.isArray(list) ? list : []).filter(isSeen).slice(0, MAX_STORIES);
}

function isSeen(raw: unknown): raw is StorySeen {
  const row = Object(raw) as StorySeen;
  return (
    hasText(row, "id") &&
    row.id.length <= MAX_LENGTH &&
    isTime(row.seenAt) &&
    (row.before === null || isTime(row.before))
  );
}

export function isTime(text: unknown): boolean {
  return typeof text === "string" && !Number.isNaN(Date.parse(text));
}

/** Records that a story is open, and returns when it was last open before; null on the first visit. */
export async function recordStoryVisit(id: string): Promise<number | null> {
  const visits = await reviseOwnSetting("storiesSeen", (stored) => {
    const stories = validStoriesSeen(stored);
    const last = stories.find((one) => one.id === id);
    const visit = nextVisit(id, last, trueNow());
    return [visit, ...stories.filter((one) => one !== last)].slice(0, MAX_STORIES);
  });
  const before = visits?.[0]?.before ?? null;
  return before === null ? null : Date.parse(before);
}

export function nextVisit(id: string, last: StorySeen | undefined, now: number): StorySeen {
  const isSameVisit = last !== undefined && Math.abs(now - Date.parse(last.seenAt)) < STORY_VISIT_MS;
  const before = isSameVisit ? last.before : (last?.seenAt ?? null);
  return { id, seenAt: new Date(now).toISOString(), before };
}

/** Marks everything that has come until now as seen. */
export async function markAllSeen(): Promise<void> {
  const now = new Date(trueNow()).toISOString();
  await reviseOwnSetting("storiesSeen", (stored) =>
    validStoriesSeen(stored).map((one) => ({ ...one, seenAt: now, before: now })),
  );
  await changeSetting("allSeenAt", now);
}

/** When all was last marked as seen; null if it never was. */
export async function allSeenAt(): Promise<number | null> {
  const at = Date.parse(String(await ownSetting("allSeenAt")));
  return Number.isNaN(at) ? null : at;
}

/** Adds the rows of an import; for a story in both lists, the later visit counts. */
export async function addStoriesSeen(rows: readonly StorySeen[]): Promise<void> {
  if (rows.length === 0) return;
  await reviseOwnSetting("storiesSeen", (stored) => {
    const latestFirst = [...rows, ...validStoriesSeen(stored)].sort(
      (a, b) => Date.parse(b.seenAt) - Date.parse(a.seenAt),
    );
    const all = latestFirst.filter(({ id }, at) => latestFirst.findIndex((one) => one.id === id) === at);
    return all.slice(0, MAX_STORIES);
  });
}

export async function forgetSeen(): Promise<void> {
  await forgetOwnSetting("storiesSeen");
  await forgetOwnSetting("allSeenAt");
}
