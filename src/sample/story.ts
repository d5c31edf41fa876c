import type { SceneName } from "./drawings/scenes.ts";
import type { PaperId } from "./papers.ts";

/** A paper's own words: who, headline, one to three sentences. */
type Telling = readonly [paper: PaperId, headline: string, summary: string];

/** What became of it within a day or so, for any paper to print: headline, a sentence. */
type Later = readonly [headline: string, sentence: string];

/**
 * A hand-written story. Its words name no weekday and no date, because it comes round every week,
 * and nobody who lives.
 */
export interface SampleStory {
  /** Two to five words that can stand before a colon; unique in the edition. */
  readonly name: string;
  readonly scene: SceneName;
  readonly told: readonly Telling[];
  readonly later: readonly Later[];
}
