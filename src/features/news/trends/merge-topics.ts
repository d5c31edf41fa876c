import { agencies, places, ubiquitousPlaces } from "#platform/text/analysis/place-names.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { headlineTermShares } from "./shares.ts";
import { sharedCount } from "./term-sets.ts";
import type { TrendArticle } from "./trend-article.ts";

const TERMS_COMPARED = 6;
const ALIKE = 0.5;
const NAMED_BY_MOST = 0.5;

interface Group {
  readonly articles: TrendArticle[];
  readonly terms: ReadonlySet<string>;
  /** The places that at least half of the headlines name. */
  readonly placeNames: ReadonlySet<string>;
}

/** Two subjects that share most of their strongest words are one topic; the larger one absorbs the smaller one. */
export function mergeAlike(subjects: readonly (readonly TrendArticle[])[]): TrendArticle[][] {
  const merged: Group[] = [];
  const byTerm = new Map<string, Group[]>();
  for (const articles of subjects.toSorted((a, b) => b.length - a.length)) {
    const terms = strongestTerms(articles);
    const placeNames = placesOf(articles);
    const alike = mostAlike({ terms, placeNames }, byTerm);
    if (alike !== null) {
      alike.articles.push(...articles);
      continue;
    }
    const group = { articles: [...articles], terms, placeNames };
    merged.push(group);
    for (const term of terms) {
      const groups = byTerm.get(term);
      if (groups === undefined) byTerm.set(term, [group]);
      else groups.push(group);
    }
  }
  return merged.map(({ articles }) => articles);
}

function mostAlike(
  { terms, placeNames }: Pick<Group, "terms" | "placeNames">,
  byTerm: ReadonlyMap<string, readonly Group[]>,
): Group | null {
  const shared = new Map<Group, number>();
  for (const term of terms)
    for (const group of byTerm.get(term) ?? []) shared.set(group, (shared.get(group) ?? 0) + 1);
  let best: Group | null = null;
  let bestOverlap = ALIKE;
  for (const [group, count] of shared) {
    const value = overlap(group.terms, terms, count);
    if (value > bestOverlap && !areApart(group.placeNames, placeNames)) [best, bestOverlap] = [group, value];
  }
  return best;
}

/** Arrests in Osun and arrests in Jos share their words but are two subjects. */
function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && sharedCount(one, other) === 0;
}

function placesOf(articles: readonly TrendArticle[]): Set<string> {
  const commonPlaces = [...headlineTermShares(articles)].filter(
    ([term, share]) => places.has(term) && share >= NAMED_BY_MOST,
  );
  return new Set(commonPlaces.map(([term]) => term).filter((term) => !ubiquitousPlaces.has(term)));
}

/** Words that most of the headlines use and few others do; no places, agencies or numbers. */
function strongestTerms(articles: readonly TrendArticle[]): Set<string> {
  const ranked = [...headlineTermShares(articles)]
    .filter(([term]) => !places.has(term) && !agencies.has(term) && !/^\d/.test(term))
    .map(([term, share]) => ({ term, weight: share * rarityOf(term) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return new Set(ranked.slice(0, TERMS_COMPARED).map(({ term }) => term));
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>, shared: number): number {
  const fewer = Math.min(a.size, b.size);
  return fewer < 2 ? 0 : shared / fewer;
}
