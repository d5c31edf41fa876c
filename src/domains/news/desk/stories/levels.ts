export type Level = "strict" | "loose";

export interface LevelNumbers {
  /** An article joins the story that is most alike from this likeness on. */
  readonly joinAt: number;
  /** Two stories that one article joins become one story when their articles are so alike on average. */
  readonly uniteAt: number;
  /** How much the story's core counts beside its most alike article: what is like one late telling alone stays out. */
  readonly coreShare: number;
  /** What likeness must make up for where only one of two articles reports the event and the other reacts, previews … */
  readonly kindGap: number;
}

/** Strict: the same event, shown as "Also in N papers". Loose: the same subject, from which topics are made. */
export const levels: Readonly<Record<Level, LevelNumbers>> = {
  strict: { joinAt: 0.42, uniteAt: 0.1, coreShare: 0.85, kindGap: 0.3 },
  loose: { joinAt: 0.4, uniteAt: 0.1, coreShare: 0, kindGap: 0 },
};
