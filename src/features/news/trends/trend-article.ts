import type { Category } from "#contracts/sections.ts";
import { HOUR_MS } from "#platform/time.ts";

/** An article as the trends need it, assigned to its story by the desk. */
export interface TrendArticle {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly url?: string;
  readonly paper: string;
  readonly time: Date;
  readonly category?: Category;
  /** English if absent. */
  readonly language?: string;
  /** The strict story: the same event. */
  readonly story: string;
  /** What several stories are about. */
  readonly subject: string;
  /** Its relation to the event: "report", "reaction", "preview" … */
  readonly kind?: string;
  /** The article whose text this one repeats, if any. */
  readonly copyOf?: string | null;
}

export function hoursBefore(now: Date, time: Date): number {
  return Math.max(0, (now.getTime() - time.getTime()) / HOUR_MS);
}

export function papersOf(articles: readonly TrendArticle[]): number {
  return new Set(articles.map(({ paper }) => paper)).size;
}

const COPY_VOTE = 0.5;

/** A paper's vote for what it reports: half of one if it only repeats the text of another. */
export function voteOf(tellings: readonly TrendArticle[]): number {
  return tellings.some(({ copyOf = null }) => copyOf === null) ? 1 : COPY_VOTE;
}
