import shipped from "./word-counts.json" with { type: "json" };

/** How many articles use a term, and the share (0–100) of its uses inside sentences that begin with a capital. */
export interface WordCounts {
  readonly articles: number;
  readonly terms: Readonly<Record<string, readonly [articles: number, capitalShare: number]>>;
}

const counts = new Map(Object.entries((shipped as object as WordCounts).terms));
export const countedArticles: number = shipped.articles;

/** In how many of the counted articles a term stands. */
export function articlesWith(term: string): number {
  return counts.get(term)?.[0] ?? 0;
}

/** How surely a term is a name: the share of capitals inside sentences; null for a term never counted there. */
export function nameShare(term: string): number | null {
  const share = counts.get(term)?.[1] ?? -1;
  return share < 0 ? null : share / 100;
}

/** How much a term says: 0.5 for one that every article has, 9 for one never counted. */
export function rarityOf(term: string): number {
  return Math.log((countedArticles + 1) / (articlesWith(term) + 0.5));
}
