export type Level = "strict" | "loose";

export interface LevelNumbers {
  /** An article joins the story that is so alike: in one article, and where `toCore` says so on average of its core. */
  readonly joinAt: number;
  /** Two stories that one article joins become one when they are so alike on average; less alike, a story splits. */
  readonly holdAt: number;
  /** What is like one late telling alone stays out, and a story splits where its parts are two. */
  readonly toCore: boolean;
  /** What likeness must make up for where only one of two articles reports the event and the other reacts, previews … */
  readonly kindGap: number;
}

/** Strict: the same event, shown as "Also in N papers". Loose: the same subject, from which topics are made. */
export const levels: Readonly<Record<Level, LevelNumbers>> = {
  strict: { joinAt: 0.3, holdAt: 0.2, toCore: true, kindGap: 0.4 },
  loose: { joinAt: 0.4, holdAt: 0.1, toCore: false, kindGap: 0 },
};
