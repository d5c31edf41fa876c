import type { Deed } from "./deeds.ts";

/** A kicker ("PFIPC probe:"), a phrase of nouns, a noun made of a deed, or a short sentence. */
export type Manner = "kicker" | "nouns" | "deed" | "sentence";

export interface Candidate {
  readonly text: string;
  /** The part of it that articles print as it is. */
  readonly printed: string;
  readonly manner: Manner;
  /** Its capitals mark no names. */
  readonly titleCase: boolean;
  /** The deed that its noun names, with the words that tell of it. */
  readonly deed?: Deed;
  /** Only what two papers print as it is may be called so. */
  readonly byTwo?: boolean;
}
