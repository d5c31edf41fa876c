import { agencies, places } from "#platform/text/reading/place-names.ts";
import { articlesWith, countedArticles } from "#platform/text/reading/rarity.ts";
import type { ToldArticle } from "./told-article.ts";
import { sharesOf } from "./topic-name.ts";

const TERMS_COMPARED = 6;
const ALIKE = 0.5;

/** Two subjects that most of their strongest words share are one topic; the larger one takes the smaller one in. */
export function mergeAlike(groups: readonly (readonly ToldArticle[])[]): ToldArticle[][] {
  const merged: { articles: ToldArticle[]; terms: Set<string> }[] = [];
  const bySize = [...groups].sort((a, b) => b.length - a.length);
  for (const group of bySize) {
    const terms = strongestTerms(group);
    const alike = merged.find((other) => overlap(other.terms, terms) > ALIKE);
    if (alike) alike.articles.push(...group);
    else merged.push({ articles: [...group], terms });
  }
  return merged.map(({ articles }) => mostCentralFirst(articles));
}

function strongestTerms(group: readonly ToldArticle[]): Set<string> {
  const ranked = [...sharesOf(group)]
    .filter(([term]) => !places.has(term) && !agencies.has(term) && !/^\d/.test(term))
    .map(([term, share]) => ({ term, weight: share * rarity(term) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return new Set(ranked.slice(0, TERMS_COMPARED).map(({ term }) => term));
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared / Math.max(1, Math.min(a.size, b.size));
}

function rarity(term: string): number {
  return Math.log((countedArticles + 1) / (articlesWith(term) + 0.5));
}

/** The headline that says most of what all say comes first. */
function mostCentralFirst(articles: readonly ToldArticle[]): ToldArticle[] {
  return [...articles];
}
