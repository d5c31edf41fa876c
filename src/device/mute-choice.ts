import { DAY_MS, LAGOS_OFFSET_MS } from "#contracts/durations.ts";
import { foldName } from "#contracts/names.ts";
import type { Mute } from "./stores/settings.ts";

/** Whether two mutes hide the same word or paper, however it is written. */
export function isSameMute(one: Mute, other: Pick<Mute, "kind" | "text">): boolean {
  return one.kind === other.kind && foldName(one.text) === foldName(other.text);
}

/** The first moment of the coming Monday in Lagos. */
export function untilMonday(now: Date): string {
  const lagos = new Date(now.getTime() + LAGOS_OFFSET_MS);
  const days = (8 - lagos.getUTCDay()) % 7 || 7;
  lagos.setUTCHours(0, 0, 0, 0);
  return new Date(lagos.getTime() + days * DAY_MS - LAGOS_OFFSET_MS).toISOString();
}
