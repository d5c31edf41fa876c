import { cleanHeadline, splitHashtags } from "#platform/text/analysis/headline.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { readWords } from "#platform/text/analysis/words.ts";
import type { TrendArticle } from "./trend-article.ts";

/** What the headlines of a topic have in common: for each term the share of the headlines that use it. */
export type HeadlineTermShares = ReadonlyMap<string, number>;

export function headlineTermShares(articles: readonly TrendArticle[]): HeadlineTermShares {
  const shares = new Map<string, number>();
  for (const article of articles)
    for (const term of headlineTerms(article))
      shares.set(term, (shares.get(term) ?? 0) + 1 / articles.length);
  return shares;
}

/** The headline closest to all others comes first; of two equal ones the earlier. */
export function mostCentralFirst(articles: readonly TrendArticle[]): TrendArticle[] {
  const central = centralities(articles);
  const ranked = articles.map((article) => ({ article, central: central.get(article.id) ?? 0 }));
  return ranked
    .sort(
      (a, b) =>
        b.central - a.central || +a.article.time - +b.article.time || (a.article.id < b.article.id ? -1 : 1),
    )
    .map(({ article }) => article);
}

/** How near each article's headline is to all others. */
export function centralities(articles: readonly TrendArticle[]): ReadonlyMap<string, number> {
  const shares = headlineTermShares(articles);
  return new Map(articles.map((article) => [article.id, centrality(headlineTerms(article), shares)]));
}

/** The cosine between a headline and the mean of all. */
function centrality(terms: ReadonlySet<string>, shares: HeadlineTermShares): number {
  let product = 0;
  let length = 0;
  for (const term of terms) {
    product += (shares.get(term) ?? 0) * rarityOf(term) ** 2;
    length += rarityOf(term) ** 2;
  }
  return length === 0 ? 0 : product / Math.sqrt(length);
}

/** The terms of a headline, without small words. */
export function headlineTerms({ title }: TrendArticle): Set<string> {
  const words = readWords(splitHashtags(cleanHeadline(title))).filter((word) => !word.stop);
  return new Set(words.map((word) => word.term));
}
