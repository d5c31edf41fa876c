import { readText } from "#platform/text/analysis/read-text.ts";
import type { TrendArticle } from "./trend-article.ts";

/** A topic is scattered if no place is in more than this share of its articles, and no name in as many. */
const MAX_SHARED = 0.5;
/** This share of the articles must name a place before different places can split the topic. */
const MIN_PLACED = 0.6;

/**
 * True for "Police arrest six suspects" in six towns: similar events in different places, without a common place or
 * name, are not a topic.
 */
export function isScattered(articles: readonly TrendArticle[]): boolean {
  const readings = articles.map(({ title, summary }) => readText(title, summary));
  const places = readings.map(({ title }) =>
    title.filter(({ kind }) => kind === "place").map(({ term }) => term),
  );
  const placed = places.filter((terms) => terms.length > 0);
  if (placed.length < articles.length * MIN_PLACED) return false;
  const names = readings.map(({ title }) =>
    title.filter(({ kind }) => kind === "name").map(({ term }) => term),
  );
  return mostShared(placed) <= MAX_SHARED && mostShared(names) < MAX_SHARED;
}

/** The share of the lists that contain the most frequent term. */
function mostShared(lists: readonly (readonly string[])[]): number {
  const counts = new Map<string, number>();
  for (const term of lists.flatMap((list) => [...new Set(list)]))
    counts.set(term, (counts.get(term) ?? 0) + 1);
  return Math.max(0, ...counts.values()) / Math.max(1, lists.length);
}
