import { DAY_MS, LAGOS_OFFSET_MS } from "#contracts/durations.ts";
import { foldName } from "#contracts/names.ts";
import type { Mute } from "./stores/settings.ts";

/** The mutes that have not expired. */
export function unexpiredMutes(mutes: readonly Mute[], now: Date): Mute[] {
  return mutes.filter(({ until }) => until === null || until > now.toISOString());
}

export interface MuteCandidate {
  readonly headline: string;
  readonly summary: string;
  readonly newspaper_name: string | null;
}

/** True if a muted word occurs as a whole word in what is shown, or the paper is muted. */
export function isMuted(article: MuteCandidate, mutes: readonly Mute[]): boolean {
  const articleText = ` ${foldName(`${article.headline} ${article.summary}`)} `;
  return mutes.some(({ kind, text }) =>
    kind === "paper"
      ? foldName(article.newspaper_name ?? "") === foldName(text)
      : articleText.includes(` ${foldName(text)} `),
  );
}

/** The first moment of the coming Monday in Lagos. */
export function untilMonday(now: Date): string {
  const lagos = new Date(now.getTime() + LAGOS_OFFSET_MS);
  const days = (8 - lagos.getUTCDay()) % 7 || 7;
  lagos.setUTCHours(0, 0, 0, 0);
  return new Date(lagos.getTime() + days * DAY_MS - LAGOS_OFFSET_MS).toISOString();
}
