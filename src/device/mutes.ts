import { DAY_MS, LAGOS_OFFSET_MS } from "#contracts/durations.ts";
import { foldName } from "#contracts/names.ts";
import type { Mute } from "./stores/settings.ts";

/** The mutes that have not expired. */
export function unexpiredMutes(mutes: readonly Mute[], now: Date): Mute[] {
  return mutes.filter(({ until }) => until === null || until > now.toISOString());
}

/** The rule by which something is hidden: a muted word occurs in its text as a whole word, or its paper is muted. */
export function muteTest(mutes: readonly Mute[], now: Date): (text: string, paper: string | null) => boolean {
  const unexpired = unexpiredMutes(mutes, now);
  const textsOf = (wanted: Mute["kind"]) =>
    unexpired.filter(({ kind }) => kind === wanted).map(({ text }) => foldName(text));
  const papers = textsOf("paper");
  const words = textsOf("word").map((word) => ` ${word} `);
  return (text, paper) => {
    const folded = words.length > 0 ? ` ${foldName(text)} ` : "";
    return (
      (paper !== null && papers.includes(foldName(paper))) || words.some((word) => folded.includes(word))
    );
  };
}

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
