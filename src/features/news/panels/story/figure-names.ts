import type { Ladder } from "#features/news/contract/news.ts";
import type { Sentence } from "#words/sentences.ts";

/** What is counted, as it is said. */
export const figureNames: Readonly<Record<Ladder["figures"][number]["what"], Sentence>> = {
  dead: "Killed",
  injured: "Injured",
  abducted: "Abducted",
  freed: "Freed",
  rescued: "Rescued",
  arrested: "Arrested",
  missing: "Missing",
};
