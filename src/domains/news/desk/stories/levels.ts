export type Level = "strict" | "loose";

export interface LevelNumbers {
  /** An article joins a story from this likeness on: to one of its articles and, with `toCore`, to its core on average. */
  readonly joinAt: number;
  /** Two stories that one article joins become one when they are so alike on average; less alike, a story splits. */
  readonly holdAt: number;
  /** Whether the core counts: what resembles one late telling alone stays out, and a story splits when its core does. */
  readonly toCore: boolean;
  /** What likeness must make up for where only one of two articles reports the event and the other reacts, previews … */
  readonly kindGap: number;
}

/** Strict: the same event, shown as "Also in N papers". Loose: the same subject, from which topics are made. */
export const levels: Readonly<Record<Level, LevelNumbers>> = {
  strict: { joinAt: 0.3, holdAt: 0.2, toCore: true, kindGap: 0.4 },
  loose: { joinAt: 0.4, holdAt: 0.1, toCore: false, kindGap: 0 },
};
