import { foldName } from "#contracts/names.ts";
import type { Mute } from "./stores/settings.ts";

/** The mutes that have not expired. */
export function inForce(mutes: readonly Mute[], now: Date): Mute[] {
  return mutes.filter(({ until }) => until === null || until > now.toISOString());
}

export interface Mutable {
  readonly headline: string;
  readonly summary: string;
  readonly newspaper_name: string | null;
}

/** True if a muted word occurs as a whole word in what is shown, or the paper is muted. */
export function isMuted(article: Mutable, mutes: readonly Mute[]): boolean {
  const words = ` ${foldName(`${article.headline} ${article.summary}`)} `;
  return mutes.some(({ kind, text }) =>
    kind === "paper"
      ? foldName(article.newspaper_name ?? "") === foldName(text)
      : words.includes(` ${foldName(text)} `),
  );
}

/** The first moment of the coming Monday in Lagos (UTC+1 all year). */
export function untilMonday(now: Date): string {
  const lagos = new Date(now.getTime() + 3_600_000);
  const days = (8 - lagos.getUTCDay()) % 7 || 7;
  lagos.setUTCHours(0, 0, 0, 0);
  return new Date(lagos.getTime() + days * 86_400_000 - 3_600_000).toISOString();
}
