import shipped from "./word-counts.json" with { type: "json" };

/** How many articles use a term, and the percentage of its uses inside sentences that are capitalised. */
export interface WordCounts {
  readonly articles: number;
  readonly terms: Readonly<Record<string, readonly [articles: number, capitalShare: number]>>;
}

const counts = new Map(Object.entries((shipped as object as WordCounts).terms));
export const countedArticles: number = shipped.articles;

/** The number of counted articles that use a term. */
export function articlesWith(term: string): number {
  return counts.get(term)?.[0] ?? 0;
}

/** How certainly a term is a name: the share of capitals inside sentences; null for an unknown term. */
export function nameShare(term: string): number | null {
  const share = counts.get(term)?.[1] ?? -1;
  return share < 0 ? null : share / 100;
}

/** A term with at least this `nameShare` is taken for a name. */
export const MOSTLY_NAME = 0.7;

/** A term's information: 0 for one in every article, 1.3 for the commonest counted one, 9 for an unknown one. */
export function rarityOf(term: string): number {
  return Math.log((countedArticles + 1) / (articlesWith(term) + 0.5));
}
