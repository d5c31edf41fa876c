import { agencies, everywhere, places } from "#platform/text/analysis/place-names.ts";
import { rarityOf } from "#platform/text/analysis/rarity.ts";
import { sharesOf } from "./shares.ts";
import { sharedCount } from "./term-sets.ts";
import type { TrendArticle } from "./trend-article.ts";

const TERMS_COMPARED = 6;
const ALIKE = 0.5;
const MOST_NAME_IT = 0.5;

interface Group {
  readonly articles: TrendArticle[];
  readonly terms: ReadonlySet<string>;
  /** The places that at least half of the headlines name. */
  readonly where: ReadonlySet<string>;
}

/** Two subjects that share most of their strongest words are one topic; the larger one absorbs the smaller one. */
export function mergeAlike(subjects: readonly (readonly TrendArticle[])[]): TrendArticle[][] {
  const merged: Group[] = [];
  const byTerm = new Map<string, Group[]>();
  for (const articles of subjects.toSorted((a, b) => b.length - a.length)) {
    const terms = strongestTerms(articles);
    const where = placesOf(articles);
    const alike = mostAlike({ terms, where }, byTerm);
    if (alike !== null) {
      alike.articles.push(...articles);
      continue;
    }
    const group = { articles: [...articles], terms, where };
    merged.push(group);
    for (const term of terms) {
      const having = byTerm.get(term);
      if (having === undefined) byTerm.set(term, [group]);
      else having.push(group);
    }
  }
  return merged.map(({ articles }) => articles);
}

function mostAlike(
  { terms, where }: Pick<Group, "terms" | "where">,
  byTerm: ReadonlyMap<string, readonly Group[]>,
): Group | null {
  const shared = new Map<Group, number>();
  for (const term of terms)
    for (const group of byTerm.get(term) ?? []) shared.set(group, (shared.get(group) ?? 0) + 1);
  let best: Group | null = null;
  let most = ALIKE;
  for (const [group, count] of shared) {
    const value = overlap(group.terms, terms, count);
    if (value > most && !areApart(group.where, where)) [best, most] = [group, value];
  }
  return best;
}

/** Arrests in Osun and arrests in Jos share their words but are two subjects. */
function areApart(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size > 0 && other.size > 0 && sharedCount(one, other) === 0;
}

function placesOf(articles: readonly TrendArticle[]): Set<string> {
  const named = [...sharesOf(articles)].filter(([term, share]) => places.has(term) && share >= MOST_NAME_IT);
  return new Set(named.map(([term]) => term).filter((term) => !everywhere.has(term)));
}

/** Words that most of the headlines use and few others do; no places, agencies or numbers. */
function strongestTerms(articles: readonly TrendArticle[]): Set<string> {
  const ranked = [...sharesOf(articles)]
    .filter(([term]) => !places.has(term) && !agencies.has(term) && !/^\d/.test(term))
    .map(([term, share]) => ({ term, weight: share * rarityOf(term) }))
    .sort((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1));
  return new Set(ranked.slice(0, TERMS_COMPARED).map(({ term }) => term));
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>, shared: number): number {
  const fewer = Math.min(a.size, b.size);
  return fewer < 2 ? 0 : shared / fewer;
}
