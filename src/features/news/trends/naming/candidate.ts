import type { Deed } from "./deeds.ts";

/** A kicker ("PFIPC probe:"), a noun phrase, a noun made from a deed, or a short sentence. */
export type NameKind = "kicker" | "nouns" | "deed" | "sentence";

export interface NameCandidate {
  readonly text: string;
  /** The part of it that articles print verbatim. */
  readonly printed: string;
  readonly kind: NameKind;
  /** True if its capitals do not mark names. */
  readonly titleCase: boolean;
  /** The deed that its noun names, with the words that tell of it. */
  readonly deed?: Deed;
  /** True if it can become the name only when two articles print it verbatim. */
  readonly needsTwoArticles?: boolean;
}
