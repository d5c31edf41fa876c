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
