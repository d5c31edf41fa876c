import type { TermKind } from "#platform/text/reading/read-text.ts";

/** The numbers of one level of clustering; measured on hand-labelled days (`npm run measure`). */
export interface LevelNumbers {
  /** What a kind of term counts in a headline. */
  readonly kinds: Readonly<Record<TermKind, number>>;
  /** What a summary's term counts, against 1 in the headline. */
  readonly summary: number;
  /** A story is joined at this likeness. */
  readonly joinAt: number;
  /** The likeness to a story: this share from its most alike article, the rest from the mean of its best three. */
  readonly best: number;
  /** What is lost when nothing but places is different, e.g. two attacks of the same kind in two states. */
  readonly otherPlace: number;
  readonly otherNumber: number;
  /** One paper seldom tells one event twice. */
  readonly samePaper: number;
  /** At least so many shared terms of the headlines that are no place, agency or number. */
  readonly sharedWords: number;
  /** Lost over the whole window of time. */
  readonly ageing: number;
}

export type Level = "strict" | "loose";

const strict: LevelNumbers = {
  kinds: { word: 1, name: 1, number: 0.7, place: 0.6, agency: 0.6 },
  summary: 0.25,
  joinAt: 0.36,
  best: 0.4,
  otherPlace: 0.8,
  otherNumber: 0.9,
  samePaper: 0.85,
  sharedWords: 2,
  ageing: 0.15,
};

const loose: LevelNumbers = { ...strict, joinAt: 0.28, best: 0.5, sharedWords: 1, samePaper: 1 };

export const levels: Readonly<Record<Level, LevelNumbers>> = { strict, loose };
