import type { Category } from "#domains/news/shapes.ts";
import { HOUR_MS } from "#platform/time.ts";

/** An article as the trends need it: assigned by the desk, with its views. */
export interface TrendArticle {
  readonly id: string;
  readonly title: string;
  readonly summary?: string;
  readonly url?: string;
  readonly paper: string;
  readonly time: Date;
  readonly category?: Category;
  /** English where nothing is said. */
  readonly language?: string;
  /** The strict story: the same event. */
  readonly story: string;
  /** What several stories are about. */
  readonly subject: string;
  /** What it is to its event: "report", "reaction", "preview" … */
  readonly kind?: string;
  /** The article whose text this one repeats, if any. */
  readonly copyOf?: string | null;
}

export function hoursBefore(now: Date, time: Date): number {
  return Math.max(0, (now.getTime() - time.getTime()) / HOUR_MS);
}

/** False for what is said of an event, expects it or looks back on it. */
export function reports({ kind = "report" }: TrendArticle): boolean {
  return kind === "report" || kind === "live";
}
