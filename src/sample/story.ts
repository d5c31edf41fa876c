import type { SceneName } from "./drawings/scenes.ts";
import type { PaperId } from "./papers.ts";

/** A paper's own report: paper, headline, and one to three sentences. */
type SampleReport = readonly [paper: PaperId, headline: string, summary: string];

/** A follow-up within a day or so, for any paper to print: headline and one sentence. */
type FollowUp = readonly [headline: string, sentence: string];

/** A hand-written story. It names no weekday or date, because it returns every week, and no living person. */
export interface SampleStory {
  /** Two to five words that can precede a colon; unique in the edition. */
  readonly name: string;
  readonly scene: SceneName;
  readonly reports: readonly SampleReport[];
  readonly later: readonly FollowUp[];
}
