export type Level = "strict" | "loose";

export interface LevelNumbers {
  /** An article joins the story of its most alike article from this likeness on. */
  readonly joinAt: number;
  /** Two stories that one article joins become one story when their articles are so alike on average. */
  readonly uniteAt: number;
}

/** Strict: the same event, shown as "Also in N papers". Loose: the same subject, from which topics are made. */
export const levels: Readonly<Record<Level, LevelNumbers>> = {
  strict: { joinAt: 0.43, uniteAt: 0.1 },
  loose: { joinAt: 0.25, uniteAt: 0.1 },
};
