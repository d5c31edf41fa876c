/** An article as the story desk needs it. Articles come in time order, as far as papers allow. */
export interface DeskArticle {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly url?: string;
  readonly paper: string;
  /** Milliseconds. */
  readonly time: number;
  /** Equal for texts that open with the same words, where the feed gave enough text to tell. */
  readonly copyHash?: string | null;
}
