export type Level = "strict" | "loose";

export interface LevelNumbers {
  /**
   * The likeness at which an article joins a story: to one of its articles and, with `usesCore`, to its core on average.
   */
  readonly joinAt: number;
  /** The average likeness at which two stories that one article joins are merged, and below which a story splits. */
  readonly holdAt: number;
  /**
   * Whether a story's core, its newest articles, counts: an article that resembles only one of them stays out, and a
   * story whose core falls apart is split.
   */
  readonly usesCore: boolean;
  /** Subtracted from the likeness if one article reports the event and the other reacts to it, previews it … */
  readonly kindGap: number;
}

/** Strict: the same event, shown as "Also in N papers". Loose: the same subject, from which topics are made. */
export const levels: Readonly<Record<Level, LevelNumbers>> = {
  strict: { joinAt: 0.3, holdAt: 0.2, usesCore: true, kindGap: 0.4 },
  loose: { joinAt: 0.4, holdAt: 0.1, usesCore: false, kindGap: 0 },
};
